import { type PlainKey, translator } from '#messages/translate.ts'
import type { DeskUndo, DeskView } from '#ui/desk/desk-frame.part.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { redirection } from '#worker/site/pages/answers.ts'
import type { DeskContext } from './desk-page.ts'

/**
 * Notices of a page after an act: the act redirects to `?done={name}` with what its undo needs, and the page shows the notice with the undo's form.
 */

interface NoticeWithUndo {
  readonly text: PlainKey
  /** The page's act that undoes it. */
  readonly undo: string
  /** The fields of the undo's form, each with the query key of its value; without one of the values there is no undo. */
  readonly fields: Readonly<Record<string, string>>
}

type Notices = Readonly<Record<string, PlainKey | NoticeWithUndo>>

/** Defines the notices of a page by the value of `done`. */
export function defineNotices<const Named extends Notices>(notices: Named) {
  return {
    /** The props of the page's frame. @param undo its form, where the notice does not declare it */
    view: (context: DeskContext, title: string, undo: DeskUndo | null = undoIn(context, notices)): DeskView => ({
      ...deskView(context, title),
      notice: noticeIn(context, notices),
      undo,
    }),
    /** Redirects to the page itself. @param carried the values of the undo by query key */
    done: ({ requested }: DeskContext, done: keyof Named & string, carried: Readonly<Record<string, string>> = {}): Response =>
      redirection(303, `${requested.pathname}?${new URLSearchParams({ done, ...carried })}`),
    /** Redirects to an address of the page, which may have a query. */
    at: (address: string, done: keyof Named & string, carried: Readonly<Record<string, string>> = {}): Response => {
      const [path = '', query = ''] = address.split('?')
      return redirection(303, `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries({ done, ...carried })])}`)
    },
  }
}

/** The props of the frame of a page without notices. */
export function deskView({ sent }: DeskContext, title: string): DeskView {
  return { title, state: sent ?? freshForm, notice: null, undo: null, once: crypto.randomUUID() }
}

function named({ requested }: DeskContext, notices: Notices): PlainKey | NoticeWithUndo | undefined {
  const done = requested.searchParams.get('done') ?? ''
  return Object.hasOwn(notices, done) ? notices[done] : undefined
}

function noticeIn(context: DeskContext, notices: Notices): string | null {
  const notice = named(context, notices)
  if (context.sent !== null || notice === undefined) return null
  return translator(context.locale)(typeof notice === 'string' ? notice : notice.text)
}

function undoIn(context: DeskContext, notices: Notices): DeskUndo | null {
  const notice = named(context, notices)
  if (notice === undefined || typeof notice === 'string') return null
  const { pathname, searchParams } = context.requested
  const fields: Record<string, string> = {}
  for (const [field, key] of Object.entries(notice.fields)) {
    const value = searchParams.get(key)
    if (value === null) return null
    fields[field] = value
  }
  return { action: pathname, act: notice.undo, fields }
}
