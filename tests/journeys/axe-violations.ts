import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2 at levels A and AA, and what axe recommends beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on the page in its present state, one line each. @param within limits the check to this part of the page */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Once per document: injecting axe takes as long as running it.
  const isInjected = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isInjected ? { axeSource: ';' } : {}) })
  axe.options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
