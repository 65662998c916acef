import { type PlainKey, translator } from '#messages/translate.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { DeskPageContext } from './desk-page.ts'

/** The props of a page's frame: heading, form state and, after a redirect with `done`, the success notice. */
export function deskView(
  { locale, sent, requested }: DeskPageContext,
  title: string,
  done: Readonly<Record<string, PlainKey>> = {},
  undo: DeskView['undo'] = null,
): DeskView {
  const said = requested.searchParams.get('done') ?? ''
  const key = sent === null && Object.hasOwn(done, said) ? done[said] : undefined
  return { title, state: sent ?? freshForm, notice: key === undefined ? null : translator(locale)(key), undo, once: crypto.randomUUID() }
}
