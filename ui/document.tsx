import type { ReactNode } from 'react'
import { type Agency, agencyName } from '#db/model/agency.ts'
import { pathOf } from '#db/model/agency-look.ts'
import type { SiteSettings } from '#db/model/agency-settings.ts'
import type { Stock } from '#db/model/stock.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { AgencyProvider } from './agency.tsx'
import { ContentProvider } from './content.tsx'
import { pageId, part } from './islands/html-hooks.ts'
import { ConsentBanner } from './parts/consent-banner.tsx'
import { SendPageLink } from './parts/send-page-link.tsx'
import { SiteFooter } from './parts/site-footer.tsx'
import { type LanguageLink, SiteHeader } from './parts/site-header.tsx'
import { Piece } from './piece.tsx'
import type { ContentLinks } from './presenters/content-links.ts'
import { type RouteName, routeDefinition } from './routes.ts'
import { StockProvider } from './stock.tsx'
import { LocaleProvider, useTranslation } from './translation.tsx'

/** Metadata of a page for browsers, crawlers and link previews. */
export interface PageHead {
  /** Without the agency's name. */
  readonly title: string
  readonly description: string
  /** The page in every language: path and query. */
  readonly alternates: Readonly<Record<Locale, string>>
  /** False: crawlers leave it out. */
  readonly index: boolean
  /** Path of the page's Atom feed. */
  readonly feed?: string
  /** Path of a picture for those who share the page. */
  readonly image?: string
  /** True: the page stands alone, without the site's header and footer. */
  readonly bare?: true
}

interface DocumentProps {
  readonly agency: Agency
  readonly name: RouteName
  /** Whether the page is what its address names, not an error page or a refused form. */
  readonly found: boolean
  readonly head: PageHead
  readonly locale: Locale
  readonly origin: string
  /** Of the address, with '?': the links to other languages keep it. */
  readonly query: string
  readonly path: string
  readonly preview: boolean
  readonly stock: Stock
  readonly content: ContentLinks
  readonly assets: { readonly script: string; readonly style: string; readonly fonts: readonly string[] }
  /** Paths of what the agency's look is made into. */
  readonly look: { readonly styleSheet: string; readonly icon: string }
  /** Version of what visitors are asked to consent to. */
  readonly consent: string
  readonly children: ReactNode
}

/** The whole document. It holds no inline script and no inline style, so that the strictest policy serves it. */
export function Document({ agency, name, found, head, locale, origin, path, query, preview, stock, content, assets, look, consent, children }: DocumentProps) {
  const { enabled, default: standard } = agency.languages
  const canonical = origin + head.alternates[locale]
  const site = agencyName(agency, locale)
  const settings = agency.settings[locale] ?? {}
  const picture = settings.image ?? agency.look.share
  const image = head.image ?? (picture && pathOf(picture))
  const isIndexed = head.index && !preview
  const touchIcon = agency.look.icons['180']
  // The preview asks nothing and tracks nothing.
  const hasBanner = !head.bare && !preview
  const event = found && !preview ? eventOf(name) : null
  return (
    <html lang={locale}>
      <Piece as="head">
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{head.title === '' ? site : `${head.title} | ${site}`}</title>
        <meta name="description" content={head.description} />
        {!isIndexed ? <meta name="robots" content="noindex" /> : settings.robots !== undefined && <meta name="robots" content={settings.robots} />}
        {name === 'home' && <Verifications settings={settings} />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={look.styleSheet} />
        <link rel="stylesheet" href={assets.style} />
        {hasBanner && (
          <noscript>
            <link rel="stylesheet" href="/consent.css" />
          </noscript>
        )}
        <script type="module" src={assets.script} async />
        <link rel="canonical" href={canonical} />
        {isIndexed && enabled.map((each) => <link key={each} rel="alternate" hrefLang={each} href={origin + head.alternates[each]} />)}
        {isIndexed && <link rel="alternate" hrefLang="x-default" href={name === 'home' ? `${origin}/` : origin + head.alternates[standard]} />}
        {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" title={head.title} href={origin + head.feed} />}
        <link rel="icon" href={look.icon} type="image/svg+xml" />
        {touchIcon && <link rel="apple-touch-icon" href={pathOf(touchIcon)} />}
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={languages[locale].openGraph} />
        <meta property="og:url" content={canonical} />
        {image !== null && <meta property="og:image" content={origin + image} />}
      </Piece>
      <body>
        <LocaleProvider locale={locale}>
          <AgencyProvider agency={agency}>
            <StockProvider stock={stock}>
              <ContentProvider content={content}>
                {!head.bare && <SkipLink />}
                {hasBanner && <ConsentBanner version={consent} />}
                {!head.bare && <SiteHeader name={name} languages={languageLinks(head, locale, enabled, path, query)} />}
                <Piece as="main" id={pageId('content')} tabIndex={-1} {...(event && part('event', event))}>
                  {children}
                </Piece>
                {!head.bare && found && <SendPageLink name={name} path={head.alternates[locale]} />}
                {!head.bare && <SiteFooter />}
              </ContentProvider>
            </StockProvider>
          </AgencyProvider>
        </LocaleProvider>
      </body>
    </html>
  )
}

/** What a social pixel is told of a page, in its own words; null where it is told nothing. */
function eventOf(name: RouteName): 'Lead' | 'ViewContent' | null {
  if (routeDefinition(name).type === 'feedback') return 'Lead'
  return name === 'propertyForSale' || name === 'propertyForRent' ? 'ViewContent' : null
}

/** This page in each language, with the query of its address; a page without an address of its own (404) has the query in none. */
function languageLinks({ alternates }: PageHead, locale: Locale, enabled: readonly Locale[], path: string, query: string): readonly LanguageLink[] {
  const kept = withoutQuery(alternates[locale]) === path ? query : ''
  return enabled.map((each) => ({ locale: each, href: withoutQuery(alternates[each]) + kept }))
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

/** What search engines and networks ask for to know whose site this is; they read the home page. */
function Verifications({ settings }: { settings: SiteSettings }) {
  const tokens = {
    'google-site-verification': settings.googleVerification,
    'facebook-domain-verification': settings.facebookVerification,
    'norton-safeweb-site-verification': settings.nortonSafeWeb,
  }
  return Object.entries(tokens).map(([name, content]) => content !== undefined && <meta key={name} name={name} content={content} />)
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#content">
      {t('frame.skip')}
    </a>
  )
}
