import { expect, test } from 'vitest'
import { laterPhotos, mosaicOf } from './mosaic.present.ts'
import { presentPhoto } from './photo.present.ts'
import { standsWhole } from './whole-or-cropped.present.ts'

/** Photographs named a, b, c …: `l`andscapes, `u`prights, `s`quares, `p`anoramas, and `?` of unknown size. */
const sizes: Readonly<Record<string, readonly [number | null, number | null]>> = {
  l: [1600, 1067],
  u: [1067, 1600],
  s: [1200, 1200],
  p: [3000, 1000],
  '?': [null, null],
}
const photos = (formats: string) =>
  [...formats].map((format, at) => {
    const [width, height] = sizes[format] ?? [null, null]
    const name = String.fromCharCode(97 + at)
    return presentPhoto({ key: name, url: `/photos/${name}.jpg`, width, height, name: { any: name }, placeholder: null }, '1', '', 'en')
  })
const names = (views: readonly { readonly alt: string }[]) => views.map(({ alt }) => alt).join('')

test.each([
  ['l', 'alone', ''],
  ['u', 'alone', ''],
  ['ll', 'pair', 'b'],
  ['lu', 'pair', 'b'],
  ['lul', 'pair', 'c'],
  ['lll', 'pair', 'b'],
  ['llll', 'pair', 'b'],
  ['lllll', 'columns', 'bc de'],
  ['?????', 'columns', 'bc de'],
  ['luu', 'columns', 'b c'],
  ['lus', 'columns', 'b c'],
  ['lulll', 'columns', 'b cd'],
  ['llull', 'columns', 'c bd'],
  ['plpll', 'columns', 'bc de'],
])('the mosaic of %s is %s with %j beside the lead', (formats, kind, columns) => {
  const mosaic = mosaicOf(photos(formats))
  expect([mosaic.kind, mosaic.lead?.alt, mosaic.columns.map(names).join(' ')]).toEqual([kind, 'a', columns])
})

test('no photographs, no lead', () => {
  expect(mosaicOf([])).toEqual({ kind: 'alone', lead: null, columns: [] })
})

test.each([
  ['l', false],
  ['?', false],
  ['u', true],
  ['s', true],
  ['p', true],
])('a photograph of format %s stands whole in its frame: %s', (format, expected) => {
  expect(photos(format).map(standsWhole)).toEqual([expected])
})

test.each([
  ['l', '', ''],
  ['lll', 'c', ''],
  ['llll', 'cd', ''],
  ['llllllll', 'fg', 'h'],
  ['lllllllllll', 'fg', 'hi'],
  ['lllllupsll', 'ij', ''],
])('of %s, the page shows %j after the story and %j between chapters', (formats, story, chapters) => {
  const later = laterPhotos(photos(formats))
  expect([names(later.story), names(later.chapters)]).toEqual([story, chapters])
})
