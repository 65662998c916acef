import { expect, test } from 'vitest'
import { csvCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  [' @SUM(A1)', "' @SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['seen;=1+1', '"seen;\'=1+1"'],
  ['seen\n =1+1', '"seen\n\' =1+1"'],
  ['\t=1+1', "'\t=1+1"],
])('%j is no formula in a spreadsheet, whatever it splits cells at', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('a usual text stays as it is', () => {
  for (const text of ['Een bezoek op 3-4', 'a = b', '', 'René']) expect(csvCell(text)).toBe(text)
})
