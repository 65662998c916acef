import type { R2Bucket } from '@cloudflare/workers-types'
import type { PictureShape } from '#db/model/testimonials/testimonial.ts'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import { named, type ReadFile } from '#worker/files/read-file.ts'
import type { SentFile } from '#worker/files/sent-files.ts'

const megabyte = 1024 * 1024
/** Default maximum size in bytes. */
const largest = 5 * megabyte
const maxNameLength = 120

/** A form field for one file. */
export interface FileField {
  readonly name: string
  /** Whether the form is accepted without it. */
  readonly isOptional: boolean
  /** Validates the file by its content, not the browser's media type. Null if it is not accepted. */
  readonly read: (bytes: Buffer) => ReadFile | null
  readonly maxMegabytes?: number
  readonly keep: (files: R2Bucket, leadId: string, file: SentFile) => Promise<void>
  readonly remove: (files: R2Bucket, leadIds: readonly string[]) => Promise<void>
}

/** An uploaded file with the digest of its content. */
export interface Upload extends SentFile {
  readonly digest: string
  /** Set for pictures only. */
  readonly picture: PictureShape | null
}

/** The file of a field (null if none was sent and none is required) or its error, and its name in either case. */
export type ReadUpload =
  | { readonly ok: true; readonly name: string; readonly upload: Upload | null }
  | { readonly ok: false; readonly name: string; readonly error: ErrorCode }

/** Reads the file of a field. */
export async function readUpload(
  sent: FormData,
  { name: field, isOptional, read, maxMegabytes }: Pick<FileField, 'name' | 'isOptional' | 'read' | 'maxMegabytes'>,
): Promise<ReadUpload> {
  const file = sent.get(field)
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === '')) {
    return isOptional ? { ok: true, name: '', upload: null } : { ok: false, name: '', error: 'missing' }
  }
  const name = nameOf(file.name, field)
  if (file.size > (maxMegabytes === undefined ? largest : maxMegabytes * megabyte)) return { ok: false, name, error: 'invalid' }
  const checked = read(Buffer.from(await file.arrayBuffer()))
  if (checked === null) return { ok: false, name, error: 'invalid' }
  const fitting = named(name, checked.type)
  const bytes = Uint8Array.from(checked.bytes).buffer
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  return { ok: true, name: fitting, upload: { bytes, type: checked.type, name: fitting, digest, picture: checked.picture ?? null } }
}

/** The last part of a file's name, without control and formatting characters; the field's name if nothing is left. */
function nameOf(given: string, field: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return shown === '' ? field : shown.slice(-maxNameLength).toWellFormed()
}
