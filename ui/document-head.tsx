import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { isUnindexed, type SiteSettings } from '#db/model/agency/agency-settings.ts'
import type { Locale } from '#messages/locales.ts'
import { frameColours } from './design/palette.ts'
import type { RouteName } from './routes.ts'
import { JsonLdScript } from './site/json-ld-script.part.tsx'
import { LinkPreview } from './site/link-preview.part.tsx'
import type { Markup } from './site/markup-cache.ts'
import { type PageHead, unindexedIn } from './site/page-head.ts'
import { Piece, SharedStyles } from './site/piece.tsx'

export interface DocumentHeadProps {
  readonly agency: Agency
  readonly name: RouteName
  readonly head: PageHead
  readonly locale: Locale
  readonly origin: string
  readonly preview: boolean
  /** Whether the page has the consent banner: without script, `/consent.css` decides whether it shows. */
  readonly hasBanner: boolean
  readonly assets: { readonly script: string; readonly style: string; readonly deskStyle: string }
  /** The styles of what the page shows first; null: all styles are linked. */
  readonly styles: Markup | null
  /** Paths of the files generated from the agency's look. */
  readonly look: { readonly styleSheet: string; readonly icon: string }
}

/** The document's head. Only an indexable page at its canonical address links to its other languages. */
export function DocumentHead({ agency, name, head, locale, origin, preview, hasBanner, assets, styles, look }: DocumentHeadProps) {
  const { settings } = agency
  const site = agencyName(agency, locale)
  const isIndexed = head.index && !preview && !unindexedIn(head).includes(locale)
  const isCanonical = head.canonical === undefined || head.canonical === head.alternates[locale]
  const canonical = origin + (head.canonical ?? head.alternates[locale])
  const robots = isIndexed ? settings[locale]?.robots : 'noindex'
  const touchIcon = agency.look.icons['180']
  return (
    <Piece as="head">
      <DocumentMetas />
      <meta name="theme-color" content={frameColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={frameColours.dark} media="(prefers-color-scheme: dark)" />
      <title>{head.title === '' ? site : `${head.title} | ${site}`}</title>
      <meta name="description" content={head.description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      {name === 'home' && <Verifications settings={settings[locale] ?? {}} />}
      {styles === null ? (
        [look.styleSheet, ...linkedStyles(assets, head)].map((path) => <link key={path} rel="stylesheet" href={path} />)
      ) : (
        <SharedStyles styles={styles} />
      )}
      {hasBanner && (
        <noscript>
          <link rel="stylesheet" href="/consent.css" />
        </noscript>
      )}
      <script type="module" src={assets.script} async fetchPriority="low" />
      <link rel="canonical" href={canonical} />
      {isIndexed && isCanonical && !isUnindexed(settings[locale]) && <Alternates agency={agency} name={name} head={head} origin={origin} />}
      {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" title={head.title} href={origin + head.feed} />}
      <link rel="icon" href={look.icon} />
      {touchIcon && <link rel="apple-touch-icon" href={pathOf(touchIcon)} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <LinkPreview agency={agency} head={head} locale={locale} origin={origin} canonical={canonical} />
      {head.jsonLd?.map((data) => (
        <JsonLdScript key={data['@type'] + data['@id']} data={data} />
      ))}
    </Piece>
  )
}

/** The style sheets of a page, without the agency's colours. */
export function linkedStyles({ style, deskStyle }: DocumentHeadProps['assets'], { desk }: Pick<PageHead, 'desk'>): readonly string[] {
  return desk ? [style, deskStyle] : [style]
}

/** The page in each indexed language that has it; `x-default` is the default language, or the first that has the page. */
function Alternates({ agency, name, head, origin }: Pick<DocumentHeadProps, 'agency' | 'name' | 'head' | 'origin'>) {
  const { enabled, default: standard } = agency.languages
  const offered = enabled.filter((each) => !unindexedIn(head).includes(each) && !isUnindexed(agency.settings[each]))
  const fallback = offered.includes(standard) ? standard : offered[0]
  return (
    <>
      {offered.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + head.alternates[each]} />
      ))}
      {fallback !== undefined && <link rel="alternate" hrefLang="x-default" href={origin + (name === 'home' ? '/' : head.alternates[fallback])} />}
    </>
  )
}

/** Site verification codes, which search engines and social networks read from the home page. */
function Verifications({ settings }: { settings: SiteSettings }) {
  const tokens = {
    'google-site-verification': settings.googleVerification,
    'facebook-domain-verification': settings.facebookVerification,
    'norton-safeweb-site-verification': settings.nortonSafeWeb,
  }
  return Object.entries(tokens).map(([name, content]) => content !== undefined && <meta key={name} name={name} content={content} />)
}

/** The first elements in the head of every HTML document: charset, viewport and colour schemes. */
export function DocumentMetas() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
    </>
  )
}
