import type { OwnerNotice } from '#db/model/mail/mail-data.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { href } from '../routes.ts'
import { whenText } from '../visits/appointment.present.ts'

export interface OwnerNoticeView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly notice: OwnerNotice
  /** When it happened, UTC in ISO 8601. */
  readonly at: string
}

/** To an owner: what was changed on the account, when, and what to do if the owner did not do it. */
export function ownerNotice({ locale, origin, name, notice, at }: OwnerNoticeView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const { about } = notice
  const subject = t(`mail.owner.${about}.subject`)
  const story = t(`mail.owner.${about}.text`, { site: new URL(origin).host })
  const screen = about === 'home' ? 'ownerPortal' : about === 'device' || about === 'passkey' ? 'ownerAccount' : 'ownerReset'
  return personalMail({ locale, origin, subject, name }, agency, {
    preview: story,
    sections: [
      { kind: 'paragraph', text: story },
      { kind: 'rows', rows: about === 'home' ? [] : rowsOf(notice, at, locale) },
      { kind: 'paragraph', text: about === 'home' ? '' : t(about === 'passkey' ? 'mail.owner.passkey.notYou' : 'mail.owner.notYou', { email: agency.email }) },
      { kind: 'button', text: t(`mail.owner.${about}.act`), href: origin + href(screen, locale) },
    ],
    why: t('mail.owner.why', { site: new URL(origin).host }),
  })
}

function rowsOf(notice: OwnerNotice, at: string, locale: Locale): readonly LeadRow[] {
  const t = translator(locale)
  const row = (name: string, label: string, value: string): LeadRow => ({ name, label, value })
  return [
    ...(notice.about === 'address' ? [row('address', t('mail.owner.newAddress'), notice.address)] : []),
    ...('device' in notice && notice.device !== '' ? [row('device', t('owner.device'), notice.device)] : []),
    row('when', t('thanks.when'), whenText(at, locale)),
  ]
}
