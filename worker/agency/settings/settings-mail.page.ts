import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import { countSending } from '#db/forms/rate-limits.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import type { ChosenTransport } from '#db/model/mail/mail-transport.ts'
import { hour } from '#db/model/site/durations.ts'
import { translator } from '#messages/translate.ts'
import { DeskSettingsMailPage } from '#ui/agency/settings/settings-mail.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { changeTransport } from '#worker/agency/settings/change-transport.ts'
import { nextStep } from '#worker/agency/settings/load-set-up.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mailSettingsOf, readPassword } from '#worker/mail/chosen-transport.ts'
import { sendTestMail } from '#worker/mail/send-test-mail.ts'

const problems = { refused: 'mailRefused', unreachable: 'mailUnreachable', none: 'mailNone', limited: 'mailLimited' } as const

/** Tests of one member: each is a connection to a server of their choice. */
const testLimits = [{ within: hour, max: 10 }] as const

const notices = defineNotices({ accepted: 'desk.settings.mail.accepted', saved: 'desk.settings.mail.saved' })

/** The mail transport and its test, which mails the member. */
export const deskSettingsMail = defineDeskPage('deskSettingsMail', {
  needs: 'settings',
  view: DeskSettingsMailPage,
  async load(context) {
    const { locale, session, store } = context
    const chosen = await readChosenTransport(store.primary)
    const { kind, host, port, user, sender, version } = chosen
    const next = await nextStep(context)
    return {
      props: {
        view: await withMeanwhile(
          context,
          { ...notices.view(context, translator(locale)('route.deskSettingsMail')), next },
          {
            about: [{ object: 'mail', ids: ['transport'] }],
            version,
          },
        ),
        recipient: session.member.recipient,
        chosen: { kind, host, port: String(port), user, sender, version, password: await passwordState(context, chosen) },
        ...(await transportOf(context, chosen)),
      },
    }
  },
  acts: {
    async save(context, sent) {
      const refused = await changeTransport(context, sent)
      if (refused !== null) return refused
      throw notices.done(context, 'saved')
    },
    async test(context) {
      const { store, session, now, locale, openMail } = context
      const count = await countSending(store.primary, [`mail test ${session.member.id}`], createId(), now, testLimits)
      if (count === 'limited') return { ...freshForm, limited: true, problem: problems.limited }
      await recordAct(store.primary, session.member, { action: 'test', object: 'mail', objectId: session.member.id }, now)
      const deps = await openMail()
      if (deps === null) return { ...freshForm, problem: problems.none }
      const outcome = await sendTestMail(deps, session.member, locale)
      if (outcome === 'accepted') throw notices.done(context, 'accepted')
      return { ...freshForm, problem: problems[outcome] }
    },
  },
})

/** `lost`: encrypted with a signing secret that has since been removed. */
async function passwordState({ settings }: DeskContext, chosen: ChosenTransport): Promise<'none' | 'stored' | 'lost'> {
  if (chosen.password === null) return 'none'
  return (await readPassword(settings.signing, chosen)) === null ? 'lost' : 'stored'
}

async function transportOf({ settings, agency }: DeskContext, chosen: ChosenTransport) {
  const mail = await mailSettingsOf(settings, chosen)
  const name = agencyName(agency, agency.languages.default)
  const address = mail.kind === 'none' ? agency.email : (mail.from?.address ?? agency.email)
  return {
    transport: mail.kind,
    server: mail.kind === 'smtp' ? `${mail.host}:${mail.port}` : null,
    signsIn: mail.kind === 'smtp' && mail.user !== '',
    sender: `${name} <${address}>`,
    isDeployed: chosen.kind === 'deployed',
  }
}
