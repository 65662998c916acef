import { expect, test } from 'vitest'
import type { Photo } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { presentRooms } from './plan.present.ts'

const photo = { key: '1', url: '/1.svg', width: 510, height: 1040, name: null, placeholder: null }
const rooms: Photo['rooms'] = [
  { letter: 'A', name: { nl: 'Keuken', en: 'Kitchen' }, area: 23.74, box: [1, 2, 3, 4] },
  { letter: 'B', name: { nl: 'Gang' }, area: null, box: [] },
]

test.each<[Locale, string, string]>([
  ['nl', 'Keuken', '23,7\u00a0m²'],
  ['en', 'Kitchen', '23.7\u00a0m²'],
])('in %s a room of a plan has its name and surface as the language writes them', (locale, name, area) => {
  expect(presentRooms({ ...photo, rooms }, locale)).toEqual([
    { letter: 'A', name, area, box: [1, 2, 3, 4] },
    { letter: 'B', name: 'Gang', area: null, box: [] },
  ])
})

test('a picture without a legend has no rooms', () => {
  expect(presentRooms(photo, 'nl')).toEqual([])
})
