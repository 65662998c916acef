import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2 at levels A and AA, and what axe recommends beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A quarter of the browser's work on the readable file, which AxeBuilder would inject. */
const minified = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** The violations that axe finds on the page in its present state, one line each. @param within limits the check to this part of the page */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Once per document: injecting axe takes as long as running it.
  const isInjected = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isInjected ? ';' : minified })
  // No rule with these tags reads style sheets, which axe would otherwise fetch and parse beforehand.
  axe.options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: { assets: ['media'] } })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
