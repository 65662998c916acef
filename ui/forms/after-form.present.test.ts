import { describe, expect, test } from 'vitest'
import { formCatalogue, formNames } from '#db/model/forms/form-catalogue.ts'
import { locales } from '#messages/locales.ts'
import { presentSteps, presentWhenAndWho } from './after-form.present.ts'
import { wayOn } from './way-on.present.ts'

const nothing = { listing: null, project: null, page: null, search: null, hasTeam: true }

describe.each(formNames)('after the form %s', (form) => {
  test.each(locales)('its page says what happens, when, by whom, and one next step in %s', (locale) => {
    for (const promises of [[], ['answer']] as const) {
      expect(presentSteps(form, promises, locale)).toHaveLength(formCatalogue[form].steps.length)
      const rows = presentWhenAndWho(form, null, 'Perron', promises, locale)
      expect(rows.map(({ name }) => name)).toEqual(form === 'viewing' || form === 'openDay' ? ['by'] : ['when', 'by'])
    }
    expect(wayOn(form, nothing, locale)).toMatchObject({ text: expect.stringMatching(/../), href: expect.stringMatching(`^/${locale}/`) })
  })
})
