import type { ReadFile } from './read-file.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A PDF or a Word document, recognised by its content; null for anything else. */
export function readPdfOrDocx(bytes: Buffer): ReadFile | null {
  const type = typeOf(bytes)
  return type === null ? null : { bytes, type }
}

function typeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const isArchive = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  return isArchive && bytes.includes('word/document.xml') ? docx : null
}
