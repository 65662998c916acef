import { listAgencyVersions } from '#db/agency/agency-versions.ts'
import { translator } from '#messages/translate.ts'
import { presentFieldNames } from '#ui/agency/settings/settings-change.present.ts'
import { DeskSettingsVersionsPage } from '#ui/agency/settings/settings-versions.page.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { settingsNotices, settingsUndo } from '#worker/agency/settings/settings-done.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

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
