import { removeDraft } from '#db/content/removed-articles.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { writtenId } from '#db/model/content/written.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { textOfAddress } from '#worker/content/desk/desk-text.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Removes an article that was never published; the list offers the undo. */
export async function removeText(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, session, now, locale } = context
  const db = store.primary
  const { key, article } = await textOfAddress(db, context.parameters.id)
  if (key.kind !== 'article' || article?.state !== 'draft') return { ...freshForm, problem: 'wasOnline' }
  const text = writtenId(key)
  const [removed] = await db.batch([
    removeDraft(db, key.key, Number(textOf(sent, 'version') || Number.NaN), now),
    recordAct(db, session.member, { action: 'remove', object: 'content', objectId: text }, now, didChange),
  ])
  if (removed.length === 0) return { ...freshForm, problem: 'actedMeanwhile' }
  throw redirection(303, `${href('deskContent', locale)}?${new URLSearchParams({ done: 'removed', text, version: now.toISOString() })}`)
}
