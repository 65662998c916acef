import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { aProperty, type FeedRecord } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'
import { elementsOf, pageOf, textOf, withProperties } from './listing-pages.ts'

interface EnergyListing extends FeedRecord {
  readonly ID: number
  readonly Zip: string
  readonly EnergyPerformance: number | null
  readonly label: string | null
  readonly duty?: boolean
  /** Sold: the page shows the letter only. */
  readonly hasNoTables?: boolean
}

describe('the energy label', () => {
  const flanders = { Zip: '8000', City: 'Brugge' }
  const brussels = { Zip: '1000', City: 'Brussel' }
  const wallonia = { Zip: '5000', City: 'Namur' }
  const luxembourg = { Zip: '1855', City: 'Luxembourg', CountryID: 50 }
  const listings: readonly EnergyListing[] = [
    { ID: 1, ...flanders, EnergyPerformance: 0, label: 'A+' },
    { ID: 2, ...flanders, EnergyPerformance: 99, label: 'A' },
    { ID: 3, ...flanders, EnergyPerformance: 100, label: 'B' },
    { ID: 4, ...flanders, EnergyPerformance: 500, label: 'F', duty: true },
    { ID: 5, ...flanders, EnergyPerformance: 450, label: 'E', duty: true },
    { ID: 6, ...flanders, EnergyPerformance: 399, label: 'D' },
    { ID: 7, ...brussels, EnergyPerformance: 45, label: 'A-' },
    { ID: 8, ...brussels, EnergyPerformance: 323, label: 'F-' },
    { ID: 9, ...brussels, EnergyPerformance: 275.5, label: 'F+' },
    { ID: 10, ...brussels, EnergyPerformance: 346, label: 'G' },
    { ID: 11, ...wallonia, EnergyPerformance: -5, label: 'A++' },
    { ID: 12, ...wallonia, EnergyPerformance: 85, label: 'A' },
    { ID: 13, ...wallonia, EnergyPerformance: 600, label: 'G' },
    { ID: 14, ...luxembourg, EnergyPerformance: 600, EPCLabelText: 'C', label: 'C' },
    { ID: 15, ...luxembourg, EnergyPerformance: null, EPCLabelText: 'I', label: 'I' },
    { ID: 16, ...flanders, EnergyPerformance: null, EPCLabelText: 'B', label: 'B' },
    { ID: 17, ...flanders, EnergyPerformance: null, label: null },
    { ID: 18, ...flanders, EnergyPerformance: 520, MainTypeName: 'Land', WebID: 3, TypeDescription: 'land', label: 'F' },
    { ID: 19, ...flanders, EnergyPerformance: 520, Goal: 1, label: 'F' },
    { ID: 20, ...flanders, EnergyPerformance: 520, MainTypeName: 'Apartment', WebID: 2, TypeDescription: 'apartment', label: 'F', duty: true },
    { ID: 21, ...flanders, EnergyPerformance: 520, Status: 2, label: 'F', hasNoTables: true },
  ]
  let site: TestSite
  beforeAll(async () => {
    site = await withProperties(...listings.map(({ label, duty, hasNoTables, ...record }) => aProperty(record)))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each(listings)('listing $ID in $Zip with $EnergyPerformance kWh has label $label', async ({ ID, label, hasNoTables }) => {
    const elements = elementsOf(await pageOf(site, ID))
    const facts = elements.find((element) => element.attribs.class === 'key-facts')
    const badge = facts && DomUtils.findOne((element) => element.attribs.class === 'epc', facts.children)
    expect(badge ? DomUtils.textContent(badge) : null).toBe(label)
    const current = elements.filter(
      (element) => element.name === 'li' && element.attribs['aria-current'] === 'true' && element.attribs['data-band'] !== undefined,
    )
    expect(current.map((step) => DomUtils.textContent(step).startsWith(label ?? '?'))).toEqual(label === null || hasNoTables ? [] : [true])
  })

  test.each(locales)('a house or flat for sale in Flanders with label E or F has a six-year renovation duty, in %s', async (locale) => {
    const t = translator(locale)
    for (const { ID, label, duty } of listings) {
      const text = textOf(elementsOf(await pageOf(site, ID, locale)), (name) => name === 'main')[0]
      if (duty) expect(text).toContain(t('energy.duty', { label: label ?? '', reach: 'D', years: 6 }))
      else expect(text).not.toContain(t('energy.dutyTitle'))
    }
    expect(t('energy.duty', { label: 'E', reach: 'D', years: 6 })).toMatch(/\b6\b/)
  })
})
