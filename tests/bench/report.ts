import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBytes } from './bytes.ts'
import type { ImportTime } from './import-time.ts'
import type { Scores } from './lighthouse-scores.ts'
import type { PageProfile } from './profile-page.ts'
import type { QueriesOfPage } from './queries.ts'
import type { Rate } from './rates.ts'
import { targets, verdict } from './targets.ts'
import type { Share } from './time-spent.ts'

type Row = readonly (string | number)[]

export function table(head: Row, rows: readonly Row[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export function rateSection(title: string, rates: readonly Rate[], targets: ReadonlyMap<string, number>): string {
  const rows = rates.map(({ path, perSecond, toFixed, processor }) => {
    const target = targets.get(path)
    return [
      code(path),
      Math.round(perSecond),
      `1/${(1 / toFixed).toFixed(1)}`,
      target === undefined ? '' : `1/${Number((1 / target).toFixed(1))}`,
      target === undefined ? '' : verdict(toFixed >= target),
      processor.toFixed(2),
    ]
  })
  return `### ${title}\n\n${table(['path', 'requests/s', 'of the fixed text', 'target', 'holds', 'workerd CPU per response, ms'], rows)}`
}

export function querySection({ path, empty, cold, warm }: QueriesOfPage): string {
  const row = (name: string, { statements, calls }: QueriesOfPage['cold']) => [name, statements, calls]
  return table(
    [`\`${path}\``, 'statements', 'round trips'],
    [row('nothing cached, the index is rebuilt (another list)', empty), row('index known, this list not cached', cold), row('cached', warm)],
  )
}

export interface ImportPair {
  readonly name: string
  readonly first: ImportTime
  readonly again: ImportTime
}

export function importSection(pairs: readonly ImportPair[]): string {
  const rows = pairs.map(({ name, first, again }) => [
    name,
    first.seconds.toFixed(1),
    verdict(first.seconds < targets.importSeconds),
    megabytes(first.memory),
    verdict(first.memory / 1e6 < targets.importMegabytes),
    again.seconds.toFixed(1),
    (again.seconds / first.seconds).toFixed(2),
    verdict(again.seconds / first.seconds < targets.unchangedShare),
  ])
  const head = ['', 'seconds', `< ${targets.importSeconds}`, 'peak MB, all processes', `< ${targets.importMegabytes}`, 'unchanged, s', 'share', '< 1/3']
  const summaries = pairs.map(({ first, again }) => `${first.summary}; again: ${again.summary}`)
  return `${table(head, rows)}\n\n${summaries[0] ?? ''}`
}

export function byteSection(pages: readonly { readonly path: string; readonly bytes: PageBytes }[], worker: number): string {
  const rows = pages.map(({ path, bytes }) => [code(path), bytes.html, bytes.script, bytes.style, bytes.icons, bytes.total, bytes.fonts].map(grouped))
  const head = ['brotli 11', 'HTML', 'JS', 'CSS', 'icon', 'without photographs and fonts', 'fonts']
  return `${table(head, rows)}\n\nThe Worker's bundle, gzip 9: ${grouped(worker)} bytes.`
}

export interface ScoredPage {
  readonly path: string
  readonly compressed: Scores
  readonly plain: Scores
}

export function scoreSection(pages: readonly ScoredPage[]): string {
  const rows = pages.map(({ path, compressed: { of, layoutShift, largestPaint, blocking, failed }, plain }) => [
    code(path),
    of.performance,
    of.accessibility,
    of['best-practices'],
    of.seo,
    layoutShift.toFixed(3),
    (largestPaint / 1000).toFixed(1),
    Math.round(blocking),
    verdict(of.performance >= targets.page.performance && blocking < targets.page.blockingMs),
    plain.of.performance,
    failed.join(', ') || '—',
  ])
  const target = `performance ≥ ${targets.page.performance}, TBT < ${targets.page.blockingMs} ms`
  return table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'LCP, s', 'TBT, ms', target, 'performance uncompressed', 'failed audits'],
    rows,
  )
}

export function profileSection({ path, requests, busy, byOwner, byFunction }: PageProfile): string {
  const rows = (shares: readonly Share[], count: number) =>
    shares.slice(0, count).map(({ name, share }) => [name, `${(share * 100).toFixed(1)} %`, Math.round((share * busy * 1000) / requests)])
  const head = ['', 'share', 'µs per page']
  const title = `### ${code(path)}: ${(busy / requests).toFixed(2)} ms in the Worker`
  return `${title}\n\n${table(head, rows(byOwner, 16))}\n\n${table(head, rows(byFunction, 20))}`
}

/** One section of the results. */
export interface Section {
  readonly title: string
  readonly text: string
}

const results = join(import.meta.dirname, 'RESULTS.md')

/** Writes sections into the results file; other sections keep their text, new ones are appended. */
export function writeResults(head: string, sections: readonly Section[]): void {
  const [, ...kept] = existsSync(results) ? readFileSync(results, 'utf8').trim().split(/^## /m) : []
  const texts = new Map(kept.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]))
  for (const { title, text } of sections) texts.set(title, text)
  writeFileSync(results, `${[head, ...[...texts].map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')}\n`)
}

export function code(path: string): string {
  return `\`${path}\``
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1e6))
}

/** Milliseconds, with one decimal. */
export function tenths(ms: number): string {
  return ms.toFixed(1)
}

export function grouped(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value
}
