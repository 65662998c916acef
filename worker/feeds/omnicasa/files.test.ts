import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFields } from '../fields.ts'
import { keepText, streetCut } from '../hidden/street/hide-street.ts'
import { readPlainText } from '../values/text.ts'
import { photoRemarks, readPhotos } from './files.ts'

const read = (record: Readonly<Record<string, unknown>>, cut = keepText) => readPhotos(openFields(record), readPlainText, cut)

test('the largest size of each picture is kept, in the CRM’s order', () => {
  const photos = read({
    SmallPictureItems: [
      { ID: 7, Url: 'https://crm.example/7s.jpg', Width: 100, Height: 75, Name: { NL: 'Gevel' } },
      { ID: 8, Url: 'https://crm.example/8s.jpg', Width: 100, Height: 75 },
    ],
    LargePictureItems: [
      { id: '7', url: 'https://crm.example/7l.jpg', width: 1600, height: 1067 },
      { ID: 8, Url: 'https://crm.example/8l.jpg' },
    ],
    XLargePictureItems: [{ ID: 8, Url: 'https://crm.example/8x.jpg', Width: 0 }],
  })
  expect(photos.map(({ key, url, width }) => [key, url, width])).toEqual([
    ['7', 'https://crm.example/7l.jpg', 1600],
    ['8', 'https://crm.example/8x.jpg', null],
  ])
  expect(photos[0]?.name).toEqual({ nl: 'Gevel' })
})

test('pictures without an ID get their position as key', () => {
  const photos = read({ LargePictureItems: [{ Url: '/pictures/a.jpg' }, { Url: '/pictures/b.jpg' }], SmallPictureItems: [{ Url: '/pictures/a-small.jpg' }] })
  expect(photos.map(({ key, url }) => [key, url])).toEqual([
    ['1', '/pictures/a.jpg'],
    ['2', '/pictures/b.jpg'],
  ])
})

test.each([
  ['https://crm.example/1.jpg', ['1.jpg']],
  ['https://crm.example/1.jpg,https://crm.example/2.jpg', ['1.jpg', '2.jpg']],
  [
    ['https://crm.example/1.jpg', 'https://crm.example/2.jpg'],
    ['1.jpg', '2.jpg'],
  ],
  [{ Url: 'https://crm.example/1.jpg' }, ['1.jpg']],
  [
    [{ Url: 'https://crm.example/1.jpg' }, 'https://crm.example/2.jpg'],
    ['1.jpg', '2.jpg'],
  ],
])('the pictures of a record are read from %j', (items, names) => {
  expect(read({ XLargePictureItems: items }).map(({ url }) => url)).toEqual(names.map((name) => `https://crm.example/${name}`))
  expect(photoRemarks({ XLargePictureItems: items })).toEqual([])
})

test.each([['geen'], [{ Items: [{ Url: 'https://crm.example/1.jpg' }] }], [[7]]])('a remark is made on %j, which lists no picture', (items) => {
  expect(read({ XLargePictureItems: items })).toEqual([])
  expect(photoRemarks({ XLargePictureItems: items })).toMatchObject([{ field: 'XLargePictureItems', reason: 'notFetched' }])
})

test.each([['javascript:alert(1)'], ['ftp://a.example/b.jpg'], ['pictures/a.jpg'], ['https://me:pw@a.example/b.jpg'], [''], [7]])(
  '%j is not a picture URL',
  (url) => {
    expect(read({ LargePictureItems: [{ ID: 1, Url: url }] })).toEqual([])
  },
)

test('URLs and keys are unique', () => {
  const photos = read({
    LargePictureItems: [
      { ID: 'a b', Url: '/1.jpg' },
      { ID: 'A-B', Url: '/2.jpg' },
      { ID: 3, Url: '/1.jpg' },
    ],
  })
  expect(photos.map(({ key }) => key)).toEqual(['a-b', 'a-b-2'])
})

test('a plan keeps its rooms that have a letter and a name', () => {
  const rooms = [
    { Letter: 'A', Name: { nl: 'Keuken', fr: 'Cuisine' }, Surface: '23,7', Box: [104, 266, 302, 228] },
    { Letter: 'B', Name: { nl: 'Gang' }, Box: ['left'] },
    ...[{ Letter: 'C' }, { Letter: 'Cellar', Name: 'Kelder' }, { Name: 'Zolder' }, 'D', null],
  ]
  expect(read({ LargePictureItems: [{ ID: 1, Url: '/1.svg', Rooms: rooms }] })[0]?.rooms).toEqual([
    { letter: 'A', name: { nl: 'Keuken', fr: 'Cuisine' }, area: 23.7, box: [104, 266, 302, 228] },
    { letter: 'B', name: { nl: 'Gang' }, area: null, box: [] },
  ])
  expect(read({ LargePictureItems: [{ ID: 1, Url: '/1.svg', Rooms: 'A' }] })[0]).not.toHaveProperty('rooms')
})

test('a placeholder is a small WebP or null', () => {
  const placeholder = (value: string) => read({ LargePictureItems: [{ ID: 1, Url: '/1.jpg', Placeholder: value }] })[0]?.placeholder
  expect(placeholder('data:image/webp;base64,UklGRg==')).toBe('data:image/webp;base64,UklGRg==')
  expect(placeholder(`data:image/webp;base64,${'A'.repeat(400)}`)).toBeNull()
  expect(placeholder('data:image/svg+xml,<svg/>')).toBeNull()
})

test('a path that contains the hidden street is left out', () => {
  const cut = streetCut(['Kerkstraat'], '14', [])
  expect(
    read(
      {
        LargePictureItems: [
          { ID: 'kerkstraat-14', Url: '/pictures/kerkstraat-14.jpg' },
          { ID: 'kerkstraat', Url: '/pictures/2.jpg' },
        ],
      },
      cut,
    ),
  ).toMatchObject([{ key: '1' }])
})

test('at most 200 pictures are read, and any input returns without error', () => {
  expect(read({ LargePictureItems: Array.from({ length: 300 }, (_, index) => ({ ID: index + 1, Url: `/${index}.jpg` })) })).toHaveLength(200)
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.dictionary(fc.constantFrom('ID', 'Url', 'Width', 'Name'), fc.anything()), fc.anything())),
      (items) => void read({ LargePictureItems: items }),
    ),
  )
})
