import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/notices.ts'
import type { DeskContext } from '../../desk/desk-context.ts'
import type { StoreOutcome } from './store-settings.ts'

/** Notices of the settings pages. */
export const settingsNotices = defineNotices({
  saved: 'desk.done.changed',
  same: 'desk.settings.done.same',
  added: 'desk.settings.done.added',
  removed: 'desk.settings.done.removed',
  moved: 'desk.settings.done.moved',
  returned: 'desk.settings.done.returned',
})

/** The undo form of a save: restores the previous version. */
export function settingsUndo({ requested, locale }: Pick<DeskContext, 'requested' | 'locale'>) {
  const saved = Number(requested.searchParams.get('version'))
  if (!Number.isSafeInteger(saved) || saved < 2) return null
  return { action: href('deskSettingsVersion', locale, { version: saved - 1 }), act: 'return', fields: { version: String(saved) } }
}

/** Redirects to a settings page after a save, with its undo; to the default language if the current one was just disabled. */
export function afterSave(
  { locale }: Pick<DeskContext, 'locale'>,
  outcome: Extract<StoreOutcome, { readonly kind: 'stored' | 'same' }>,
  done: Parameters<typeof settingsNotices.at>[1],
  path: (locale: DeskContext['locale']) => string,
): Response {
  if (outcome.kind === 'same') return settingsNotices.at(path(locale), 'same')
  const { languages } = outcome.record
  const spoken = languages.enabled.includes(locale) ? locale : languages.default
  return settingsNotices.at(path(spoken), done, { version: String(outcome.version) })
}
