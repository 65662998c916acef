import type { ReadFile } from './read-file.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Readers take a PDF's header anywhere in its first 1,024 bytes: some systems write a byte-order mark or lines in front (ISO 32000-1, annex H.3.4.1). */
const headerWithin = 1024

/** A PDF or a Word document, recognised by its content; null for anything else. */
export function readPdfOrDocx(bytes: Buffer): ReadFile | null {
  const type = typeOf(bytes)
  return type === null ? null : { bytes, type }
}

function typeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, headerWithin).includes('%PDF-')) return 'application/pdf'
  const isArchive = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  return isArchive && bytes.includes('word/document.xml') ? docx : null
}
