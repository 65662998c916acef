import type { Browser, CDPSession, Page } from 'playwright-core'
import { type CssRule, rulesOf } from '#worker/local/page-styles/css-rules.ts'

/** The styles in a page's head: their length in characters, and the share of it that nothing on the page has used. */
export interface StyleCoverage {
  readonly length: number
  /** Outside all ranges that Chromium reports, as its tools show it: a range of a layer or a condition covers all rules in it. */
  readonly unused: number
  /** In rules that are not reported themselves. */
  readonly unusedRules: number
}

interface Range {
  readonly startOffset: number
  readonly endOffset: number
}

const linked = /\/assets\/(?:site|desk)-.*\.css/
const maxPointed = 60

/** The union over a phone and a desktop, light and dark, each with its controls pointed at and focused; null for a page without styles in its head. */
export async function coverInlineStyles(browser: Browser, url: string): Promise<StyleCoverage | null> {
  let text: string | null = null
  const used: Range[] = []
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height: 850 }, colorScheme })
      const page = await context.newPage()
      // The linked sheet has the same rules: one that both have may be counted for either.
      await page.route(linked, (route) => route.abort())
      const found = await coverOnce(page, await context.newCDPSession(page), url)
      await context.close()
      if (found === null) return null
      text = found.text
      used.push(...found.ranges)
    }
  if (text === null) return null
  const starts = new Set(used.map(({ startOffset }) => startOffset))
  return { length: text.length, unused: 1 - covered(used) / text.length, unusedRules: unusedIn(text, starts) / text.length }
}

async function coverOnce(page: Page, session: CDPSession, url: string): Promise<{ readonly text: string; readonly ranges: readonly Range[] } | null> {
  const sheets: { readonly id: string; readonly length: number }[] = []
  session.on('CSS.styleSheetAdded', ({ header }) => {
    if (header.isInline) sheets.push({ id: header.styleSheetId, length: header.length })
  })
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('CSS.startRuleUsageTracking')
  await page.goto(url, { waitUntil: 'load' })
  const controls = await page.$$('a:visible, button:visible, input:visible, select:visible, summary:visible')
  for (const control of controls.slice(0, maxPointed)) {
    await control.hover({ timeout: 300, noWaitAfter: true, force: true }).catch(() => undefined)
    await control.focus().catch(() => undefined)
  }
  const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking')
  const own = [...sheets].sort((one, other) => other.length - one.length)[0]
  if (own === undefined) return null
  const { text } = await session.send('CSS.getStyleSheetText', { styleSheetId: own.id })
  return { text, ranges: ruleUsage.filter((rule) => rule.used && rule.styleSheetId === own.id) }
}

/** The characters in at least one range. */
function covered(ranges: readonly Range[]): number {
  let [sum, to] = [0, 0]
  for (const { startOffset, endOffset } of [...ranges].sort((one, other) => one.startOffset - other.startOffset)) {
    sum += Math.max(0, endOffset - Math.max(to, startOffset))
    to = Math.max(to, endOffset)
  }
  return sum
}

/** The characters of rules at whose start nothing was used. At-rules that only declare count as used. */
function unusedIn(text: string, used: ReadonlySet<number>): number {
  let at = 0
  return rulesOf(text)
    .filter((rule): rule is CssRule & { readonly body: string } => rule.body !== null)
    .reduce((sum, { head, body }) => {
      const rule = `${head}{${body}}`
      const start = text.indexOf(rule, at)
      at = start + rule.length
      return head.startsWith('@') || used.has(start) ? sum : sum + rule.length
    }, 0)
}
