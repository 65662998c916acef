import { expect, test } from 'vitest'
import { parsePhone } from '#db/model/forms/phone.ts'
import { recogniseVideo } from '#db/model/listings/video.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { isLocale } from '#messages/locales.ts'
import { acceptedLocale } from '#worker/site/languages/language.ts'
import { dirtyFeed, languageCases, phoneCases, placeCases, pluralCases, slugCases, videoCases } from '../kit/corpora/corpora.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite } from '../kit/site.ts'
import { sitemapParts } from '../kit/sitemap-reader.ts'

test.each(languageCases())('of $enabled, Accept-Language "$header" asks for $expected', ({ header, enabled, expected }) => {
  const locales = enabled.filter(isLocale)
  expect(acceptedLocale(header, locales, locales[0] ?? 'nl')).toBe(expected)
})

test.each(phoneCases())('the phone number "$written" of $country is $number', ({ country, written, number }) => {
  expect(parsePhone(written, country)).toBe(number)
})

test.each(slugCases())('%j becomes a path segment of letters, digits and single hyphens', (text) => {
  expect(slug(text)).toMatch(/^(?:[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*)?$/u)
  expect(slug(slug(text))).toBe(slug(text))
})

test.each(videoCases())('the film $url has id $id', ({ url, id }) => {
  expect(recogniseVideo(url)?.provider === 'file' ? null : (recogniseVideo(url) ?? null)).toEqual(id === null ? null : expect.objectContaining({ id }))
})

test.each(pluralCases())('$count in $locale is $category', ({ locale, count, category }) => {
  expect(new Intl.PluralRules(locale).select(count)).toBe(category)
})

test('a dirty feed is imported: readable records are listed, others rejected, and every page answers', async () => {
  await using site = await startSite()
  const { status, lines } = await site.importFeed(dirtyFeed())
  expect(status).toBe(0)
  expect(lines.at(-1)).toMatch(/^added [1-9]\d*, changed 0, unchanged 0, withdrawn 0, rejected [1-9]\d*$/)
  const { results } = await site.db.prepare('SELECT id FROM listings').all<{ id: number }>()
  for (const { id } of results) {
    const answer = await fetch(new URL(`/property/${id}`, site.url))
    expect([200, 410], `${id}`).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/Geheimstraat|\[object Object\]|>undefined</)
  }
})

test('a listing has a page however its place is written; without a postcode and a city it is rejected', async () => {
  await using site = await startSite()
  const records = placeCases().map(({ zip, city }, index) => aProperty({ ID: index + 1, Zip: zip, City: city }))
  const placed = records.filter(({ Zip, City }) => `${Zip}${City}` !== '')
  expect((await site.importFeed(records)).lines.at(-1)).toBe(`added ${placed.length}, changed 0, unchanged 0, withdrawn 0, rejected 1`)
  for (const { ID } of placed) {
    const answer = await fetch(new URL(`/property/${ID}`, site.url))
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<b>Brugge')
  }
  for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/sitemap.xml', ...(await sitemapParts(site))]) expect((await site.fetch(path)).status, path).toBe(200)
})
