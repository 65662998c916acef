import { type } from 'arktype'
import { findLink } from '#db/accounts/owner-links.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { findOwner } from '#db/owners/owners.ts'
import type { OwnerLinkView } from '#ui/owners/owner-link.mail.ts'
import type { OwnerNoticeView } from '#ui/owners/owner-notice.mail.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { mailedCode, mailedLinkToken } from '#worker/signing/mailed-link.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'

const LinkData = type({ link: 'string' })

const screens = { invitation: 'ownerPassword', reset: 'ownerPassword', signIn: 'ownerSignIn', email: 'ownerEmail' } as const

/** Loads the mail with an owner's link, which is signed only now; null once the link is used or expired. */
export async function loadOwnerLink(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<OwnerLinkView | null> {
  const link = await findLink(db, checkMailData(LinkData, mail).link, new Date())
  const owner = link && (await findOwner(db, link.ownerId))
  if (link === null || owner === null) return null
  const { signing, origin } = settings
  const { locale } = mail
  const code = link.purpose === 'signIn' ? await mailedCode(signing, 'owner', link.id) : null
  return {
    locale,
    origin,
    name: owner.name,
    purpose: link.purpose,
    href: `${origin}${href(screens[link.purpose], locale)}?link=${await mailedLinkToken(signing, 'owner', link.id)}`,
    code: code && `${code.slice(0, 4)} ${code.slice(4)}`,
    until: whenText(link.expiresAt, locale),
  }
}

const NoticeData = type({ name: 'string | null', at: 'string.date.iso' }).and(
  type({ about: "'password' | 'home'" }).or({ about: "'address'", address: 'string' }).or({ about: "'device' | 'passkey'", device: 'string' }),
)

/** The contents of the mail about a change of an owner's account. */
export function readOwnerNotice(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): OwnerNoticeView {
  const { name, at, ...notice } = checkMailData(NoticeData, mail)
  return { locale: mail.locale, origin: settings.origin, name, at, notice }
}
