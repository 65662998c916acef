import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { MailSection } from '../mail/mail-section.mail.ts'
import { href } from '../routes.ts'
import { formatNumber } from '../site/number.present.ts'
import type { LetterView, OpenQuestionView } from './letter/letter.present.ts'

/** A home's letter in a mail. */
export interface MailedLetter {
  readonly letter: LetterView
  /** Null where it has none that mail programs show. */
  readonly photo: PhotoView | null
  /** The visit that waits for the owner's answer; null: the letter asks whether to call. */
  readonly visit: OpenQuestionView | null
}

export interface OwnerDigestView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly homes: readonly [MailedLetter, ...MailedLetter[]]
  /** How many more homes there are in the portal. */
  readonly others: number
  readonly end: string
}

/** To an owner, once a week: the letter about each home, with one question. Its links only open pages, whose buttons act. */
export function ownerDigest({ locale, origin, name, homes, others, end }: OwnerDigestView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const [first, ...rest] = homes
  const isOnly = homes.length + others === 1
  const subject = t('mail.ownerDigest.subject', { count: homes.length + others })
  return personalMail({ locale, origin, subject, title: first.letter.period, name }, agency, {
    unsubscribe: end,
    preview: first.letter.sentence,
    sections: [
      ...pictureOf(first, origin),
      ...(isOnly ? onlySections(first, locale, origin) : [first, ...rest].map((home) => groupOf(home, home === first, locale, origin))),
      { kind: 'paragraph', text: others === 0 ? '' : t('mail.ownerDigest.others', { count: others }) },
      { kind: 'link', text: t('mail.ownerDigest.open'), href: origin + (isOnly ? first.letter.path : href('ownerPortal', locale)) },
    ],
    why: t('mail.ownerDigest.why', { site: new URL(origin).host }),
    footLinks: [{ text: t('mail.ownerDigest.end'), href: end }],
  })
}

/** One picture a mail, however many homes. */
function pictureOf({ photo }: MailedLetter, origin: string): readonly MailSection[] {
  return photo === null ? [] : [{ kind: 'picture', src: new URL(photo.src, origin).href, alt: photo.alt, width: photo.width, height: photo.height }]
}

/** The letter about an only home, its figures under a heading. */
function onlySections(home: MailedLetter, locale: Locale, origin: string): readonly MailSection[] {
  const { letter } = home
  const title = translator(locale)('owner.letter.rows')
  return [
    ...tellingSections(letter, locale),
    ...questionSections(home, locale, origin),
    {
      kind: 'group',
      title,
      sections: [
        { kind: 'paragraph', text: letter.state },
        { kind: 'rows', rows: letter.rows },
      ],
    },
  ]
}

/** The letter about one of several homes. @param asksToCall one question is enough: whether a visit suits, or else whether to call about the first home */
function groupOf(home: MailedLetter, asksToCall: boolean, locale: Locale, origin: string): MailSection {
  const { letter, visit } = home
  const { title, path, state, rows } = letter
  return {
    kind: 'group',
    title,
    sections: [
      { kind: 'paragraph', text: state },
      ...tellingSections(letter, locale),
      ...(visit === null && !asksToCall ? [] : questionSections(home, locale, origin)),
      { kind: 'rows', rows },
      { kind: 'link', text: translator(locale)('owner.card.open', { title }), href: origin + path },
    ],
  }
}

/** What the letter tells. */
function tellingSections({ figure, sentence, story, quote, coming, weeks, period }: LetterView, locale: Locale): readonly MailSection[] {
  const counted = weeks?.weeks.flatMap(({ short, views }) => (views === null ? [] : [{ label: short, value: views, text: formatNumber(views, locale) }])) ?? []
  return [
    ...(figure === null ? [] : [{ kind: 'figure' as const, ...figure }]),
    { kind: 'lead', text: sentence, opening: period },
    { kind: 'paragraph', text: [...story, coming].filter((part) => part !== '').join(' ') },
    ...(quote === null ? [] : [{ kind: 'saying' as const, ...quote }]),
    { kind: 'bars', title: weeks?.title ?? '', bars: counted },
  ]
}

function questionSections({ letter, visit }: MailedLetter, locale: Locale, origin: string): readonly MailSection[] {
  return visit === null ? callSections(letter, locale, origin) : visitSections(visit, locale, origin)
}

function visitSections({ when, href: page }: OpenQuestionView, locale: Locale, origin: string): readonly MailSection[] {
  const t = translator(locale)
  return [
    { kind: 'paragraph', text: `${t('owner.questions')} ${when}` },
    { kind: 'button', text: t('mail.ownerQuestion.fits'), href: `${origin}${page}&answer=fits` },
    { kind: 'link', text: t('mail.ownerQuestion.other'), href: `${origin}${page}&answer=other` },
  ]
}

function callSections({ path, isFormer }: LetterView, locale: Locale, origin: string): readonly MailSection[] {
  const t = translator(locale)
  if (isFormer) return []
  return [
    { kind: 'paragraph', text: t('owner.letter.call') },
    { kind: 'button', text: t('owner.letter.call.yes'), href: `${origin}${path}#question` },
  ]
}
