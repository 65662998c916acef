import { expect, test } from 'vitest'
import { formNames } from '#db/model/lead.ts'
import texts from '#db/standard/processings.json' with { type: 'json' }
import { locales } from '#messages/locales.ts'
import { formMonths } from '#worker/forms/retention.ts'
import { processingRows } from './processings.ts'

test('every form belongs to one processing', () => {
  expect(texts.flatMap(({ forms }) => forms).sort()).toEqual([...formNames].sort())
})

test('the first form of a processing is kept as long as the table says for all', () => {
  for (const { key, forms } of texts) {
    const months = new Set(formNames.filter((name) => forms.includes(name)).map((name) => formMonths[name]))
    // A saved search with an e-mail address alone has a term of its own in the text.
    expect(months.size, key).toBeLessThanOrEqual(key === 'searchAlerts' ? 2 : 1)
  }
})

test.each(locales)('in %s every cell has a text, and no term is missing', (locale) => {
  for (const row of processingRows(locale)) for (const text of Object.values(row)) expect(text, row.key).toMatch(/^[^{}]{2,}$/)
})

test('the table says how long the code keeps a rent profile, an application and the codes of senders', () => {
  const kept = Object.fromEntries(processingRows('en').map((row) => [row.key, row.kept]))
  expect(kept.rentProfiles).toContain(`${formMonths.rentProfile} months`)
  expect(kept.jobApplications).toContain(`${formMonths.jobApplication} months`)
  expect(kept.searchAlerts).toContain(`The request: ${formMonths.demandRegister} months, or ${formMonths.alert} month`)
  expect(kept.abuse).toBe('2 days at most')
})
