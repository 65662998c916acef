import type { HonoRequest } from 'hono'
import { type ReceivedPictures, readPictures } from '#worker/agency/sent-pictures.ts'

/** A record that an API client sent with its pictures, not yet checked. */
interface SentRecord {
  readonly source: unknown
  readonly pictures: ReceivedPictures
}

/** Reads a multipart body with JSON in `part` and pictures beside it; null for any other body. */
export async function readSentRecord(request: HonoRequest, part: string): Promise<SentRecord | null> {
  const body = await request.formData().catch(() => null)
  const text = body?.get(part)
  const source = typeof text === 'string' ? jsonOf(text) : undefined
  return !body || source === undefined ? null : { source, pictures: await readPictures(body) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
