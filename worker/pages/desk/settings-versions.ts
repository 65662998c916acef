import { listAgencyVersions } from '#db/agency-versions.ts'
import { translator } from '#messages/translate.ts'
import { DeskSettingsVersionsPage } from '#ui/pages/desk/settings-versions.tsx'
import { presentFieldNames } from '#ui/presenters/desk/settings-change.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { settingsDone, settingsUndo } from '#worker/desk/settings/settings-done.ts'

const most = 100

/** The version history of the agency's record: authors, dates and changed fields. */
export const deskSettingsVersions = defineDeskPage('deskSettingsVersions', {
  view: DeskSettingsVersionsPage,
  async load(context) {
    const { store, locale } = context
    const t = translator(locale)
    const versions = await listAgencyVersions(store.primary, most)
    return {
      props: {
        view: deskView(context, t('route.deskSettingsVersions'), settingsDone, settingsUndo(context)),
        versions: versions.map(({ version, changedAt, origin, fields, actor, name }, index) => ({
          version,
          when: whenText(changedAt, locale),
          who: actor === null ? t('desk.settings.versions.import') : (name ?? t('desk.audit.former')),
          what: [origin === 'return' ? t('desk.settings.versions.returned') : '', presentFieldNames(fields, locale).join('; ')]
            .filter((part) => part !== '')
            .join(': '),
          isCurrent: index === 0,
          href: href('deskSettingsVersion', locale, { version }),
        })),
      },
    }
  },
  acts: {},
})
