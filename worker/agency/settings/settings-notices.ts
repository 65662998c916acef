import { listAgencyVersions } from '#db/agency/agency-versions.ts'
import { presentFieldNames } from '#ui/agency/settings/settings-change.present.ts'
import { actorText } from '#ui/desk/audit.present.ts'
import type { MeanwhileAct } from '#ui/desk/meanwhile.present.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import type { StoreOutcome } from '#worker/agency/settings/store-settings.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

/** Notices of the settings pages. */
export const settingsNotices = defineNotices({
  saved: 'desk.done.changed',
  same: 'desk.settings.done.same',
  added: 'desk.settings.done.added',
  removed: 'desk.settings.done.removed',
  moved: 'desk.settings.done.moved',
  returned: 'desk.settings.done.returned',
  allowed: 'desk.settings.done.allowed',
})

/** The undo form of a save: restores the previous version. */
export function settingsUndo({ requested, locale }: Pick<DeskContext, 'requested' | 'locale'>) {
  const saved = Number(requested.searchParams.get('version'))
  if (!Number.isSafeInteger(saved) || saved < 2) return null
  return { action: href('deskSettingsVersion', locale, { version: saved - 1 }), act: 'restore', fields: { version: String(saved) } }
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

const mostSince = 20

/** What was saved since a version of the agency's record, newest first: by whom, when, and which fields. */
export async function settingsSavedSince({ store, locale }: DeskContext, seen: number): Promise<readonly MeanwhileAct[]> {
  const versions = await listAgencyVersions(store.primary, mostSince)
  return versions
    .filter(({ version }) => version > seen)
    .map(({ version, changedAt, actor, name, fields }) => ({
      id: version,
      at: changedAt,
      when: whenText(changedAt, locale),
      who: actorText({ actor: actor ?? 'command', name }, locale),
      what: presentFieldNames(fields, locale).join('; '),
    }))
}
