import { expect, test } from 'vitest'
import { fold, foldedLetters, readable, withoutCodes } from './hide-street-fold.ts'

test.each([
  ['Kerkstraat 14', 'Kerkstraat 14'],
  ['Rue de l’Église', 'Rue de l’Église'],
  ['K&eacute;rk', 'Kérk'],
  ['Kerk&nbsp;straat', 'Kerk\u00a0straat'],
  ['&#75;erk', 'Kerk'],
  ['&#75erk', 'Kerk'],
  ['&#x4b;erk', 'Kerk'],
  ['&#X4B;erk', 'Kerk'],
  ['&amp;#75;erk', 'Kerk'],
  ['&amp;amp;#75;erk', 'Kerk'],
  ['&AMP;eacute;rk', 'érk'],
  ['Kerk &amp; Molen', 'Kerk & Molen'],
  ['Kerk & Molen; straat', 'Kerk & Molen; straat'],
  ['Kerk&shy;straat', 'Kerkstraat'],
  ['Kerk&shystraat', 'Kerkstraat'],
  ['Kerk&shy straat', 'Kerk straat'],
  ['%4Berk', 'Kerk'],
  ['%254Berk', 'Kerk'],
  ['%25254berk', 'Kerk'],
  ['%C3%A9glise', 'église'],
  ['%E9glise', 'église'],
  ['100% kerk', '100% kerk'],
  ['<b>Kerk</b>straat', 'Kerkstraat'],
  ['Kerk<br/>straat', 'Kerkstraat'],
  ['Kerk<!-- x -->straat', 'Kerkstraat'],
  ['<p class="a">Kerk</P>', 'Kerk'],
  ['3 < 5 en 5 > 3', '3 < 5 en 5 > 3'],
  ['[b]Kerk[/b]straat', 'Kerkstraat'],
  ['[url=http://x.example]Kerk[/url]', 'Kerk'],
  ['[i]a[/i][u]a[/u][s]a[/s][br]a[p]a[/p]', 'aaaaa'],
  ['[em]a[strong]a[color=red]a[size=3]a[center]a[list]a[/list]', 'aaaaaa'],
  ['[Kerk]straat [x]', '[Kerk]straat [x]'],
  ['Kerk\u00adstraat', 'Kerkstraat'],
  ['Kerk\u200bstraat', 'Kerkstraat'],
  ['Kerk\u0007straat', 'Kerkstraat'],
  ['Kerk&#8203;straat', 'Kerkstraat'],
  ['Kerk\u200b\n\r\tstraat', 'Kerk\n\r\tstraat'],
  ['Kerk\ufe0fstraat', 'Kerkstraat'],
  ['Ｋｅｒｋ １４', 'Kerk 14'],
  ['Kerk ①', 'Kerk 1'],
  ['Kerk ４', 'Kerk 4'],
  ['Kerk\u200b …', 'Kerk …'],
  ['𝐊erk', 'Kerk'],
  ['Кerk\u200b', 'Кerk'],
])('the spelling %j is folded to %j', (text, read) => {
  expect(readable(text).text).toBe(read)
})

test.each([
  ['<b>K&eacute;rk</b> [i]x[/i]', '<b>Kérk</b> [i]x[/i]'],
  ['%4Berk<br>', 'Kerk<br>'],
])('with its tags, %j reads %j', (text, read) => {
  expect(readable(text, 'kept').text).toBe(read)
  expect(withoutCodes(text, 'kept')).toBe(read)
})

test.each([
  ['Kerkstraat', 'Kerkstraat'],
  ['K&eacute;rk', 'Kérk'],
  ['%4Berk', 'Kerk'],
  ['<b>Kerk</b>', 'Kerk'],
  ['[b]Kerk', 'Kerk'],
  ['Kerk\u200b', 'Kerk\u200b'],
  ['Kerk&#8203;straat', 'Kerkstraat'],
])('without its codes, %j is %j', (text, left) => {
  expect(withoutCodes(text)).toBe(left)
})

test('every letter knows where it stands in the original', () => {
  const plain = readable('Kerk')
  expect([plain.start(2), plain.end(2)]).toEqual([2, 3])
  const { text, start, end } = readable('a&eacute;<b>c\u200bd&#x1f170;e')
  expect(text).toBe('aécd🅰e')
  const places = [0, 1, 2, 3, 4, 5, 6].map((index) => [start(index), end(index)])
  expect(places).toEqual([
    [0, 1],
    [1, 9],
    [12, 13],
    [14, 15],
    [15, 24],
    [15, 24],
    [24, 25],
  ])
})

test('an index behind the end stands at the end', () => {
  const { start, end } = readable('a&eacute;bc')
  expect([start(5), end(5)]).toEqual([11, 11])
  const empty = readable('\u200b')
  expect([empty.start(0), empty.end(0)]).toEqual([0, 0])
})

test.each([
  ['KERKSTRAAT 14', 'kerkstraat 14'],
  ['Rue de l’Église', 'rue de l eglise'],
  ['Kerk - (straat), 14', 'kerk straat 14'],
  ['  Kerk  ', ' kerk '],
  ['Hauptstraße', 'hauptstrasse'],
  ['Œuvre, Ærø, Øst, Łódź', 'oeuvre aero ost lodz'],
  ['25 m²', '25 m'],
  ['m³, x¹, H₂', 'm x h'],
  ['Kerk ² straat', 'kerk straat'],
  ['Kerk⁰⁹₉', 'kerk'],
  ['ﬁnistère', 'finistere'],
  ['1½', '1 '],
  ['Кеrk', 'kerk'],
  ['ᴋᴇʀᴋ', 'kerk'],
  ['🅺🅴🆁🅺', 'kerk'],
  ['e\u0301glise', 'eglise'],
  ['日本', '日本'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold({ text, start: (index) => index, end: (index) => index + 1 }).text).toBe(folded)
})

test('a folded letter knows where it stands in the original', () => {
  const { text, start, end } = fold(readable('Æ, &eacute;e\u0301 𝐊'))
  expect(text).toBe('ae ee k')
  expect([0, 1, 2, 3, 4, 5, 6].map((index) => [start(index), end(index)])).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
    [3, 11],
    [11, 12],
    [13, 14],
    [14, 16],
  ])
})

test.each([
  ['Kerkstraat 14!', 'kerkstraat14'],
  ['Rue de l’Église', 'ruedeleglise'],
  ['Hauptstraße', 'hauptstrasse'],
  ['Кеrk', 'kerk'],
  ['🅺🅴🆁🅺', 'kerk'],
  ['Kerk\u00adstraat\u200b ６', 'kerkstraat6'],
  ['m²', 'm2'],
  ['', ''],
  ['日本 x', '日本x'],
])('the letters of %j are %j', (text, letters) => {
  expect(foldedLetters(text)).toBe(letters)
})
