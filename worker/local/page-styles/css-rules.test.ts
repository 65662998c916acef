import { expect, test } from 'vitest'
import { rulesOf, splitList } from './css-rules.ts'

test('the rules of a style sheet come in order, each with the at-rules around it', () => {
  const css = '@layer base,screens;@layer base{a{color:red}@media (min-width:1px){b,i{margin:0}}}@font-face{font-family:X}p{content:"}"}'
  expect(rulesOf(css)).toEqual([
    { within: [], head: '@layer base,screens', body: null },
    { within: ['@layer base'], head: 'a', body: 'color:red' },
    { within: ['@layer base', '@media (min-width:1px)'], head: 'b,i', body: 'margin:0' },
    { within: [], head: '@font-face', body: 'font-family:X' },
    { within: [], head: 'p', body: 'content:"}"' },
  ])
})

test('keyframes are one rule', () => {
  expect(rulesOf('@keyframes turn{from{rotate:0deg}to{rotate:1turn}}')).toEqual([
    { within: [], head: '@keyframes turn', body: 'from{rotate:0deg}to{rotate:1turn}' },
  ])
})

test('an escaped quotation mark ends no string', () => {
  expect(rulesOf(String.raw`a{content:"\"{"}b{top:0}`).map(({ head }) => head)).toEqual(['a', 'b'])
})

test.each([
  ['a,b', ['a', 'b']],
  [':is(a,b) c,d', [':is(a,b) c', 'd']],
  ['[data-x="1,2"],a', ['[data-x="1,2"]', 'a']],
])('the list %s has the parts %j', (list, parts) => {
  expect(splitList(list)).toEqual(parts)
})
