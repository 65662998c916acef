import { expect, test } from 'vitest'
import { countWords, romanFigures, sameCount } from './hide-street-count.ts'

test.each([
  ['1', ['een', 'un', 'one']],
  ['7', ['zeven', 'sept', 'seven', 'sieben']],
  ['27', ['zevenentwintig', 'vingt sept', 'twenty seven', 'siebenundzwanzig']],
  ['71', ['eenenzeventig', 'septante et un', 'soixante et onze']],
  ['72', ['tweeenzeventig', 'septante deux', 'soixante douze']],
  ['70', ['zeventig', 'septante', 'soixante dix']],
  ['79', ['soixante dix neuf']],
  ['90', ['nonante', 'quatre vingt dix']],
  ['91', ['nonante et un', 'quatre vingt onze']],
  ['92', ['nonante deux', 'quatre vingt douze']],
  ['99', ['quatre vingt dix neuf']],
  ['172', ['cent soixante douze', 'cent septante deux']],
  ['271', ['deux cent soixante et onze']],
  ['100', ['honderd', 'cent']],
  ['999', ['neuf cent nonante neuf', 'neuf cent quatre vingt dix neuf']],
])('%s in words is %j', (digits, words) => {
  expect(countWords(digits)).toEqual(expect.arrayContaining(words))
})

test.each([
  ['27', 'vingt et sept'],
  ['62', 'cinquante douze'],
  ['82', 'soixante douze'],
  ['71', 'soixante onze'],
  ['91', 'quatre vingt et onze'],
])('%s in words is not %j', (digits, words) => {
  expect(countWords(digits)).not.toContain(words)
})

test('each way of writing is given once, without signs', () => {
  for (const digits of ['21', '80', '95']) {
    const words = countWords(digits)
    expect(new Set(words).size).toBe(words.length)
    expect(words.join(' ')).toMatch(/^[a-z ]+$/)
  }
})

test.each(['', '0', '01', '1000', '12a', 'a12', '1.5', '-3'])('%j is not counted', (digits) => {
  expect(countWords(digits)).toEqual([])
})

test.each([
  ['10', ['10', 'x', 'dix', 'tien', 'ten', 'zehn']],
  ['x', ['10', 'x', 'dix', 'tien']],
  ['dix', ['10', 'x', 'tien']],
  ['tien', ['10', 'x', 'dix']],
  ['iii', ['3', 'iii', 'drie', 'trois']],
  ['11', ['11', 'xi', 'onze', 'elf']],
  ['31', ['31', 'xxxi', 'eenendertig']],
  ['1er', ['1']],
  ['1re', ['1']],
  ['2e', ['2', 'ii', 'deux']],
  ['1ste', ['1']],
  ['2de', ['2', 'ii', 'twee']],
  ['5', ['5', 'cinq']],
  ['24', ['24', 'xxiv', 'vierentwintig']],
])('%s is the same as each of %j', (word, same) => {
  expect(sameCount(word)).toEqual(expect.arrayContaining(same))
})

test.each(['kerk', '', '0', '32', 'xxxii', 'i', 'v', 'een', 'un', '2den', 'a2e', 'e', 'vingt sept'])('%j is no number in a name', (word) => {
  expect(sameCount(word)).toEqual([])
})

test('a number of one is written in figures alone, and no form has a gap or is one letter but X', () => {
  expect(sameCount('1')).toEqual(['1'])
  expect(sameCount('5')).not.toContain('v')
  expect(sameCount('27').filter((form) => form.includes(' '))).toEqual([])
})

test.each([
  [2, 'ii'],
  [3, 'iii'],
  [4, 'iv'],
  [5, 'v'],
  [6, 'vi'],
  [9, 'ix'],
  [10, 'x'],
  [14, 'xiv'],
  [40, 'xl'],
  [49, 'xlix'],
  [60, 'lx'],
  [90, 'xc'],
  [99, 'xcix'],
  [110, 'cx'],
  [400, 'cd'],
  [444, 'cdxliv'],
  [501, 'di'],
  [888, 'dccclxxxviii'],
  [899, 'dcccxcix'],
])('%i in Roman figures is %s', (number, figures) => {
  expect(romanFigures(number)).toBe(figures)
})

test.each([0, -1, 1, 50, 100, 500, 900, 1000, 1.5, Number.NaN])('%d is not written in Roman figures', (number) => {
  expect(romanFigures(number)).toBeNull()
})
