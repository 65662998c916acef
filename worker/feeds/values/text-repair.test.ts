import { expect, test } from 'vitest'
import { repaired } from './text-repair.ts'

test.each([
  ['appartement rÃ©novÃ©', 'appartement rénové'],
  ['Ã\u00a0 vendre', 'à vendre'],
  ['lumineux Ã  deux pas', 'lumineux à deux pas'],
  ['dÃ©jÃ  louÃ©', 'déjà loué'],
  ['KÃ¶nig StraÃŸe', 'König Straße'],
  ['â‚¬ 250', '€ 250'],
  ['lâ€™acte', 'l’acte'],
  ['ruim â€“ licht', 'ruim – licht'],
  ['20Â\u00a0mÂ²', '20\u00a0m²'],
  ['Å“uvre', 'œuvre'],
  ['Ã\u0089tage', 'Étage'],
  ['rÃƒÂ©novÃƒÂ©', 'rénové'],
  ['Château Âge', 'Château Âge'],
  ['SÃO', 'SÃO'],
  ['â‚x', 'â‚x'],
  ['Ã', 'Ã'],
])('the misread text %j is %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})

test.each([
  ['\u0080', '€'],
  ['\u0082', '‚'],
  ['\u0085', '…'],
  ['l\u0092acte', 'l’acte'],
  ['\u0093ruim\u0094', '“ruim”'],
  ['2\u00963', '2–3'],
  ['\u009c', 'œ'],
  ['\u009f', 'Ÿ'],
  ['a\u0081b', 'ab'],
  ['a\u009db', 'ab'],
  ['a\u00a0b', 'a\u00a0b'],
  ['\u007f', '\u007f'],
])('the control character in %j is %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})

test.each([
  ['a\\nb', 'a\nb'],
  ['a\\r\\nb', 'a\nb'],
  ['a\\rb', 'a\nb'],
  ['a\\tb', 'a b'],
  ["l\\'acte", "l'acte"],
  ['\\"ruim\\"', '"ruim"'],
  ['en\\/of', 'en/of'],
  ['r\\u00e9nov\\u00E9', 'rénové'],
  ['a\\xb', 'a\\xb'],
  ['a\\u00zz', 'a\\u00zz'],
  ['a\\u12', 'a\\u12'],
  ['gewone tekst', 'gewone tekst'],
  ['', ''],
])('the escapes in %j are undone: %j', (text, whole) => {
  expect(repaired(text)).toBe(whole)
})
