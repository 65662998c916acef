import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailCardView } from '../mail/mail-card.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { MailSection } from '../mail/mail-section.mail.ts'
import { markdownOpening } from '../mail/markdown-text.mail.ts'

export interface NewsletterIssueView {
  readonly locale: Locale
  readonly origin: string
  /** The language of its subject and text; the subscriber's own if the mailing has it. */
  readonly written: Locale
  readonly name: string | null
  readonly subject: string
  /** Markdown from the desk; a script's is plain: paragraphs separated by empty lines. */
  readonly text: string
  readonly isMarkdown: boolean
  /** The paths of the articles in the language of the text, by key. */
  readonly articles: Readonly<Record<string, string>>
  /** The agency's own picture, and whether it stands between the text and the homes instead of above the text. */
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number; readonly isBelow: boolean } | null
  readonly homes: readonly MailCardView[]
  /** The list that the homes are from; null without homes. */
  readonly list: string | null
  /** The link that ends the subscription; in a test, to the page of the newsletter. */
  readonly end: string
  /** The link to what the subscriber has agreed to; null in a test. */
  readonly manage: string | null
  /** A test is marked in its subject and ends no subscription. */
  readonly isTest?: true
}

const openingLength = 140

/** The newsletter as the agency wrote it, the homes it shows with the way to all of them, and the link to unsubscribe. */
export function newsletterIssue(view: NewsletterIssueView, agency: MailAgency): MailContent {
  const { locale, origin, written, name, subject, text, isMarkdown, articles, picture, homes, list, end, manage, isTest } = view
  const t = translator(locale)
  const paragraphs = isMarkdown ? [] : paragraphsOf(text)
  const pictures = picture === null ? [] : [{ kind: 'picture', ...picture } as const]
  const opening = isMarkdown ? markdownOpening(text, openingLength) : (paragraphs[0] ?? '')
  return headedMail(
    { locale, origin, subject: isTest ? t('mail.newsletterIssue.test', { subject }) : subject, title: subject, toName: name, replyName: agency.name },
    {
      ...(isTest ? {} : { unsubscribe: end }),
      preview: opening === '' ? subject : opening,
      sectionsLocale: written,
      sections: [
        ...(picture?.isBelow ? [] : pictures),
        ...(isMarkdown
          ? [{ kind: 'markdown', text, links: { origin, locale: written, articles } } as const]
          : paragraphs.map((paragraph) => ({ kind: 'freeText', text: paragraph }) as const)),
        ...(picture?.isBelow ? pictures : []),
        ...homes.map((listing): MailSection => ({ kind: 'listingChange', listing, isOnly: homes.length === 1 })),
        ...(list === null ? [] : [{ kind: 'button', text: translator(written)('similar.all'), href: list } as const]),
      ],
      why: t('mail.newsletterIssue.why', { site: new URL(origin).host }),
      footLinks: [
        ...(manage === null ? [] : [{ text: t('subscription.manage.newsletter.link'), href: manage }]),
        { text: t('mail.newsletterIssue.end'), href: end },
      ],
    },
  )
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
