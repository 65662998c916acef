import { expect, test } from 'vitest'
import { formCatalogue, formNames } from '#db/model/forms/form-catalogue.ts'
import texts from '#db/standard/processings.json' with { type: 'json' }
import { locales } from '#messages/locales.ts'
import { processingRows } from './processings.ts'

test('every form belongs to one processing', () => {
  expect(texts.flatMap(({ forms }) => forms).sort()).toEqual([...formNames].sort())
})

test('all forms of a processing are kept as long as the first, which the table shows', () => {
  for (const { key, forms } of texts) {
    const months = new Set(formNames.filter((name) => forms.includes(name)).map((name) => formCatalogue[name].months))
    // A saved search with only an e-mail address has a separate period in the text.
    expect(months.size, key).toBeLessThanOrEqual(key === 'searchAlerts' ? 2 : 1)
  }
})

test.each(locales)('in %s every cell has a text, and no period is missing', (locale) => {
  for (const row of processingRows(locale, { countsVisits: true }, () => undefined))
    for (const text of Object.values(row)) expect(text, row.key).toMatch(/^[^{}]{2,}$/)
})

test('the table shows how long a rent profile, an application and the codes of senders are kept', () => {
  const kept = Object.fromEntries(processingRows('en', { countsVisits: true }, () => undefined).map((row) => [row.key, row.kept]))
  expect(kept.rentProfiles).toContain(`${formCatalogue.rentProfile.months} months`)
  expect(kept.jobApplications).toContain(`${formCatalogue.jobApplication.months} months`)
  expect(kept.searchAlerts).toContain(`The request: ${formCatalogue.demandRegister.months} months, or ${formCatalogue.alert.months} month`)
  expect(kept.abuse).toBe('2 days at most; the security log 90 days')
})

test('the hash of a visitor is named only where visits are counted', () => {
  const keys = (countsVisits: boolean) => processingRows('nl', { countsVisits }, () => undefined).map(({ key }) => key)
  expect(keys(true).filter((key) => !keys(false).includes(key))).toEqual(['visitCounting'])
  expect(keys(false)).toContain('viewCounting')
})

test('the CRM is a recipient of the forms that it gets, and of no other', () => {
  const rows = processingRows('fr', { countsVisits: true }, (form) => (form === 'enquiry' ? 'Whise' : undefined))
  const named = rows.filter(({ recipients }) => recipients.includes('Whise'))
  expect(named.map(({ key, recipients }) => [key, recipients])).toEqual([
    ['questions', 'L’agence qui répond\u202f; Cloudflare (hébergement)\u202f; le service de messagerie\u00a0; Whise (CRM)'],
  ])
})
