import { expect, test } from 'vitest'
import { fieldErrors } from './sent-settings.ts'

const inputs = new Map([
  ['name', 'set.name'],
  ['address.zip', 'set.address.zip'],
  ['hours.week', 'set.hours.week'],
  ['hours.week.tue', 'set.hours.week.tue'],
  ['calendar', 'set.calendar'],
  ['calendar.1.every', 'set.calendar.0.every'],
])

test.each([
  ['offices[0].name', { 'set.name': 'missing' }],
  ['offices[0].address.zip', { 'set.address.zip': 'invalid' }],
  ['offices[0].address', { 'set.address.zip': 'invalid' }],
  ['offices[0].hours.week.tue[1]', { 'set.hours.week.tue': 'invalid' }],
  ['offices[0].hours.week.wed[0]', { 'set.hours.week': 'missing' }],
  ['offices[0].calendar[1].every', { 'set.calendar.0.every': 'invalid' }],
])('what is wrong at %s is shown at its input', (path, errors) => {
  const typed = { 'set.name.nl': '', 'set.address.zip': '80', 'set.hours.week.tue': '', 'set.calendar.0.every': '2' }
  const shown = fieldErrors({ errors: ['why'], paths: [path] }, inputs, 'offices.0.', { ...typed, ...(path.includes('tue') && { 'set.hours.week.tue': '9' }) })
  expect(shown).toEqual({ errors, elsewhere: [] })
})

test('what is wrong in another part of the record keeps its reason, and errors stand in the order of the fields', () => {
  const paths = ['people[0].email', 'offices[0].calendar[1].every', 'offices[0].name']
  const { errors, elsewhere } = fieldErrors({ errors: ['not an e-mail address', 'x', 'y'], paths }, inputs, 'offices.0.', {})
  expect([Object.keys(errors), elsewhere]).toEqual([['set.name', 'set.calendar.0.every'], ['not an e-mail address']])
})
