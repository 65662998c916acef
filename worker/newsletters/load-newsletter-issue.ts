import { type } from 'arktype'
import { findSubscription } from '#db/alerts/subscriptions.ts'
import { loadContentDirectory } from '#db/content/articles.ts'
import { findChosen } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { mailingPicturePath, maxHomes, readingLanguage } from '#db/model/newsletters/mailing.ts'
import { skipRecipient } from '#db/newsletters/mailing-recipients.ts'
import { findMailing, type Mailing } from '#db/newsletters/mailings.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { contentLinks } from '#ui/content/content-links.present.ts'
import { presentMailCard } from '#ui/mail/mail-card.present.ts'
import type { NewsletterIssueView } from '#ui/newsletters/newsletter-issue.mail.ts'
import { href } from '#ui/routes.ts'
import { subscriptionLinks } from '#worker/signing/links.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

/** `issue` is the id of the mailing. */
const Data = type({ subscription: 'string', issue: 'string' })
const TestData = type({ mailing: 'string', written: "'nl' | 'fr' | 'en' | 'de'" })

type Deps = Pick<RenderDeps, 'agency' | 'db' | 'settings'>

/**
 * Loads a mailing for one subscriber, in the site's default language if it is not written in theirs.
 * @returns null while the mailing is paused, which leaves the recipient waiting, or if the subscription has ended
 */
export async function loadNewsletterIssue(mail: LeasedMail, deps: Deps): Promise<NewsletterIssueView | null> {
  const { db, settings } = deps
  const data = checkMailData(Data, mail)
  const [mailing, subscription] = await Promise.all([findMailing(db, data.issue), findSubscription(db, data.subscription)])
  if (mailing?.state === 'paused') return null
  if (mailing === null || mailing.state === 'stopped' || subscription?.state !== 'active') {
    await skipRecipient(db, mail.id)
    return null
  }
  const { locale } = mail
  const { end, manage } = await subscriptionLinks(settings.signing, settings.origin, { ...subscription, locale })
  return newsletterView(mailing, { locale, name: subscription.name, end, manage }, deps, new Date(mail.createdAt))
}

/** Loads a mailing as a test to a member of the staff, in one of its languages. */
export async function loadMailingTest(mail: LeasedMail, deps: Deps): Promise<NewsletterIssueView | null> {
  const data = checkMailData(TestData, mail)
  const mailing = await findMailing(deps.db, data.mailing)
  return mailing && mailingSample(mailing, data.written, deps, new Date(mail.createdAt))
}

/** A mailing as a subscriber with a language would get it, marked as a test; null where nothing is written. */
export async function mailingSample(mailing: Mailing, locale: Locale, deps: Deps, now: Date): Promise<NewsletterIssueView | null> {
  if (readingLanguage(mailing, locale, deps.agency.languages.default) === null) return null
  const end = deps.settings.origin + href('newsletter', locale)
  return { ...(await newsletterView(mailing, { locale, name: null, end, manage: null }, deps, now)), isTest: true }
}

interface Reader {
  readonly locale: Locale
  readonly name: string | null
  readonly end: string
  readonly manage: string | null
}

async function newsletterView(
  mailing: Mailing,
  { locale, name, end, manage }: Reader,
  { agency, db, settings }: Deps,
  now: Date,
): Promise<NewsletterIssueView> {
  const { origin } = settings
  const written = readingLanguage(mailing, locale, agency.languages.default)
  const [subject, text] = written === null ? [] : [mailing.subjects[written], mailing.texts[written]]
  if (written === null || subject === undefined || text === undefined) throw new Error(`The mailing ${mailing.id} has no text`)
  const homes = mailing.homes.length === 0 ? [] : await findChosen(db, mailing.homes, maxHomes)
  const t = translator(written)
  const listed = homes.filter(({ state }) => isListed(state))
  const cards = listed.map((home) => presentMailCard(home, t(home.goal === 'sale' ? 'route.forSale' : 'route.forRent'), null, written, origin, now))
  const list = listed.length === 0 ? null : origin + href(listed.every(({ goal }) => goal === 'rent') ? 'forRent' : 'forSale', written)
  const isMarkdown = mailing.source === 'desk'
  // Most newsletters link to no article.
  const articles = isMarkdown && text.includes('article:') ? contentLinks(await loadContentDirectory(db), written).articles : {}
  const { picture: own, pictureWords, picturePlace } = mailing
  const picture = own && {
    src: origin + mailingPicturePath + own.file,
    alt: pictureWords[written] ?? '',
    width: own.width,
    height: own.height,
    isBelow: picturePlace === 'middle',
  }
  return { locale, origin, written, name, subject, text, isMarkdown, articles, picture, homes: cards, list, end, manage }
}
