import type { PictureShape } from '#db/model/testimonials/testimonial.ts'
import type { PictureHeader } from '#worker/files/pictures/picture-header.ts'

/** An accepted upload, ready to be stored. */
export interface ReadFile {
  readonly bytes: Buffer
  /** Media type, detected from the content. */
  readonly type: string
  /** Set for pictures only. */
  readonly picture?: PictureShape
}

/** An accepted picture. Its bytes hold no metadata, so it is turned by whoever shows it. */
export interface ReadPicture extends ReadFile {
  readonly type: PictureHeader['type']
  readonly picture: PictureShape
}

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

/** A file's name with the extension of the type that was recognised; phones send files without one. */
export function named(name: string, type: string): string {
  const extension = type === docx ? 'docx' : type.replace(/.*\//, '')
  return name.toLowerCase().replace(/jpg$/, 'jpeg').endsWith(`.${extension}`) ? name : `${name}.${extension}`
}
