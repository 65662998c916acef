import { type ReadBody, readBody } from './read-body.ts'

const kilobyte = 1024
/** Maximum bytes of a form without a file, and of the text fields of one with a file. */
const maxTexts = 256 * kilobyte
/** Maximum bytes of a form with a file. More than the largest file, 10 MB, so that a slightly larger one gets its error on the page. */
const maxWithFile = 12 * kilobyte * kilobyte
/** Maximum fields and files. The largest form, the demand register, has under 150. */
const maxParts = 300

/** A submitted form; if it is too large, the fields that were complete before the limit, and `isWhole` is false. */
export interface ReadForm {
  readonly form: FormData
  readonly isWhole: boolean
}

/**
 * Reads a form within limits on its size and on the number of its fields, which are counted before anything is parsed. An unparsable body
 * counts as an empty form.
 */
export async function readForm(request: Request, takesFile: boolean): Promise<ReadForm> {
  const type = request.headers.get('Content-Type') ?? ''
  const boundary = boundaryOf(type)
  const body = await readBody(request, takesFile && boundary !== null ? maxWithFile : maxTexts)
  if (boundary !== null) return parsed(firstParts(body, `--${boundary}`), `multipart/form-data; boundary="${boundary}"`)
  return isUrlEncoded(type) ? parsed(firstFields(body), urlEncoded) : { form: new FormData(), isWhole: body.isWhole }
}

async function parsed({ bytes, isWhole }: ReadBody, type: string): Promise<ReadForm> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData())
  return { form, isWhole }
}

const urlEncoded = 'application/x-www-form-urlencoded'

function isUrlEncoded(type: string): boolean {
  return type.trim().toLowerCase().startsWith(urlEncoded)
}

/** The boundary of a multipart body (RFC 2046, 5.1.1); null for any other type. */
function boundaryOf(type: string): string | null {
  const [, quoted, plain] = /^\s*multipart\/form-data\s*;.*?\bboundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))/is.exec(type.slice(0, 1000)) ?? []
  return quoted ?? plain ?? null
}

/** Drops fields over the limit and an incomplete last one. */
function firstFields({ bytes, isWhole }: ReadBody): ReadBody {
  const ends = positions(bytes, '&')
  const end = ends[maxParts - 1]
  if (end !== undefined) return { bytes: bytes.subarray(0, end), isWhole: false }
  return { bytes: isWhole ? bytes : bytes.subarray(0, ends.at(-1) ?? 0), isWhole }
}

/** Drops parts over the limits and an incomplete last one. */
function firstParts({ bytes, isWhole }: ReadBody, delimiter: string): ReadBody {
  const starts = positions(bytes, delimiter)
  let texts = 0
  const tooMany = starts.findIndex((start, index) => {
    const end = starts[index + 1]
    if (end === undefined) return false
    if (!isFile(bytes.subarray(start, end))) texts += end - start
    return texts > maxTexts || index >= maxParts
  })
  if (tooMany === -1 && isWhole) return { bytes, isWhole }
  const end = starts[tooMany === -1 ? starts.length - 1 : tooMany] ?? 0
  return { bytes: Buffer.concat([bytes.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)]), isWhole: false }
}

function isFile(part: Buffer): boolean {
  const [head = ''] = part.toString('latin1', 0, 2 * kilobyte).split('\r\n\r\n', 1)
  return /^content-disposition:.*;\s*filename\*?=/im.test(head)
}

/** The offsets of a text, up to one more than the allowed number of parts. */
function positions(bytes: Buffer, text: string): readonly number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(text); at !== -1 && found.length <= maxParts + 1; at = bytes.indexOf(text, at + text.length)) found.push(at)
  return found
}
