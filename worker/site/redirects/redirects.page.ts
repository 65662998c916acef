import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { restorableSince } from '#db/model/desk/undo-time.ts'
import { beginningOf, type Redirect } from '#db/model/site/redirects/redirect.ts'
import { maxLines, maxPaste, pasteFingerprint, readLines } from '#db/model/site/redirects/redirect-lines.ts'
import { insertRedirects, readRoom, removeRedirect, selectRedirect, undoAct } from '#db/site/redirects/redirects.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { DeskRedirectsPage } from '#ui/site/redirects/redirects.page.tsx'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { loadRedirects } from '#worker/site/redirects/load-redirects.ts'
import { readRedirects } from '#worker/site/redirects/read-lines.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const undo = { undo: 'undo', fields: { made: 'made' } } as const

const notices = defineNotices({
  saved: { text: 'desk.redirects.done.saved', ...undo },
  savedMany: { text: 'desk.redirects.done.savedMany', ...undo },
  removed: { text: 'desk.redirects.done.removed', ...undo },
  undone: 'desk.redirects.done.undone',
})

/** Redirects of an earlier site's addresses, one by one or pasted, and the paths that visitors did not find. */
export const deskRedirects = defineDeskPage('deskRedirects', {
  needs: 'settings',
  view: DeskRedirectsPage,
  load: (context) => loadRedirects(context, notices.view),
  acts: {
    async save(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const typed = {
        redirect: textOf(sent, 'redirect'),
        redirectFrom: textOf(sent, 'redirectFrom'),
        redirectPage: textOf(sent, 'redirectPage'),
        redirectTo: textOf(sent, 'redirectTo'),
        redirectHome: textOf(sent, 'redirectHome'),
      }
      const [before] = typed.redirect === '' ? [] : await selectRedirect(db, Number(typed.redirect) || 0)
      if (typed.redirect !== '' && before === undefined) return { ...freshForm, typed, problem: 'changedMeanwhile' }
      const to = typed.redirectHome || typed.redirectTo || typed.redirectPage
      const errors = missingIn(typed.redirectFrom, to)
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const line = { number: 1, text: typed.redirectFrom, from: typed.redirectFrom, to }
      const [{ redirect = null, problem = null, words = null } = {}] = await readRedirects(context, [line], before?.id ?? null)
      if (words !== null) return { ...freshForm, typed, question: 'deskRedirects.whichHome' }
      if (redirect === null) return { ...freshForm, typed, problem: problem ?? 'oldPath' }
      if (before === undefined && !(await hasRoom(context, [redirect]))) return { ...freshForm, typed, problem: 'full' }
      const act = { id: createId(), now }
      const logged = { action: before === undefined ? 'make' : 'change', object: 'redirect', objectId: act.id } as const
      const written =
        before === undefined
          ? await db.batch([insertRedirects(db, [redirect], act), recordAct(db, session.member, logged, now, didChange)])
          : await db.batch([
              removeRedirect(db, before.id, act, redirect.path),
              insertRedirects(db, [redirect], act, didChange),
              recordAct(db, session.member, logged, now, didChange),
            ])
      if (written[0].length === 0) return { ...freshForm, typed, problem: before === undefined ? 'taken' : 'changedMeanwhile' }
      throw notices.done(context, 'saved', { made: act.id })
    },
    async preview(_, sent) {
      return previewed(sent)
    },
    async saveMany(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const state = previewed(sent)
      // Only what the preview has shown is saved: lines that were changed since are shown again.
      const isShown = textOf(sent, 'seen') === pasteFingerprint(textOf(sent, 'redirectLines'))
      if (Object.keys(state.errors).length > 0 || !isShown) return state
      const read = await readRedirects(context, readLines(textOf(sent, 'redirectLines')).slice(0, maxLines))
      const added = read.flatMap(({ redirect }) => redirect ?? [])
      if (added.length === 0) return state
      if (!(await hasRoom(context, added))) return { ...state, problem: 'full' }
      const act = { id: createId(), now }
      const logged = { action: 'make', object: 'redirect', objectId: act.id } as const
      await db.batch([insertRedirects(db, added, act), recordAct(db, session.member, logged, now, didChange)])
      throw notices.done(context, 'savedMany', { made: act.id })
    },
    async remove(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const act = { id: createId(), now }
      const logged = { action: 'remove', object: 'redirect', objectId: act.id } as const
      const [removed] = await db.batch([removeRedirect(db, Number(textOf(sent, 'redirect')) || 0, act), recordAct(db, session.member, logged, now, didChange)])
      if (removed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
      throw notices.done(context, 'removed', { made: act.id })
    },
    async undo(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const made = textOf(sent, 'made')
      const logged = { action: 'undo', object: 'redirect', objectId: made } as const
      const [taken, restored] = undoAct(db, made, { id: createId(), now }, restorableSince(now))
      await db.batch([taken, restored, recordAct(db, session.member, logged, now)])
      throw notices.done(context, 'undone')
    },
  },
})

function missingIn(from: string, to: string): FieldErrors {
  return { ...(from === '' && { redirectFrom: 'missing' as const }), ...(to === '' && { redirectTo: 'missing' as const }) }
}

/** The state of a form whose page shows what the pasted lines become. */
function previewed(sent: FormData): FormState {
  const redirectLines = textOf(sent, 'redirectLines')
  const state = { ...freshForm, typed: { redirectLines } }
  if (redirectLines === '') return { ...state, errors: { redirectLines: 'missing' } }
  return redirectLines.length > maxPaste ? { ...state, errors: { redirectLines: 'invalid' } } : state
}

async function hasRoom({ store }: DeskContext, added: readonly Pick<Redirect, 'path'>[]): Promise<boolean> {
  const room = await readRoom(store.primary)
  return added.length <= room.all && added.filter(({ path }) => beginningOf(path) !== null).length <= room.patterns
}
