import { listTokens } from '#db/accounts/api-tokens.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import type { FormSection, ListSection } from '#db/model/agency/settings/sections.ts'
import { translator } from '#messages/translate.ts'
import { DeskSettingsPage, type SettingsOverviewProps } from '#ui/agency/settings/settings.page.tsx'
import { presentGaps } from '#ui/agency/settings/settings-gaps.present.ts'
import { href } from '#ui/routes.ts'
import { allowPhotoHost } from '#worker/agency/settings/allow-photo-host.ts'
import { settingsNotices, settingsUndo } from '#worker/agency/settings/settings-notices.ts'
import { readSettings } from '#worker/agency/settings/stored-settings.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { closedPictureHosts } from '#worker/feeds/photo-hosts.ts'
import { mailSettingsOf } from '#worker/mail/chosen-transport.ts'

/** The settings of the agency: what is missing first, then a link to every page. */
export const deskSettings = defineDeskPage('deskSettings', {
  needs: 'settings',
  view: DeskSettingsPage,
  async load(context) {
    const { store, locale, settings } = context
    const db = store.primary
    const [{ record, document }, tokens, chosen, waiting] = await Promise.all([
      readSettings(context),
      listTokens(db),
      readChosenTransport(db),
      closedPictureHosts(db, null, settings.photos),
    ])
    const facts = {
      sendsMail: (await mailSettingsOf(settings, chosen)).kind !== 'none',
      hasTiles: settings.map.tiles !== null,
      unusedTokens: tokens.flatMap(({ name, lastUsedAt, revokedAt }) => (lastUsedAt === null && revokedAt === null ? [name] : [])),
    }
    return {
      props: {
        view: settingsNotices.view(context, translator(locale)('route.deskSettings'), settingsUndo(context)),
        waiting,
        gaps: presentGaps(record, document, facts, locale),
        sections: sectionsOf(context),
      },
    }
  },
  acts: { allowHost: allowPhotoHost },
})

/** In the order of the overview. */
const order = [
  'agency',
  'offices',
  'people',
  'look',
  'menu',
  'footer',
  'home',
  'languages',
  'identity',
  'promises',
  'conditions',
  'social',
  'scripts',
  'addresses',
  'pictures',
  'map',
  'analytics',
] as const satisfies readonly (FormSection | ListSection)[]

function sectionsOf({ locale }: DeskContext): SettingsOverviewProps['sections'] {
  const t = translator(locale)
  return [
    { href: href('deskSetUp', locale), title: t('route.deskSetUp'), text: t('desk.setUp.text') },
    ...order.map((section) => ({
      href: href('deskSettingsSection', locale, { section }),
      title: t(`desk.settings.section.${section}`),
      text: t(`desk.settings.section.${section}.text`),
    })),
    { href: href('deskSettingsMail', locale), title: t('route.deskSettingsMail'), text: t('desk.settings.mail.text') },
    { href: href('deskSettingsCrm', locale), title: t('route.deskSettingsCrm'), text: t('desk.settings.crm.text') },
    { href: href('deskSettingsVersions', locale), title: t('route.deskSettingsVersions'), text: t('desk.settings.versions.text') },
    { href: href('deskSettingsSite', locale), title: t('route.deskSettingsSite'), text: t('desk.settings.site.text') },
  ]
}
