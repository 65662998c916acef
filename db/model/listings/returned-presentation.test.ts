import { expect, test } from 'vitest'
import { asInFeed } from './presentation.ts'
import { returnedPresentation } from './returned-presentation.ts'

const photo = (key: string) => ({ key, width: 3, height: 2, alt: {} })
const here = { lat: 51, lng: 3, around: { lat: 51.1, lng: 3.1 } }

test('texts and order return', () => {
  const earlier = { ...asInFeed, title: { nl: 'Vroeger' }, order: ['b', 'a'] }
  expect(returnedPresentation(earlier, { ...asInFeed, title: { nl: 'Nu' } })).toEqual(earlier)
})

test('a photograph that is hidden today stays hidden, and a removed one does not come back', () => {
  const earlier = { ...asInFeed, hidden: ['a'], added: [photo('gone'), photo('own')] }
  const now = { ...asInFeed, hidden: ['b'], added: [photo('own'), photo('new')] }
  expect(returnedPresentation(earlier, now)).toEqual({ ...asInFeed, hidden: ['a', 'b'], added: [photo('own'), photo('new')] })
})

test('the point stays as it is', () => {
  expect(returnedPresentation({ ...asInFeed, point: here }, asInFeed)).toEqual(asInFeed)
  expect(returnedPresentation(asInFeed, { ...asInFeed, point: here })).toEqual({ ...asInFeed, point: here })
})
