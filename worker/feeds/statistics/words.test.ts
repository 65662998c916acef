import { expect, test } from 'vitest'
import { readHistoryType, readInterest, readStatus, readVisitState } from './words.ts'

test.each([
  [1, 'visit'],
  ['1', 'visit'],
  [2, 'phoneIn'],
  [3, 'phoneOut'],
  [4, 'mailOut'],
  [7, 'mailIn'],
  [11, 'website'],
  [16, 'demand'],
  [26, 'other'],
  ['mail_out', 'mailOut'],
  ['Visite', 'visit'],
  [null, 'other'],
])('the type %j is %s', (value, type) => {
  expect(readHistoryType(value)).toBe(type)
})

test.each([
  ['Afgewerkt', 'done'],
  ['Terminé', 'done'],
  ['open', 'open'],
  ['Te doen', 'open'],
  ['Répondu', 'answered'],
  ['Geannuleerd', 'cancelled'],
  ['Gepland', 'planned'],
  [true, 'done'],
  [false, 'open'],
  ['?', null],
  [undefined, null],
])('the status %j is %j', (value, status) => {
  expect(readStatus(value)).toBe(status)
})

test.each([
  ['Voorlopig', 'provisional'],
  ['No-show', 'missed'],
  ['annulé', 'cancelled'],
  ['Bevestigd', 'confirmed'],
  [undefined, 'confirmed'],
])('the state %j of a visit is %s', (value, state) => {
  expect(readVisitState(value)).toBe(state)
})

test.each([
  [true, 'interested'],
  ['nee', 'notInterested'],
  ['Niet geïnteresseerd', 'notInterested'],
  ['twijfelt', 'undecided'],
  ['geïnteresseerd', 'interested'],
  ['très intéressé', 'interested'],
  ['', null],
])('the interest %j is %j', (value, interest) => {
  expect(readInterest(value)).toBe(interest)
})
