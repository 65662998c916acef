import { expect, test } from 'vitest'
import { returnedEntry } from './returned-entry.ts'

test('texts and amounts return; what is published, and what is sold, does not', () => {
  const earlier = { 'price.amount': '300000', 'price.hidden': 'no', 'location.hidden': 'shown', status: 'available', 'title.nl': 'Vroeger' }
  const now = { 'price.amount': '1', 'location.hidden': 'hidden', status: 'sold', closed_on: '2026-11-20', 'title.fr': 'Maintenant' }
  expect(returnedEntry(earlier, now)).toEqual({
    ...{ 'price.amount': '300000', 'title.nl': 'Vroeger' },
    ...{ 'location.hidden': 'hidden', status: 'sold', closed_on: '2026-11-20' },
  })
})
