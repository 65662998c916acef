import { expect, test } from 'vitest'
import { type Range, withoutRanges } from './hide-ranges.ts'

/** The ranges of these parts of a text. */
function rangesOf(text: string, parts: readonly string[]): readonly Range[] {
  return parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }))
}

test.each([
  ['Aan de Kerkstraat 14, vrij', [], 'Aan de Kerkstraat 14, vrij'],
  ['Aan de Kerkstraat 14, vrij', ['Kerkstraat'], 'Aan de … 14, vrij'],
  ['Kerkstraat 14', ['Kerkstraat'], '… 14'],
  ['Kerkstraat 14', ['Kerkstraat 14'], '…'],
  ['Kerkstraat 14', ['Kerkstraat', '14'], '… …'],
  ['Kerkstraat 14', ['14', 'Kerkstraat'], '… …'],
  ['Kerkstraat 14', ['Kerkstraat', ' 14'], '…'],
  ['Kerkstraat 14', ['Kerk', 'Kerkstraat'], '… 14'],
  ['Kerkstraat 14', ['Kerkstraat', 'Kerk'], '… 14'],
  ['Kerkstraat 14', ['Kerkstraat', 'straat 14'], '…'],
  ['Kerkstraat 14', ['Kerkstraat 14', 'straat'], '…'],
  ['de Kerkstraat 14', ['Kerkstraat', 'straat'], 'de … 14'],
])('%j without %j is %j', (text, parts, left) => {
  expect(withoutRanges(text, rangesOf(text, parts))).toBe(left)
})

test.each([
  ['Zie https://perron.example/kerkstraat?a=1 hier', 'Zie … hier'],
  ['Zie http://kerkstraat.example hier', 'Zie … hier'],
  ['Zie www.kerkstraat.example hier', 'Zie … hier'],
  ['Zie "https://x.example/kerkstraat" hier', 'Zie "…" hier'],
  ["Zie 'https://x.example/kerkstraat' hier", "Zie '…' hier"],
  ['<https://x.example/kerkstraat>', '<…>'],
  ['HTTPS://X.EXAMPLE/kerkstraat', '…'],
  ['Mail kerkstraat@perron.example nu', 'Mail … nu'],
  ['Mail info@kerkstraat.example nu', 'Mail … nu'],
  ['Mail (info@kerkstraat.example), nu', 'Mail (…), nu'],
  ['a;kerkstraat@x.example;b', 'a;…;b'],
  ['foto kerkstraat-14.jpg, mooi', 'foto …, mooi'],
  ['kerkstraat.jpeg', '…'],
  ['kerkstraat.png', '…'],
  ['kerkstraat.webp', '…'],
  ['kerkstraat.svg', '…'],
  ['plan-kerkstraat.pdf', '…'],
  ['kerkstraat.doc', '…'],
  ['kerkstraat.docx', '…'],
  ['kerkstraat.mp4', '…'],
  ['kerkstraat.htm', '…'],
  ['kerkstraat.html', '…'],
  ['KERK/kerkstraat.PDF', '…'],
  ['kerkstraat.pdfs', '….pdfs'],
  ['kerkstraat.zip', '….zip'],
  ['de kerkstraat. Jpg', 'de …. Jpg'],
  ['https:kerkstraat', 'https:…'],
  ['wwwkerkstraat', 'www…'],
  ['@kerkstraat', '@…'],
])('an address on the web goes as a whole: %j', (text, left) => {
  expect(withoutRanges(text, rangesOf(text, ['kerkstraat']))).toBe(left)
})

test('an address on the web that holds nothing stays', () => {
  const text = 'kerkstraat https://perron.example/a en info@perron.example'
  expect(withoutRanges(text, rangesOf(text, ['kerkstraat']))).toBe('… https://perron.example/a en info@perron.example')
  const around = 'kerk info@perron.example straat'
  expect(withoutRanges(around, rangesOf(around, ['kerk ', ' straat']))).toBe('…info@perron.example…')
})
