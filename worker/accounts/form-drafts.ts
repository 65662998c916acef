import { findFormDrafts, keepFormDrafts, ownerAsAuthor, removeFormDraft, type StoredDrafts, type TypedPage } from '#db/accounts/form-drafts.ts'
import { draftAct, draftField, readDrafts } from '#db/model/forms/form-draft.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import type { DraftsHead } from '#ui/forms/drafts.part.tsx'
import type { FormState } from '#ui/forms/form-state.tsx'
import { whenText } from '#ui/visits/appointment.present.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/**
 * Drafts of the forms behind a log-in: the browser keeps what is typed (`ui/desk/drafts.island.ts`) and shows it again wherever the same person
 * opens the page, until its form is sent or the draft is discarded.
 */

/** An owner as the author of drafts. */
export function personOf({ id }: Pick<OwnerAccount, 'id'>): string {
  return ownerAsAuthor(id)
}

/** Whether a form is what was typed, sent by the script to be kept. */
export function isDraft(sent: FormData): boolean {
  return sent.get('do') === draftAct
}

/** Keeps drafts. Throws the answer: 204 if they are kept, 413 if they are too long. */
export async function keepDrafts(context: PageContext, person: string, sent: FormData): Promise<never> {
  const drafts = readDrafts(String(sent.get('drafts') ?? ''))
  if (drafts !== null) await keepFormDrafts(context.store.primary, pageOf(context, person), drafts, context.now)
  throw new FileAnswer(new Response(null, { status: drafts === null ? 413 : 204, headers: { 'Cache-Control': 'private, no-store' } }))
}

/** Runs an act, and removes the draft of its form if it succeeds, which is when it answers with a redirect. */
export async function withoutDraft(context: PageContext, person: string, sent: FormData, act: () => Promise<FormState>): Promise<FormState> {
  const draft = String(sent.get(draftField) ?? '')
  try {
    const state = await act()
    return draft === '' ? state : { ...state, draft }
  } catch (error) {
    const [path, form] = draft.split(' ')
    if (error instanceof Response && error.status === 303 && path !== undefined && form !== undefined) {
      await removeFormDraft(context.store.primary, { path, person }, form)
    }
    throw error
  }
}

/** The drafts that a person has of a page, for its document's head. */
export async function draftsFor(context: PageContext, person: string): Promise<DraftsHead> {
  return draftsHead(context, await findFormDrafts(context.store.primary, pageOf(context, person)))
}

/** The same of drafts that have been read. */
export function draftsHead(context: PageContext, drafts: StoredDrafts | null): DraftsHead {
  const refused = context.sent?.draft?.split(' ')[1] ?? null
  return { path: draftPath(context), drafts: drafts?.drafts ?? {}, refused, when: whenText(drafts?.at ?? context.now.toISOString(), context.locale) }
}

/** The path under which the drafts of a page are kept, in whatever language it is read. */
export function draftPath({ requested, locale }: Pick<PageContext, 'requested' | 'locale'>): string {
  return requested.pathname.replace(new RegExp(`^/${locale}(?=/)`), '')
}

function pageOf(context: PageContext, person: string): TypedPage {
  return { path: draftPath(context), person }
}

/** The response to an autosave: 204 if saved, 413 if the text is too long. The script retries on any other status. */
export function savedAnswer(isSaved: boolean): FileAnswer {
  return new FileAnswer(new Response(null, { status: isSaved ? 204 : 413, headers: { 'Cache-Control': 'private, no-store' } }))
}
