import { join } from 'node:path'
import { href } from '#ui/routes.ts'
import { loadDemo } from '../kit/journeys/demo-state.ts'
import { type PageKind, pageKinds } from '../kit/journeys/page-kinds.ts'
import { startChromium } from './chromium.ts'
import { compressing } from './compressing-proxy.ts'
import { scorePage } from './lighthouse-scores.ts'
import { code, type Section, table } from './report.ts'
import { withSite } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const runs = Number(process.env.KIND_RUNS ?? 1)
/** Which kinds, by name; all by default. */
const requested = new RegExp(process.env.KINDS ?? '')
const locales = ['nl', 'fr', 'en', 'de'] as const

/** The bench part that runs Lighthouse on one page of every kind that answers 200, in alternating languages. */
export async function kinds(_states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'demo-whole')
  await loadDemo(state)
  const rows = await withSite(state, ({ origin }) => scoreKinds(origin))
  const text =
    rows === null
      ? 'No Chromium on this machine.'
      : `Mobile preset, medians of ${runs}, compressed by a proxy (brotli 5) as the edge does. A page that asks not to be indexed loses points for SEO by that alone (\`is-crawlable\`). Targets: accessibility and best practices 100, SEO 100 where indexed, performance ≥ ${targets.kinds.performance}.\n\n${table(['kind', 'performance', 'accessibility', 'best practices', 'SEO', 'holds', 'failed audits'], rows)}`
  return [{ title: 'Lighthouse on every kind of page', text }]
}

/** The sweeps over all kinds leave these out: landing pages are lists, and the others are built like kinds that they have. */
const otherPages: readonly PageKind[] = [
  { name: 'landing page of a town', status: 200, path: () => '/fr/a-vendre/bruges/' },
  { name: 'landing page of a type', status: 200, path: () => '/de/zu-verkaufen/bruegge/haus/' },
  { name: 'disclaimer', status: 200, path: (locale) => href('disclaimer', locale) },
  { name: 'accessibility statement', status: 200, path: (locale) => href('accessibility', locale) },
  { name: 'valuation form', status: 200, path: (locale) => href('valuation', locale) },
  { name: 'enquiry form', status: 200, path: (locale) => href('enquiry', locale, { id: 4001 }) },
]

async function scoreKinds(origin: string): Promise<readonly (readonly (string | number)[])[] | null> {
  const browser = await startChromium()
  if (browser === null) return null
  const proxy = await compressing(origin)
  const rows: (string | number)[][] = []
  try {
    for (const [at, { name, path, status }] of [...pageKinds, ...otherPages].entries()) {
      if (!requested.test(name)) continue
      const address = path(locales[at % locales.length] ?? 'nl')
      const answer = await fetch(origin + address)
      const html = await answer.text()
      if (status !== 200 || answer.status !== 200 || !html.includes('<main')) continue
      const isIndexed = !html.includes('content="noindex')
      const { of, failed } = await scorePage(proxy.origin + new URL(answer.url).pathname + new URL(answer.url).search, browser.port, runs)
      const others = failed.filter((audit) => isIndexed || audit !== 'is-crawlable')
      const holds =
        of.accessibility === 100 &&
        of['best-practices'] === 100 &&
        (!isIndexed || of.seo === 100) &&
        others.length === 0 &&
        of.performance >= targets.kinds.performance
      console.log(name, Object.values(of).join(' '), failed.join(' '))
      rows.push([`${name}, ${code(address)}`, of.performance, of.accessibility, of['best-practices'], of.seo, verdict(holds), failed.join(', ') || '—'])
    }
    return rows
  } finally {
    await proxy.close()
    await browser.close()
  }
}
