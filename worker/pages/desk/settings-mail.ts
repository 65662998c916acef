import { recordAct } from '#db/audit-log.ts'
import { agencyName } from '#db/model/agency.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskSettingsMailPage } from '#ui/pages/desk/settings-mail.tsx'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { redirection } from '#worker/http/redirection.ts'
import { sendTestMail } from '#worker/mail/send-test-mail.ts'

const problems = { refused: 'mailRefused', unreachable: 'mailUnreachable', timeout: 'mailTimeout', none: 'mailNone' } as const

/** How mails leave, and a test: what the server really answers to a mail to the member who asks. */
export const deskSettingsMail = defineDeskPage('deskSettingsMail', {
  view: DeskSettingsMailPage,
  async load(context) {
    const { locale, session, sent } = context
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskSettingsMail'), { accepted: 'desk.settings.mail.accepted' }),
        recipient: session.member.recipient,
        answer: sent === null ? '' : ([sent.typed.answer ?? ''].flat()[0] ?? ''),
        ...transportOf(context),
      },
    }
  },
  acts: {
    async test(context) {
      const { store, session, now, locale, openMail } = context
      await recordAct(store.primary, session.member, { action: 'test', object: 'mail', objectId: session.member.id }, now)
      const deps = await openMail()
      if (deps === null) return { ...freshForm, problem: problems.none }
      const outcome = await sendTestMail(deps, session.member, locale)
      if (outcome.kind === 'accepted') throw redirection(303, `${href('deskSettingsMail', locale)}?done=accepted`)
      return { ...freshForm, typed: 'answer' in outcome ? { answer: outcome.answer } : {}, problem: problems[outcome.kind] }
    },
  },
})

function transportOf({ settings: { mail }, agency }: DeskPageContext) {
  const name = agencyName(agency, agency.languages.default)
  const address = mail.kind === 'none' ? agency.email : (mail.from?.address ?? agency.email)
  return {
    transport: mail.kind,
    server: mail.kind === 'smtp' ? `${mail.host}:${mail.port}` : null,
    signsIn: mail.kind === 'smtp' && mail.user !== '',
    sender: `${name} <${address}>`,
  }
}
