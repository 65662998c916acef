import { expect, test } from 'vitest'
import { withKindMended, withWordMended } from './hide-street-mended.ts'

test.each([
  ['kerkstaat', ['kerkstraat']],
  ['kerkstrraat', ['kerkstraat']],
  ['felix timmermanstsraat', ['felix timmermansstraat']],
  ['gentsesteenwg', ['gentsesteenweg']],
  ['avneue de la gare', ['avenue de la gare']],
  ['boulevrd du midi', ['boulevard du midi']],
  ['avneue', []],
  ['ekstaat', []],
  ['coupure', []],
  ['dorp', []],
])('the kind in %j is mended to %j', (words, mended) => {
  expect(withKindMended(words.split(' ')).map((each) => each.join(' '))).toEqual(mended)
})

test.each([
  ['haup', 'haupt'],
  ['mulin', 'moulin'],
  ['gre', 'gare'],
  ['moln', 'molen'],
])('%s may mean %s', (word, corrected) => {
  expect(withWordMended(word)).toContain(corrected)
})

test.each(['ab', 'zilver', 'merel'])('%s means no everyday word', (word) => {
  expect(withWordMended(word)).toEqual([])
})
