import { selectArchives } from '#db/archive/archive-runs.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { checkDomain, noRecords } from '#db/model/agency/domain-checks.ts'
import { archiveStanding } from '#db/model/archive/archive-standing.ts'
import { translator } from '#messages/translate.ts'
import { DeskSettingsSitePage } from '#ui/agency/settings/settings-site.page.tsx'
import { href } from '#ui/routes.ts'
import { lookUpDomain } from '#worker/agency/settings/look-up-domain.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { settingsOf } from '#worker/env.ts'
import { mailSettingsOf } from '#worker/mail/chosen-transport.ts'

/** Checks of the site's domain, and what is set by a developer, each with its command. */
export const deskSettingsSite = defineDeskPage('deskSettingsSite', {
  needs: 'settings',
  view: DeskSettingsSitePage,
  async load(context) {
    const { store, locale, settings, agency, requested, env, now } = context
    const mail = await mailSettingsOf(settings, await readChosenTransport(store.primary))
    const address = mail.kind === 'none' ? agency.email : (mail.from?.address ?? agency.email)
    const sender = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    // Nobody else is asked before the manager wants it.
    const isLookedUp = requested.searchParams.get('look') === '1'
    const records = isLookedUp ? await lookUpDomain(settings.origin, sender) : noRecords
    const { purge, map } = settingsOf(env)
    const made = await selectArchives(store.primary, 5)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskSettingsSite')),
        checks: checkDomain({ origin: settings.origin, seen: requested.origin, sender }, records),
        lookUp: isLookedUp ? null : `${href('deskSettingsSite', locale)}?look=1`,
        archives: archiveStanding(made, Boolean(env.BACKUP_RECIPIENT), now),
        deployment: { origin: settings.origin, purges: purge !== null, mapOrigins: map.origins },
      },
    }
  },
  acts: {},
})
