import { href } from '#ui/routes.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import type { DeskPageContext } from '../../desk/desk-page.ts'
import type { StoreOutcome } from './store-settings.ts'

/** Success notices of the settings pages, by the value of `done`. */
export const settingsDone = {
  saved: 'desk.done.changed',
  same: 'desk.settings.done.same',
  added: 'desk.settings.done.added',
  removed: 'desk.settings.done.removed',
  moved: 'desk.settings.done.moved',
  returned: 'desk.settings.done.returned',
} as const

/** The undo form of a save: restores the previous version. */
export function settingsUndo({ requested, locale }: Pick<DeskPageContext, 'requested' | 'locale'>) {
  const saved = Number(requested.searchParams.get('version'))
  if (!Number.isSafeInteger(saved) || saved < 2) return null
  return { action: href('deskSettingsVersion', locale, { version: saved - 1 }), act: 'return', fields: { version: String(saved) } }
}

/** Redirects to a settings page after a save, with its undo; to the default language if the current one was just disabled. */
export function afterSave(
  { locale }: Pick<DeskPageContext, 'locale'>,
  outcome: Extract<StoreOutcome, { readonly kind: 'stored' | 'same' }>,
  done: keyof typeof settingsDone,
  path: (locale: DeskPageContext['locale']) => string,
): Response {
  if (outcome.kind === 'same') return redirection(303, `${path(locale)}?done=same`)
  const { languages } = outcome.record
  const spoken = languages.enabled.includes(locale) ? locale : languages.default
  return redirection(303, `${path(spoken)}?${new URLSearchParams({ done, version: String(outcome.version) })}`)
}
