import { type } from 'arktype'
import { findStaff } from '#db/accounts/staff.ts'
import { findStaffLink } from '#db/accounts/staff-links.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { StaffLinkView, StaffPasskeyView } from '#ui/accounts/staff-account.mail.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { mailedCode, mailedLinkToken } from '#worker/signing/mailed-link.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const LinkData = type({ link: 'string' })
const PasskeyData = type({ name: 'string', device: 'string', at: 'string.date.iso' })

/** Loads the mail with a link to the desk, which is signed only now; null once the link is used or expired, or if the account may not sign in. */
export async function loadStaffLink(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<StaffLinkView | null> {
  const link = await findStaffLink(db, checkMailData(LinkData, mail).link, new Date())
  const member = link && (await findStaff(db, link.staffId))
  if (link === null || member === null || member.state === 'disabled') return null
  const { signing, origin } = settings
  const { locale } = mail
  const code = link.purpose === 'signIn' ? await mailedCode(signing, 'staff', link.id) : null
  return {
    locale,
    origin,
    name: member.name,
    purpose: link.purpose,
    href: `${origin}${href('deskLink', locale)}?link=${await mailedLinkToken(signing, 'staff', link.id)}`,
    code: code && `${code.slice(0, 4)} ${code.slice(4)}`,
    until: whenText(link.expiresAt, locale),
  }
}

/** The contents of the mail about a new passkey of an account. */
export function loadStaffPasskey(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): StaffPasskeyView {
  return { locale: mail.locale, origin: settings.origin, ...checkMailData(PasskeyData, mail) }
}
