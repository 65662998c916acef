import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './median.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const maxAttempts = 4
/** Fetched when the bench runs: it is large, and nothing else needs it. */
const lighthouse = 'lighthouse@13.5.0'
const maxReport = 64 * 1024 * 1024 // bytes
export type Category = (typeof categories)[number]

export interface Scores {
  /** 0 to 100; for performance the median of the runs. */
  readonly of: Readonly<Record<Category, number>>
  /** Cumulative layout shift: the worst of the runs. */
  readonly layoutShift: number
  /** Largest contentful paint in milliseconds, median. */
  readonly largestPaint: number
  /** Total blocking time in milliseconds, median. */
  readonly blocking: number
  /** Failed audits outside performance. */
  readonly failed: readonly string[]
}

/** Runs Lighthouse `runs` times with its mobile preset (slow phone, slow network). */
export async function scorePage(url: string, port: number, runs: number): Promise<Scores> {
  const results: Look[] = []
  for (let run = 0; run < runs; run += 1) results.push(await look(url, port))
  const score = (category: Category) => median(results.map(({ scores }) => scores[category]))
  return {
    of: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') },
    layoutShift: Math.max(...results.map((result) => result.layoutShift)),
    largestPaint: median(results.map((result) => result.largestPaint)),
    blocking: median(results.map((result) => result.blocking)),
    failed: [...new Set(results.flatMap((result) => result.failed))],
  }
}

interface Look {
  readonly scores: Readonly<Record<Category, number>>
  readonly layoutShift: number
  readonly largestPaint: number
  readonly blocking: number
  readonly failed: readonly string[]
}

async function look(url: string, port: number): Promise<Look> {
  const lhr = await report(url, port)
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const failed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter((audit) => audit.weight > 0 && lhr.audits[audit.id]?.score === 0)
    .map((audit) => audit.id)
  return {
    scores: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') },
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failed,
  }
}

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

/** Chromium sometimes loses the start of its trace: then the run is repeated. */
async function report(url: string, port: number): Promise<Report> {
  let error = 'no result'
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const options = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join(',')}`]
    const result: Report = JSON.parse(await written('npx', ['--yes', lighthouse, url, ...options]))
    if (!result.runtimeError) return result
    error = result.runtimeError.message
  }
  throw new Error(`Lighthouse failed on ${url}: ${error}`)
}

/** The file that a command wrote, even if it failed: Lighthouse reports a failed run too, and may end before a pipe is read. */
function written(command: string, words: readonly string[]): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'perron-lighthouse-')), 'report.json')
  return new Promise((done) => execFile(command, [...words, `--output-path=${file}`], { maxBuffer: maxReport }, () => done(readFileSync(file, 'utf8'))))
}
