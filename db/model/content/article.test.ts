import { expect, test } from 'vitest'
import {
  type ArticleHead,
  articleStates,
  articlesOf,
  builtInCategories,
  employmentTypes,
  isBuiltInCategory,
  isOpenVacancy,
  readingLanguage,
} from './article.ts'

const head = (key: string, other: Partial<ArticleHead> = {}): ArticleHead => ({
  ...{ key, category: 'tips', subcategory: null, order: 1, author: null, published: '2026-01-01', updated: null, state: 'published' },
  ...{ name: {}, title: {}, summary: {}, picture: null, formerPaths: [], job: null, languages: [], ...other },
})

test('a category has its published articles and those of it as a subcategory, in their order', () => {
  const articles = [
    head('a'),
    head('b', { state: 'draft' }),
    head('c', { category: 'news', subcategory: 'tips' }),
    head('d', { state: 'withdrawn' }),
    head('e', { category: 'news' }),
    head('f'),
  ]
  const keys = (category: string) => articlesOf({ articles }, category).map(({ key }) => key)
  expect([keys('tips'), keys('news'), keys('jobs')]).toEqual([['a', 'c', 'f'], ['c', 'e'], []])
})

test('tips, assets and jobs are categories with a screen of their own', () => {
  expect([builtInCategories.every(isBuiltInCategory), isBuiltInCategory('news'), isBuiltInCategory('')]).toEqual([true, false, false])
  expect(builtInCategories).toEqual(['tips', 'assets', 'jobs'])
  expect(articleStates).toEqual(['draft', 'published', 'withdrawn'])
})

test('the kinds of employment are those of schema.org', () => {
  expect(employmentTypes).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'])
})

test.each([
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-02', '2026-12-01', true],
  ['2026-11-30', '2026-12-01', false],
  [null, '2026-12-01', true],
])('a vacancy that is open until %o takes applications on %s: %o', (validThrough, day, expected) => {
  expect(isOpenVacancy({ job: { office: null, employmentType: 'OTHER', validThrough } }, day)).toBe(expected)
})

test('an article that is no vacancy takes none', () => {
  expect(isOpenVacancy({ job: null }, '2026-12-01')).toBe(false)
})

test.each([
  [['nl', 'fr'], 'fr', 'fr'],
  [['nl', 'en'], 'fr', 'en'],
  [['nl', 'de'], 'fr', 'nl'],
  [[], 'fr', 'fr'],
] as const)('a text in %j is read in %s in %s', (languages, locale, expected) => {
  expect(readingLanguage(languages, locale)).toBe(expected)
})
