import { describe, expect, test } from 'vitest'
import { mayMatch } from './selectors.ts'

/** A page with a card of two classes, a button and a field. */
const page = {
  hasName: (name: string) => ['card', 'is-sold', 'results'].includes(name),
  hasTag: (tag: string) => ['article', 'button', 'input', 'main'].includes(tag),
  hasAttribute: (name: string) => ['hidden', 'type', 'data-state'].includes(name),
}

describe('on a page with cards, a button and a field', () => {
  test.each([
    ['.card', true],
    ['.card.is-sold>button', true],
    ['#results article:first-child', true],
    ['.card,.table', true],
    ['*,:before', true],
    ['.card:not(.table)', true],
    ['.card:not(:target) button', true],
    ['.card:is(:target,.is-sold)', true],
    ['.card:has(:focus)', false],
    ['main:has(.card)', true],
    [':is(.table,.card) button', true],
    ['input:checked', true],
    ['[hidden]:not(.card)', true],
    ['article:nth-child(2n+1)', true],
    ['.card::after', true],
    ['input[type=radio]:checked+button', true],
    ['.card[data-state=open]', true],
    ['.card:not([data-band])', true],
    ['.card[data-band]', false],
    ['.table', false],
    ['.card .table', false],
    ['#other', false],
    ['select', false],
    ['.card>select', false],
    [':is(.table,.list) button', false],
    ['main:has(.table)', false],
    ['.card:has(select)', false],
    ['select:nth-child(2)', false],
  ])('%s may match: %s', (selector, expected) => {
    expect(mayMatch(selector, page)).toBe(expected)
  })

  test.each([
    '.card:hover',
    'button:focus-visible',
    'input:user-invalid',
    '.card:target',
    'main::backdrop',
    '.card:focus-within button',
    '::view-transition-old(photo)',
  ])('%s needs a visitor who acts', (selector) => {
    expect(mayMatch(selector, page)).toBe(false)
  })

  test('a list with one selector that needs no visitor may match', () => {
    expect(mayMatch('.card:hover,.card.is-sold', page)).toBe(true)
  })
})
