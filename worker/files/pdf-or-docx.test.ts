import { expect, test } from 'vitest'
import { readPdfOrDocx } from './read-file.ts'

test.each([
  ['nothing', ''],
  ['a byte-order mark', '\uFEFF'],
  ['lines', '\r\n\n'],
  ['a header of a mail', `Content-Type: application/pdf\r\n\r\n`],
  ['a thousand bytes', ' '.repeat(1_000)],
])('recognises a PDF with %s in front', (_, before) => {
  expect(readPdfOrDocx(Buffer.from(`${before}%PDF-1.7\n`))?.type).toBe('application/pdf')
})

test('does not take a file for a PDF that only mentions one', () => {
  expect(readPdfOrDocx(Buffer.from(`${' '.repeat(1_024)}%PDF-1.7\n`))).toBeNull()
  expect(readPdfOrDocx(Buffer.from('PDF-1.7'))).toBeNull()
})
