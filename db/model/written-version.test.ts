import { expect, test } from 'vitest'
import { emptyWriting } from './written.ts'
import { type CurrentVersion, firstVersions, languageStates } from './written-version.ts'

const version: CurrentVersion = {
  ...{
    locale: 'fr',
    version: 2,
    state: 'draft',
    print: 'p',
    source: 'nl',
    sourcePrint: 'n',
    publishAt: null,
    actor: 'staff-editor',
    at: '2026-01-01T00:00:00.000Z',
  },
}

test.each([
  ['a text without versions', [], { state: 'published', isLive: true, isOutOfDate: false, version: 0 }],
  ['a draft over a live text', [version], { state: 'draft', isLive: true, isOutOfDate: false, version: 2 }],
  ['a translation of a text that has changed', [version, { ...version, locale: 'nl', print: 'other', source: null }], { isOutOfDate: true }],
  ['a translation of a text that is the same', [version, { ...version, locale: 'nl', print: 'n', source: null }], { isOutOfDate: false }],
] as const)('the state of %s', (_, versions, expected) => {
  expect(languageStates({ state: 'published', languages: ['fr'] }, versions, ['fr']).fr).toMatchObject(expected)
})

test('what an import left is version 0 of each language, translated from the site’s first', () => {
  const writings = { nl: { ...emptyWriting, title: 'Titel' }, fr: { ...emptyWriting, title: 'Titre' }, en: emptyWriting, de: emptyWriting }
  const made = firstVersions({ state: 'published', languages: ['nl', 'fr'] }, writings, 'nl')
  expect(made.map(({ locale, version: number, state, source }) => [locale, number, state, source])).toEqual([
    ['nl', 0, 'published', null],
    ['fr', 0, 'published', 'nl'],
  ])
})
