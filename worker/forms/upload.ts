import type { Fault } from '#ui/forms/form-state.tsx'
import type { LeadFile } from '#worker/files/lead-files.ts'

const largest = 5 * 1024 * 1024
const longestName = 120
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A document somebody sent, with a digest of what is in it. */
export interface Upload extends LeadFile {
  readonly digest: string
}

/** The document in a field, or what is wrong with it; what it is called either way. */
export type ReadUpload =
  | { readonly ok: true; readonly name: string; readonly upload: Upload }
  | { readonly ok: false; readonly name: string; readonly fault: Fault }

/** Reads a PDF or a Word document of at most 5 MB from a form, known by what is in it: what a browser says of it is not believed. */
export async function readUpload(sent: FormData, field: string): Promise<ReadUpload> {
  const file = sent.get(field)
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === '')) return { ok: false, name: '', fault: 'missing' }
  const name = nameOf(file.name)
  if (file.size > largest) return { ok: false, name, fault: 'invalid' }
  const bytes = await file.arrayBuffer()
  const type = typeOf(Buffer.from(bytes))
  if (type === null) return { ok: false, name, fault: 'invalid' }
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  return { ok: true, name, upload: { bytes, type, name, digest } }
}

function typeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const isArchive = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  return isArchive && bytes.includes('word/document.xml') ? docx : null
}

/** The last part of a file's name, on one line, without what steers text or breaks an address. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return shown === '' ? 'cv' : shown.slice(-longestName).toWellFormed()
}
