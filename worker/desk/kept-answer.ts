import { FileAnswer } from '#worker/http/file-answer.ts'

/** What the autosave of an editor is told: 204 where the text is kept, 413 where it is too long to be. Anything else tells it to try again. */
export function keptAnswer(isKept: boolean): FileAnswer {
  return new FileAnswer(new Response(null, { status: isKept ? 204 : 413, headers: { 'Cache-Control': 'private, no-store' } }))
}
