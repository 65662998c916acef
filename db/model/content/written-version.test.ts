import { expect, test } from 'vitest'
import type { Article, ArticleHead } from './article.ts'
import { emptyWriting } from './written.ts'
import { type CurrentVersion, firstVersions, languageStates, sharedOf, sharedVersion, withShared, writingOf } from './written-version.ts'

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

test.each([
  [{ state: 'published', languages: ['fr'] }, ['fr'], 'published', true],
  [{ state: 'published', languages: [] }, ['fr'], 'draft', false],
  [{ state: 'published', languages: [] }, [], 'missing', false],
  [{ state: 'withdrawn', languages: ['fr'] }, ['fr'], 'withdrawn', false],
  [{ state: 'draft', languages: ['fr'] }, ['fr'], 'draft', false],
] as const)('a language without versions of %j, written in %j, is %s', (shown, written, state, isLive) => {
  expect(languageStates(shown, [], written).fr).toEqual({ state, isLive, isOutOfDate: false, publishAt: null, version: 0 })
})

test('without a text in the first language, others count as translated from the first that has one', () => {
  const writings = { nl: emptyWriting, fr: { ...emptyWriting, title: 'Titre' }, en: { ...emptyWriting, title: 'Title' }, de: emptyWriting }
  const made = firstVersions({ state: 'withdrawn', languages: ['fr'] }, writings, 'nl')
  expect(made.map(({ locale, state, source, sourcePrint }) => [locale, state, source, sourcePrint === null])).toEqual([
    ['fr', 'withdrawn', null, true],
    ['en', 'withdrawn', 'fr', false],
  ])
})

test('the fields of a version are read as a text, what is missing as empty', () => {
  expect(writingOf({ title: 'Titel', body: 'Tekst' })).toEqual({ name: '', title: 'Titel', summary: '', body: 'Tekst', alt: '' })
})

const head: ArticleHead = {
  ...{ key: 'k', category: 'tips', subcategory: null, order: 3, author: null, published: '2026-01-02', updated: null, state: 'published' },
  ...{ name: {}, title: {}, summary: {}, picture: null, formerPaths: [], job: null, languages: [] },
}

test('what an article shares over its languages is empty where it has nothing', () => {
  expect(sharedOf(head)).toEqual({
    ...{ category: 'tips', subcategory: '', order: '3', author: '', published: '2026-01-02', picture: '', employmentType: '', office: '', validThrough: '' },
  })
})

test('what an article shares over its languages is shown as the form takes it', () => {
  const job = { employmentType: 'FULL_TIME', office: 'brugge', validThrough: '2026-12-31' } as const
  expect(sharedOf({ ...head, subcategory: 'garden', author: 'an', job })).toMatchObject({
    ...{ subcategory: 'garden', author: 'an', employmentType: 'FULL_TIME', office: 'brugge', validThrough: '2026-12-31' },
  })
})

const shared = {
  ...{ category: 'jobs', subcategory: '', order: 'x', author: '', published: '2026-02-03', picture: '', employmentType: '', office: '', validThrough: '' },
}

test('an article takes what its languages share from the form', () => {
  const article: Article = { ...head, body: {} }
  expect(withShared(article, shared, null)).toEqual({ ...article, category: 'jobs', order: 0, published: '2026-02-03' })
  const filled = { ...shared, subcategory: 'garden', order: '7', author: 'an', employmentType: 'PART_TIME', office: 'brugge', validThrough: '2026-12-31' }
  expect(withShared(article, filled, null)).toMatchObject({
    ...{ subcategory: 'garden', order: 7, author: 'an', job: { employmentType: 'PART_TIME', office: 'brugge', validThrough: '2026-12-31' } },
  })
  expect(withShared(article, { ...shared, employmentType: 'FULL_TIME' }, null).job).toEqual({ employmentType: 'FULL_TIME', office: null, validThrough: null })
})

test('a version of what the languages share is published, and has the print of its fields', () => {
  const version = sharedVersion(shared, 3)
  expect(version).toMatchObject({ locale: 'all', version: 3, state: 'published', fields: shared, source: null, sourcePrint: null, publishAt: null })
  expect(version.print).not.toBe(sharedVersion({ ...shared, order: '1' }, 3).print)
})
