import { expect, test } from 'vitest'
import { openSheet } from './sheet-rows.ts'
import { rowNumber, storedRow, surveySheet } from './stored-sheet.ts'

const text = 'Ref;Prijs;\r\nA;1\r\n\r\n;;\r\nB;"twee\r\nregels"\r\nC;1;x\r\n'

test('a sheet keeps examples of its columns, and the numbers that its rows have in a spreadsheet program', () => {
  const sheet = openSheet()
  const survey = surveySheet()
  const rows = [...sheet.take(text), ...sheet.end()]
  for (const row of rows) survey.add(row)
  expect(rows.map(storedRow)).toEqual([
    [0, 'A', '1'],
    [0, 'B', 'twee\r\nregels'],
    [0, 'C', '1', 'x'],
  ])
  expect(survey.columns(sheet.header() ?? [])).toEqual([
    { heading: 'Ref', examples: ['A', 'B', 'C'] },
    { heading: 'Prijs', examples: ['1', 'twee\r\nregels'] },
    { heading: '', examples: ['x'] },
  ])
  expect([1, 2, 3].map((position) => rowNumber(survey.gaps(), position))).toEqual([2, 5, 6])
})

test('rows are numbered from two where there is no gap', () => {
  expect([1, 2, 1_000].map((position) => rowNumber([], position))).toEqual([2, 3, 1_001])
})
