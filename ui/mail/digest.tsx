import type { EventKind } from '#db/model/listing-event.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import type { DigestHomeView } from '../presenters/digest.ts'
import { DigestHome } from './digest-listing.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailAction, MailLink, MailText, MailTitle } from './mail-parts.tsx'
import { mailText } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** What somebody who keeps a search alert is told, in their language. */
export interface DigestView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  /** Those that are shown, the latest change first; one at least. */
  readonly homes: readonly DigestHomeView[]
  /** How many there are besides. */
  readonly others: number
  /** The one thing that happened to all of them, where that is known. */
  readonly kind: EventKind | null
  /** The search in words: by itself, and within a sentence. */
  readonly search: { readonly line: string; readonly inSentence: string }
  readonly list: string
  readonly manage: string
  readonly end: string
}

/** To whoever keeps a search alert: the homes that are new to it or have changed, and the ways to change or end it. */
export function digest({ locale, origin, name, homes, others, kind, search, list, manage, end }: DigestView): WrittenMail {
  const t = translator(locale)
  const title = t(`mail.digest.title.${kind ?? 'mixed'}`, { count: homes.length + others })
  const subject = t('mail.digest.subject', { title, search: search.inSentence })
  const greeting = name === null ? t('mail.greetingNobody') : t('mail.greeting', { name })
  const why = t('mail.digest.why', { site: new URL(origin).host })
  const onward = others > 0 ? t('mail.digest.more', { count: others }) : t('mail.digest.list')
  const ways = [
    { text: t('mail.digest.manage'), href: manage },
    { text: t('mail.digest.end'), href: end },
  ]
  return {
    subject,
    toName: name,
    replyName: agency.name,
    unsubscribe: end,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={previewOf(homes)} why={why} ways={ways}>
        <MailTitle>{title}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>
          {t('mail.digest.search')} <MailLink href={list}>{search.line.replaceAll('€ ', '€\u00a0')}</MailLink>
        </MailText>
        {homes.map((home) => (
          <DigestHome key={home.id} home={home} isOnly={homes.length === 1} />
        ))}
        <MailAction text={onward} href={list} />
      </MailLayout>
    ),
    text: mailText(
      [greeting, `${title}. ${t('mail.digest.search')}\n${search.line}`, ...homes.map(homeInText), `${onward}\n${list}`],
      [why, ...ways.map((way) => t('mail.line', { label: way.text, value: way.href }))].join('\n'),
    ),
  }
}

function previewOf(homes: readonly DigestHomeView[]): string {
  return homes
    .slice(0, 3)
    .map(({ title, price }) => [title, price].filter((part) => part !== null).join(', '))
    .join('; ')
}

function homeInText({ badge, title, place, price, was, facts, href }: DigestHomeView): string {
  const prices = [price, was].filter((part) => part !== null).join(', ')
  return [`${badge.toUpperCase()}: ${title}`, place, prices, facts, href].filter((line) => line !== '').join('\n')
}
