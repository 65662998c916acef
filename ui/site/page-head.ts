import type { SeenRecord } from '#db/model/views/page-view.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { DeskHead } from '../desk/desk-header.part.tsx'
import type { DraftsHead } from '../forms/drafts.part.tsx'
import type { RouteName } from '../routes.ts'
import type { JsonLd } from './json-ld/json-ld.present.ts'

/** Metadata of a page for browsers, crawlers and link previews. */
export interface PageHead {
  /** The title without the agency's name. */
  readonly title: string
  readonly description: string
  /** The page in every language: path and query. */
  readonly alternates: Readonly<Record<Locale, string>>
  /** Languages in which the page has no text. They get no `hreflang`, and the page is not indexed in them. */
  readonly missing?: readonly Locale[]
  /** Languages in which the page shows its text in another language. Not indexed or in `hreflang` either, but the language menu links to them. */
  readonly untranslated?: readonly Locale[]
  /** Path and query of the canonical page, if it is a different one. */
  readonly canonical?: string
  /** False: noindex. */
  readonly index: boolean
  /** Path of the page's Atom feed. */
  readonly feed?: string
  /** Picture for link previews. */
  readonly image?: SharedPicture
  /** The first photograph in view; absent if there is none in a modern format. */
  readonly firstPicture?: FirstPicture
  /** For link previews; 'website' by default. */
  readonly type?: 'website' | 'article'
  /** Structured data; breadcrumbs describe themselves. */
  readonly jsonLd?: readonly JsonLd[]
  /** The screen that the page is part of, for the menus, if it cannot be derived from the route. */
  readonly section?: RouteName
  /** The agency's content that the page shows, after the categories it is in: 'category:news', 'article:fees'. For the menus. */
  readonly written?: readonly string[]
  /** Whether the page is for one person only, or its address holds a seal: no third-party scripts run on it. */
  readonly private?: true
  /** The listing or project whose views this page counts towards. */
  readonly seen?: SeenRecord
  /** The member of the staff whose desk the page is part of; the desk's header replaces the site's. */
  readonly desk?: DeskHead
  /** What its reader has typed into its forms and not sent. */
  readonly drafts?: DraftsHead
  /** True: the page has neither the site's header nor its footer. */
  readonly bare?: true
}

/** A picture of this site for link previews. */
export interface SharedPicture {
  readonly path: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Alternative text, in the page's language. */
  readonly alt: string
}

/** A photograph that a browser may fetch before it has the page: its attributes `srcset` and `sizes`, in AVIF. */
export interface FirstPicture {
  readonly srcSet: string
  readonly sizes: string
}

/** The languages in which the page is not indexed, since its text is missing. */
export function unindexedIn({ missing = [], untranslated = [] }: Pick<PageHead, 'missing' | 'untranslated'>): readonly Locale[] {
  return [...missing, ...untranslated]
}

/** The languages in which a text is missing. */
export function missingFrom(languages: readonly Locale[]): readonly Locale[] {
  return locales.filter((each) => !languages.includes(each))
}
