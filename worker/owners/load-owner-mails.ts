import { type } from 'arktype'
import { findLink } from '#db/accounts/owner-links.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { isSvg } from '#db/model/files/image.ts'
import { requestablePapers } from '#db/model/owners/owned-home.ts'
import { weekFrom } from '#db/model/owners/owner-digest.ts'
import { readHomeWeeks } from '#db/owners/home-weeks.ts'
import { findAnswer, findQuestion } from '#db/owners/owner-answers.ts'
import { findOwner, findOwnerByEmail } from '#db/owners/owners.ts'
import { presentMainPhone } from '#ui/agency/phone.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { isTold, presentLetter } from '#ui/owners/letter/letter.present.ts'
import { presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import type { OwnerAnswerView } from '#ui/owners/owner-answer.mail.ts'
import type { MailedLetter, OwnerDigestView } from '#ui/owners/owner-digest.mail.ts'
import type { OwnerLinkView } from '#ui/owners/owner-link.mail.ts'
import type { OwnerMessageView } from '#ui/owners/owner-message.mail.ts'
import type { OwnerNoticeView } from '#ui/owners/owner-notice.mail.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'
import { isAbout, openQuestionsOf } from '#worker/owners/open-questions.ts'
import { ownerDigestLink } from '#worker/signing/links.ts'
import { mailedCode, mailedLinkToken } from '#worker/signing/mailed-link.ts'

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
export function loadOwnerNotice(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): OwnerNoticeView {
  const { name, at, ...notice } = checkMailData(NoticeData, mail)
  return { locale: mail.locale, origin: settings.origin, name, at, notice }
}

const AnswerData = type({ answer: 'string', home: 'string', 'message?': 'string' })

/** Loads an answer to an owner; null once it was undone or erased, or the account is gone. */
export async function loadOwnerAnswer(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<OwnerAnswerView | null> {
  const { answer, home, message } = checkMailData(AnswerData, mail)
  const [found, question, owner] = await Promise.all([findAnswer(db, answer), findQuestion(db, message ?? ''), findOwnerByEmail(db, mail.recipient)])
  if (found === null || found.text === null || owner === null) return null
  const { locale } = mail
  return {
    locale,
    origin: settings.origin,
    name: owner.name,
    home,
    text: found.text,
    question,
    signature: presentSignature(
      { name: found.contact, email: null, of: agencyName(agency, locale), phone: presentMainPhone(agency)?.text ?? null },
      agency,
      settings.origin,
    ),
    href: settings.origin + href('ownerHome', locale, { kind: found.kind, id: found.recordId }),
  }
}

const DigestData = type({ owner: 'string', week: /^\d{4}-\d{2}-\d{2}$/ })

/** Limits on the homes read (latest first, former ones included) and on those shown in a mail. */
const [maxRead, maxShown] = [100, 20]

/**
 * Loads an owner's digest with what is released by now, in three round trips.
 * @returns null if the owner has unsubscribed, or no home was on the market in that week
 */
export async function loadOwnerDigest(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<OwnerDigestView | null> {
  const due = checkMailData(DigestData, mail)
  const { locale } = mail
  const owner = await findOwner(db, due.owner)
  if (owner === null || !owner.wantsDigest) return null
  const week = weekFrom(due.week)
  const { origin, signing } = settings
  const at = mail.createdAt
  const [weeks, questions] = await Promise.all([
    readHomeWeeks(db, owner.homes.toReversed().slice(0, maxRead), week),
    openQuestionsOf({ db, now: new Date(at), locale, signing }, owner.id),
  ])
  const told = weeks.filter((each) => isTold(each, week, locale, at))
  const [first, ...rest] = told.slice(0, maxShown).map((each): MailedLetter => {
    const { photo } = presentOwnedStock(each.stock, locale)
    return {
      letter: presentLetter(each, week, { agency, locale, at }),
      photo: photo === null || isSvg(photo.src) ? null : photo,
      visit: questions.find(isAbout(each.stock)) ?? null,
    }
  })
  if (!first) return null
  return {
    ...{ locale, origin, name: owner.name, homes: [first, ...rest] as const },
    others: told.length - 1 - rest.length,
    end: await ownerDigestLink(signing, origin, owner.id, locale),
  }
}

const MessageData = type({
  owner: 'string',
  home: 'string',
  path: 'string',
  text: 'string',
  paper: type.enumerated(...requestablePapers).or('null'),
  file: 'string | null',
})

/** The contents of the mail that brings an owner's message to the office. */
export function loadOwnerMessage(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): OwnerMessageView {
  return { locale: mail.locale, origin: settings.origin, replyTo: mail.replyTo, ...checkMailData(MessageData, mail) }
}
