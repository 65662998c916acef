import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { ownerPageKinds, type PageKind, pageKinds } from '../kit/journeys/page-kinds.ts'

/** What a page shows before the styles of the rest of it have arrived. */

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** With FULL=1 every kind of page; otherwise every twelfth. */
const some = (kinds: readonly PageKind[]) => kinds.filter((_, at) => isFull || at % 12 === 0)
const printed = /print/

/**
 * The rules of the linked style sheets that match an element above their link on a freshly loaded page, and that are missing from the head.
 * Typefaces, paper and view transitions may come later.
 */
function missingAbove(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('body link[rel="stylesheet"]')
    if (link === null) return ['no style sheet is linked in the body']
    const collect = (rules: CSSRuleList, found: (rule: CSSStyleRule, within: string) => void, within = ''): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) found(rule, within)
        else if (rule instanceof CSSMediaRule) collect(rule.cssRules, found, `${within}@media ${rule.conditionText} `)
        else if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules, found, `${within}@layer ${rule.name} `)
        else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, found, within)
      }
    }
    const topLevel = (list: string): readonly string[] => {
      const parts = ['']
      let depth = 0
      for (const character of list) {
        depth += character === '(' ? 1 : character === ')' ? -1 : 0
        if (character === ',' && depth === 0) parts.push('')
        else parts.push((parts.pop() ?? '') + character)
      }
      return parts
    }
    const sheets = [...document.styleSheets]
    const linked = sheets.filter(({ ownerNode }) => ownerNode?.parentElement?.closest('body'))
    const known = new Set<string>()
    if (sheets[0]) collect(sheets[0].cssRules, (rule, within) => known.add(within + rule.selectorText))
    // Styles of the whole page that depend on something below come with it.
    const dependent = /^(?:html|body):has\(/
    const touched = /:(?:hover|focus|active|user-|popover-open|target|modal|autofill)|::(?:backdrop|selection|view-transition)/
    const missing: string[] = []
    for (const sheet of linked) {
      collect(sheet.cssRules, (rule, within) => {
        if (known.has(within + rule.selectorText) || /print|@layer arrived/.test(within)) return
        const selectors = topLevel(rule.selectorText).filter((each) => !touched.test(each.replaceAll(/:not\([^()]*\)/g, '')) && !dependent.test(each.trim()))
        const isAbove = (selector: string) =>
          [...document.querySelectorAll(selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '') || '*')].some(
            (element) => (link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
          )
        if (selectors.some(isAbove)) missing.push(`${within}${rule.selectorText}`)
      })
    }
    return missing
  })
}

test.each([
  ['pages', some(pageKinds), 'visitor'],
  ['pages of an owner', some(ownerPageKinds), 'owner'],
] as const)('the head of %s has every rule of what is above the link to the rest, and is small', async (_, kinds, who) => {
  const errors: string[] = []
  const options = who === 'owner' ? await demo.asOwner() : {}
  await demo.visitEach(kinds, { ...options, width: 1280, javaScriptEnabled: false }, async ({ page, open }, { name, path, status }) => {
    expect(await open(path('nl')), name).toBe(status)
    if (printed.test(path('nl'))) return
    const styles = await page.locator('head style').textContent()
    expect(brotliCompressSync(styles ?? '').length, name).toBeLessThan(10_000)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 850 })
      errors.push(...(await missingAbove(page)).map((rule) => `${name}, ${width} px: ${rule}`))
    }
  })
  expect(errors).toEqual([])
})

test('nothing but the styles in the head blocks the first paint', async () => {
  await demo.visitEach(some(pageKinds), {}, async ({ page, open }, { name, path }) => {
    await open(path('fr'))
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map((entry) => entry.name),
    )
    expect(blocking, name).toEqual([])
  })
})
