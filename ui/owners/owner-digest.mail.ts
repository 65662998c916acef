import type { DigestWeek } from '#db/model/owners/owner-digest.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { MailSection } from '../mail/mail-section.mail.ts'
import { href } from '../routes.ts'
import { formatDay } from '../site/number.present.ts'
import type { HomeWeekView } from './owner-digest.present.ts'

export interface OwnerDigestView {
  readonly locale: Locale
  readonly origin: string
  readonly week: DigestWeek
  readonly name: string | null
  readonly homes: readonly [HomeWeekView, ...HomeWeekView[]]
  /** How many more homes there are in the portal. */
  readonly others: number
  readonly end: string
}

/** To an owner, once a week: what happened with each home, in words and then in figures, and whom to call. */
export function ownerDigest({ locale, origin, week, name, homes, others, end }: OwnerDigestView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const [first] = homes
  const subject = t('mail.ownerDigest.subject', { count: homes.length + others })
  const isOnly = homes.length + others === 1
  return personalMail({ locale, origin, subject, name }, agency, {
    unsubscribe: end,
    preview: first.words.join(' '),
    sections: [
      { kind: 'paragraph', text: t('mail.ownerDigest.period', { from: formatDay(week.first, locale), until: formatDay(week.last, locale) }) },
      ...homes.map((home) => homeSection(home, origin, isOnly ? null : t('owner.card.open', { title: home.title }))),
      { kind: 'paragraph', text: others === 0 ? '' : t('mail.ownerDigest.others', { count: others }) },
      { kind: 'button', text: t('mail.ownerDigest.open'), href: origin + (isOnly ? first.path : href('ownerPortal', locale)) },
    ],
    why: t('mail.ownerDigest.why', { site: new URL(origin).host }),
    footLinks: [{ text: t('mail.ownerDigest.end'), href: end }],
  })
}

/** @param way the text of the link to the home's page; null if the mail's button leads there */
function homeSection({ title, state, words, rows, path }: HomeWeekView, origin: string, way: string | null): MailSection {
  return {
    kind: 'group',
    title,
    sections: [
      { kind: 'paragraph', text: state },
      { kind: 'paragraph', text: words.join(' ') },
      { kind: 'rows', rows },
      ...(way === null ? [] : [{ kind: 'link' as const, text: way, href: origin + path }]),
    ],
  }
}
