import type { Locale } from '#messages/locales.ts'
import type { RuleName } from '../law/compliance/publication-rule.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import type { AgencyPicture } from './agency-look.ts'

/** The languages a site offers, and the default for visitors who prefer none of them. */
export interface SiteLanguages {
  readonly enabled: readonly Locale[]
  readonly default: Locale
}

/**
 * Settings of the site in one language.
 * @source specification, section 3 ("Site settings")
 */
export interface SiteSettings {
  readonly googleVerification?: string
  readonly facebookVerification?: string
  readonly nortonSafeWeb?: string
  /** Fallback Open Graph image for pages in this language without a picture. */
  readonly image?: AgencyPicture
  /** For crawlers, on every page in this language: 'noindex, nofollow'. */
  readonly robots?: string
}

/** Whether a language's settings keep its pages out of search engines. */
export function isUnindexed(settings: SiteSettings | undefined): boolean {
  return /\b(?:noindex|none)\b/i.test(settings?.robots ?? '')
}

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'x', 'pinterest'] as const
type SocialNetwork = (typeof socialNetworks)[number]

export interface SocialLink {
  readonly network: SocialNetwork
  readonly url: string
}

/** A property with a fixed address, because it was printed somewhere, regardless of the feed. */
export interface FixedPage {
  /** Language-neutral, without slashes at its ends: 'for-sale/showpiece'. */
  readonly path: string
  readonly listing: number
}

/** A screen that the agency has on another site, such as its vacancies. */
export interface ExternalPage {
  /** Language-neutral, without slashes at its ends: 'jobs'. */
  readonly path: string
  /** https addresses. */
  readonly url: LocalizedText
}

/** The external URL of a screen by its language-neutral path; null if the screen is on this site. */
export function externalAddress(pages: readonly ExternalPage[], path: string, locale: Locale): string | null {
  const requested = path.split('/').filter(Boolean).join('/')
  const url = textIn(pages.find((page) => page.path === requested)?.url ?? null, locale)
  return url === '' ? null : url
}

/** The listing with a fixed page at a language-neutral path; null if there is none. */
export function fixedListing(pages: readonly FixedPage[], path: string): number | null {
  const requested = path.split('/').filter(Boolean).join('/')
  return pages.find((page) => page.path === requested)?.listing ?? null
}

/** What the agency allows to be published. */
export interface PublicationSettings {
  /** Holds back listings that do not meet these rules; true: listings that are unlawful to advertise. */
  readonly holdBack: boolean | readonly RuleName[]
}
