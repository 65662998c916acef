import { expect, test } from 'vitest'
import type { Photo } from '#db/model/listings/listing.ts'
import { presentPhoto } from './photo.present.ts'
import { presentGallery } from './rooms.present.ts'

const present = (captions: readonly string[]) => {
  const photos = captions.map(
    (any, index): Photo => ({ key: String(index), url: `/photos/${index}.jpg`, width: 1600, height: 1067, name: { any }, placeholder: null }),
  )
  const { photos: row, rooms } = presentGallery(photos, (photo) => presentPhoto(photo, '1', '', 'en'))
  return { row: row.map(({ alt }) => alt), rooms: rooms.map(({ room, photos: each }) => [room, each.map(({ alt }) => alt)]) }
}

test('photographs start with different rooms, and repeats and details come last', () => {
  const { row, rooms } = present(['Brick house', 'Living room', 'Living room with fireplace', 'Flowers in the kitchen', 'Kitchen', 'Sunlight', 'Bathroom'])
  expect(row).toEqual(['Brick house', 'Living room', 'Kitchen', 'Sunlight', 'Bathroom', 'Living room with fireplace', 'Flowers in the kitchen'])
  expect(rooms).toEqual([
    ['front', ['Brick house']],
    ['living', ['Living room', 'Living room with fireplace']],
    ['kitchen', ['Kitchen', 'Flowers in the kitchen']],
    ['bathroom', ['Bathroom']],
    [null, ['Sunlight']],
  ])
})

test('photographs keep the order of the record where few captions name a room', () => {
  const captions = ['1', '2', 'Kitchen', '3', '4', 'Kitchen again']
  expect(present(captions)).toEqual({ row: captions, rooms: [[null, captions]] })
})

test('the first photograph of the record is the first of the page, also if its caption names no room', () => {
  const { row, rooms } = present(['Sea', 'Living room', 'Kitchen', 'Beach'])
  expect(row[0]).toBe('Sea')
  expect(rooms).toEqual([
    [null, ['Sea', 'Beach']],
    ['living', ['Living room']],
    ['kitchen', ['Kitchen']],
  ])
})
