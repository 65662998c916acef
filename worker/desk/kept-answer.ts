import { FileAnswer } from '#worker/site/pages/file-answer.ts'

/** The response to an autosave: 204 if saved, 413 if the text is too long. The script retries on any other status. */
export function keptAnswer(isKept: boolean): FileAnswer {
  return new FileAnswer(new Response(null, { status: isKept ? 204 : 413, headers: { 'Cache-Control': 'private, no-store' } }))
}
