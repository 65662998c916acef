import { expect, test } from 'vitest'
import { byLocale } from '#messages/locales.ts'
import { aPhoto } from '../../../tests/listings/listing-factory.ts'
import type { Article } from './article.ts'
import {
  emptyWriting,
  everyWriting,
  fieldsOfKind,
  isEmptyWriting,
  pageOfWritings,
  printOf,
  readWrittenId,
  sameWriting,
  type WrittenKey,
  withWritings,
  writingFields,
  writingOfArticle,
  writingOfPage,
  writtenId,
} from './written.ts'

const tip: Article = {
  ...{ key: 'tip-garden', category: 'tips', subcategory: null, order: 1, author: null, published: '2026-01-01', updated: null, state: 'draft' },
  ...{ name: { nl: 'Tuin', fr: 'Jardin' }, title: { nl: 'Uw tuin', fr: 'Votre jardin' }, summary: { any: 'Garden' }, body: { nl: 'Tekst' } },
  ...{ picture: { ...aPhoto('a'), name: { nl: 'Een tuin' } }, formerPaths: [], job: null, languages: ['nl'] },
}
const dutch = { name: 'Tuin', title: 'Uw tuin', summary: 'Kort', body: 'Lang', alt: 'Foto' }

test.each<[id: string, key: WrittenKey | null]>([
  ['article-tip-garden', { kind: 'article', key: 'tip-garden' }],
  ['page-cookiePolicy', { kind: 'page', key: 'cookiePolicy' }],
  ['page-cookiepolicy', { kind: 'page', key: 'cookiePolicy' }],
  ['page-nothing', null],
  ['article-', null],
  ['article-1tip', null],
  ['article-Tip', null],
  ['article-tip!', null],
  [`article-${'a'.repeat(40)}`, { kind: 'article', key: 'a'.repeat(40) }],
  [`article-${'a'.repeat(41)}`, null],
  ['article-tips', { kind: 'article', key: 'tips' }],
  ['text-tips', null],
  ['my article-tips', null],
  ['tips', null],
])('the id %j names %j', (id, key) => {
  expect(readWrittenId(id)).toEqual(key)
  if (key !== null) expect(writtenId(key)).toBe(key.kind === 'page' ? 'page-cookiePolicy' : id)
})

test('a page has neither a name nor a picture', () => {
  expect([fieldsOfKind.article, fieldsOfKind.page]).toEqual([
    ['name', 'title', 'summary', 'body', 'alt'],
    ['title', 'summary', 'body'],
  ])
})

test('a text is empty if every field is blank', () => {
  expect([isEmptyWriting(emptyWriting), isEmptyWriting({ ...emptyWriting, body: ' \n' })]).toEqual([true, true])
  expect(writingFields.map((field) => isEmptyWriting({ ...emptyWriting, [field]: 'x' }))).toEqual([false, false, false, false, false])
})

test('texts differ if any field does, and so do their hashes', () => {
  expect([sameWriting(dutch, { ...dutch }), printOf(dutch) === printOf({ ...dutch })]).toEqual([true, true])
  for (const field of writingFields) {
    const other = { ...dutch, [field]: 'x' }
    expect([sameWriting(dutch, other), printOf(dutch) === printOf(other)], field).toEqual([false, false])
  }
})

test('an article has its texts in a language, those for all languages included', () => {
  expect(writingOfArticle(tip, 'nl')).toEqual({ name: 'Tuin', title: 'Uw tuin', summary: 'Garden', body: 'Tekst', alt: 'Een tuin' })
  expect(writingOfArticle(tip, 'de')).toEqual({ name: '', title: '', summary: 'Garden', body: '', alt: '' })
  expect(writingOfArticle({ ...tip, picture: null }, 'nl').alt).toBe('')
})

test('a page has its texts in a language', () => {
  const page = { title: { fr: 'Équipe' }, summary: { any: 'Team' }, body: null }
  expect(writingOfPage(page, 'fr')).toEqual({ name: '', title: 'Équipe', summary: 'Team', body: '', alt: '' })
  expect(writingOfPage({ ...page, body: { nl: 'Wij' } }, 'nl')).toEqual({ name: '', title: '', summary: 'Team', body: 'Wij', alt: '' })
})

const written = { ...byLocale(() => emptyWriting), nl: dutch, fr: { ...dutch, name: 'Jardin', alt: ' ' }, de: { ...dutch, body: '' } }

test('an article takes over the texts that are written, and is in the languages that have all of them', () => {
  expect(withWritings(tip, written)).toEqual({
    ...tip,
    name: { nl: 'Tuin', fr: 'Jardin', de: 'Tuin' },
    title: { nl: 'Uw tuin', fr: 'Uw tuin', de: 'Uw tuin' },
    summary: { nl: 'Kort', fr: 'Kort', de: 'Kort' },
    body: { nl: 'Lang', fr: 'Lang' },
    picture: { ...tip.picture, name: { nl: 'Foto', de: 'Foto' } },
    languages: ['nl', 'fr'],
  })
})

test('a picture may have no alternative text, and an article no picture', () => {
  expect(withWritings(tip, { ...written, nl: { ...dutch, alt: '' }, de: emptyWriting }).picture).toEqual({ ...tip.picture, name: null })
  expect(withWritings({ ...tip, picture: null }, written).picture).toBe(null)
})

test('a page takes over what is written; without any title it has no text of its own', () => {
  expect(pageOfWritings('team', written)).toEqual({
    page: 'team',
    title: { nl: 'Uw tuin', fr: 'Uw tuin', de: 'Uw tuin' },
    summary: { nl: 'Kort', fr: 'Kort', de: 'Kort' },
    body: { nl: 'Lang', fr: 'Lang' },
  })
  expect(pageOfWritings('team', { ...byLocale(() => emptyWriting), en: { ...dutch, body: ' ' } })).toMatchObject({ title: { en: 'Uw tuin' }, body: null })
  expect(
    pageOfWritings(
      'team',
      everyWriting(() => ({ ...dutch, title: '' })),
    ),
  ).toBe(null)
})
