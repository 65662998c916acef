import { expect, test } from 'vitest'
import { type EventKind, foldEvents, type ListingChange, type ListingEvent } from './listing-event.ts'

const event = (id: number, kind: EventKind, priceBefore: number | null = null, listingId = 1): ListingEvent => ({ id, listingId, kind, priceBefore })

test.each<[what: string, events: readonly ListingEvent[], expected: Omit<ListingChange, 'listingId'>]>([
  ['one event is itself', [event(5, 'price-drop', 300)], { kind: 'price-drop', priceBefore: 300, lastEvent: 5 }],
  [
    'two reductions are one from the first price',
    [event(5, 'price-drop', 300), event(6, 'price-drop', 250)],
    { kind: 'price-drop', priceBefore: 300, lastEvent: 6 },
  ],
  ['a new home says nothing of a price it had', [event(5, 'new'), event(6, 'price-drop', 300)], { kind: 'new', priceBefore: null, lastEvent: 6 }],
  ['a home that comes back keeps its reduction', [event(5, 'price-drop', 300), event(6, 'back')], { kind: 'back', priceBefore: 300, lastEvent: 6 }],
  ['a published price is stronger than a reduction', [event(5, 'priced'), event(6, 'price-drop', 300)], { kind: 'priced', priceBefore: 300, lastEvent: 6 }],
  ['a return is stronger than a published price', [event(5, 'priced'), event(6, 'back')], { kind: 'back', priceBefore: null, lastEvent: 6 }],
  ['a first publication is stronger than a return', [event(5, 'back'), event(6, 'new')], { kind: 'new', priceBefore: null, lastEvent: 6 }],
  ['events count in the order of time', [event(6, 'price-drop', 250), event(5, 'price-drop', 300)], { kind: 'price-drop', priceBefore: 300, lastEvent: 6 }],
])('events of a listing are folded: %s', (_, events, expected) => {
  expect(foldEvents(events)).toEqual([{ listingId: 1, ...expected }])
})

test('listings come by their latest event, the latest first', () => {
  const events = [event(1, 'new', null, 1), event(2, 'new', null, 2), event(3, 'new', null, 3), event(4, 'price-drop', 1, 1)]
  expect(foldEvents(events).map(({ listingId, lastEvent }) => [listingId, lastEvent])).toEqual([
    [1, 4],
    [3, 3],
    [2, 2],
  ])
  expect([foldEvents([]), events[0]?.id]).toEqual([[], 1])
})
