import { findAgencyVersion, findVersionPair, listAgencyVersions } from '#db/agency/agency-versions.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { changesOf } from '#db/model/agency/settings/changes.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentChanges, presentFieldNames } from '#ui/agency/settings/settings-change.present.ts'
import { DeskSettingsVersionPage, DeskSettingsVersionsPage } from '#ui/agency/settings/settings-versions.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { afterSave, settingsNotices, settingsSavedSince, settingsUndo } from '#worker/agency/settings/settings-notices.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { readSettings, settingsOfRecord } from '#worker/agency/settings/stored-settings.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const most = 100

/** The version history of the agency's record: authors, dates and changed fields. */
export const deskSettingsVersions = defineDeskPage('deskSettingsVersions', {
  needs: 'settings',
  view: DeskSettingsVersionsPage,
  async load(context) {
    const { store, locale } = context
    const t = translator(locale)
    const versions = await listAgencyVersions(store.primary, most)
    return {
      props: {
        view: settingsNotices.view(context, t('route.deskSettingsVersions'), settingsUndo(context)),
        versions: versions.map(({ version, changedAt, origin, fields, actor, name }, index) => ({
          version,
          when: whenText(changedAt, locale),
          who: actor === null ? t('desk.settings.versions.import') : (name ?? t('desk.audit.former')),
          what: whatOf(origin === 'return' ? t('desk.settings.versions.returned') : '', presentFieldNames(fields, locale).join('; '), locale),
          isCurrent: index === 0,
          href: href('deskSettingsVersion', locale, { version }),
        })),
      },
    }
  },
  acts: {},
})

/** A version of the agency's record: its changes, the changes since, and restoring it. */
export const deskSettingsVersion = defineDeskPage('deskSettingsVersion', {
  needs: 'settings',
  view: DeskSettingsVersionPage,
  async load(context) {
    const { store, locale, sent } = context
    const late = sent?.problem === 'returnLate' ? Number(sent.typed.version) : null
    const [pair, known, meanwhile] = await Promise.all([
      findVersionPair(store.primary, versionNumberOf(context)),
      readSettings(context),
      late === null ? [] : settingsSavedSince(context, late),
    ])
    if (pair === null) throw new NoPage()
    const { document } = settingsOfRecord(pair.after)
    const before = pair.before === null ? null : settingsOfRecord(pair.before).document
    const title = translator(locale)('desk.settings.versions.version', { version: String(pair.after.version) })
    return {
      title,
      props: {
        view: { ...deskView(context, title), meanwhile },
        changes: before === null ? [] : presentChanges(changesOf(before, document), [document, before], locale),
        since: presentChanges(changesOf(known.document, document), [document, known.document], locale),
        isFirst: before === null,
        current: known.version,
      },
    }
  },
  acts: {
    async restore(context, sent) {
      const known = await readSettings(context)
      const { version, ...record } = await versionOf(context)
      const late: FormState = { ...freshForm, typed: { version: textOf(sent, 'version') }, problem: 'returnLate' }
      if (Number(textOf(sent, 'version')) !== known.version) return late
      const { document } = settingsOfRecord({ version, ...record })
      const outcome = await storeSettings(context, known, { document, origin: 'return', objectId: String(version), of: record })
      if (outcome.kind === 'late') return late
      if (outcome.kind === 'refused') return { ...freshForm, problem: 'returnRefused' }
      throw afterSave(context, outcome, 'returned', (locale) => href('deskSettingsVersions', locale))
    },
  },
})

function versionNumberOf({ parameters }: DeskContext): number {
  const version = Number(parameters.version)
  if (!Number.isSafeInteger(version) || version < 1) throw new NoPage()
  return version
}

async function versionOf(context: DeskContext): Promise<Agency> {
  const found = await findAgencyVersion(context.store.primary, versionNumberOf(context))
  if (found === null) throw new NoPage()
  return found
}

/** What a version did, and to which fields. */
function whatOf(act: string, fields: string, locale: Locale): string {
  return act !== '' && fields !== '' ? translator(locale)('desk.filter', { label: act, value: fields }) : act || fields
}
