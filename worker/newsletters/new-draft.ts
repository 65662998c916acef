import { isCuid } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertDraft, type Mailing } from '#db/newsletters/mailings.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { mailingOf } from '#worker/newsletters/save-draft.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A newsletter of which nothing is written or stored. */
export function blankDraft(id: string, now: Date): Mailing {
  const at = now.toISOString()
  return {
    ...({ id, source: 'desk', state: 'draft', subjects: {}, texts: {}, homes: [], audience: 'everyone', segment: null, reach: null } as const),
    ...({ picture: null, pictureWords: {}, picturePlace: 'top', plannedAt: null, begunAt: null, finishedAt: null } as const),
    ...{ total: 0, sent: 0, refused: 0, failed: 0, skipped: 0, ended: 0, version: 1, createdAt: at, changedAt: at, changedBy: null },
  }
}

/** The draft that a form is about. The form of a new one, on the page of all newsletters, stores it first; idempotent by its id. */
export async function draftOf(context: DeskContext, sent: FormData): Promise<Mailing> {
  const { store, session, now, parameters } = context
  if (textOf(sent, 'isNew') === '1') {
    const id = parameters.id ?? ''
    if (!isCuid(id)) throw new NoPage()
    const db = store.primary
    await db.batch([
      insertDraft(db, id, { subjects: {}, texts: {} }, session.member.id, now),
      recordAct(db, session.member, { action: 'make', object: 'mailing', objectId: id }, now, didChange),
    ])
  }
  return mailingOf(context)
}
