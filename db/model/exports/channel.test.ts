import { describe, expect, test } from 'vitest'
import { type ChannelCandidate, type ChannelRule, channelName, type HandChoice, isInChannel } from './channel.ts'

const everything: ChannelRule = { goal: null, country: null, byHand: false, withContact: false }
const houseInSpain: ChannelCandidate = { goal: 'sale', country: 'other', listed: true }

describe('the homes of a channel', () => {
  const cases: readonly (readonly [string, Partial<ChannelRule>, Partial<ChannelCandidate>, HandChoice | null, boolean])[] = [
    ['any home on offer', {}, {}, null, true],
    ['a home for sale, for a channel of sales', { goal: 'sale' }, {}, null, true],
    ['no home for rent, for a channel of sales', { goal: 'sale' }, { goal: 'rent' }, null, false],
    ['a home abroad, for a channel of homes abroad', { country: 'other' }, {}, null, true],
    ['no home in Belgium, for a channel of homes abroad', { country: 'other' }, { country: 'BE' }, null, false],
    ['a home that was added by hand, against the rule', { country: 'BE' }, {}, 'in', true],
    ['no home that was left out by hand', {}, {}, 'out', false],
    ['no home without a choice, for a channel filled by hand', { byHand: true }, {}, null, false],
    ['a home that was chosen, for a channel filled by hand', { byHand: true }, {}, 'in', true],
    ['no home off the market, even if it was chosen', { byHand: true }, { listed: false }, 'in', false],
  ]
  test.each(cases)('a channel has %s', (_, rule, home, choice, expected) => {
    expect(isInChannel({ ...everything, ...rule }, { ...houseInSpain, ...home }, choice)).toBe(expected)
  })
})

test.each([
  ['kyero', true],
  ['portal-2', true],
  ['Kyero', false],
  ['-portal', false],
  ['a/b', false],
  ['', false],
])('%j is a name of a channel: %s', (name, isValid) => {
  expect(channelName.test(name)).toBe(isValid)
})
