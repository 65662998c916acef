import type { ReactNode } from 'react'
import type { Stock } from '#db/model/search/search.ts'
import { seenWord } from '#db/model/views/page-view.ts'
import type { Locale } from '#messages/locales.ts'
import type { ContentLinks } from './content/content-links.present.ts'
import { DeskHeader, DeskIndex } from './desk/desk-header.part.tsx'
import { DocumentHead, type DocumentHeadProps, linkedStyles } from './document-head.tsx'
import { Drafts } from './forms/drafts.part.tsx'
import { pageId, part } from './islands/html-hooks.ts'
import { ConsentBanner } from './privacy/consent-banner.part.tsx'
import { href, type RouteName, routeDefinition } from './routes.ts'
import { SiteFooter } from './site/frame/site-footer.part.tsx'
import { type LanguageLink, SiteHeader } from './site/frame/site-header.part.tsx'
import { LaterStyles, LaterStylesProvider } from './site/later-styles.tsx'
import { AgencyProvider, ContentProvider, OriginProvider, StockProvider } from './site/page-context.tsx'
import type { PageHead } from './site/page-head.ts'
import { Piece } from './site/piece.tsx'
import { SendPageLink } from './site/share-button.part.tsx'
import { LocaleProvider, useTranslation } from './site/translation.tsx'

interface DocumentProps extends Omit<DocumentHeadProps, 'hasBanner'> {
  /** Whether the address shows its usual page, not an error page or a refused form. */
  readonly found: boolean
  /** The query string, with '?'; the links to other languages keep it. */
  readonly query: string
  readonly path: string
  readonly stock: Stock
  readonly content: ContentLinks
  /** Version of the consent banner. */
  readonly consent: string
  readonly children: ReactNode
}

/** The whole document. It has no inline script, and one inline style sheet, whose hash the content security policy names. */
export function Document({
  agency,
  name,
  found,
  head,
  locale,
  origin,
  path,
  query,
  preview,
  stock,
  content,
  assets,
  styles,
  look,
  consent,
  children,
}: DocumentProps) {
  const { enabled } = agency.languages
  // The preview shows no banner, tracks nothing and counts nothing.
  const isAlone = head.bare === true || head.desk !== undefined
  const hasBanner = !isAlone && !preview
  const event = found && !preview ? eventOf(name) : null
  const seen = found && !preview && head.seen ? head.seen : null
  return (
    <html lang={locale}>
      <DocumentHead {...{ agency, name, head, locale, origin, preview, hasBanner, assets, styles, look }} />
      <body className={head.desk ? 'desk' : widePages.has(name) ? 'is-wide' : undefined}>
        <LocaleProvider locale={locale}>
          <AgencyProvider agency={agency}>
            <StockProvider stock={stock}>
              <ContentProvider content={content}>
                <OriginProvider origin={origin}>
                  <LaterStylesProvider hrefs={styles === null ? null : linkedStyles(assets, head)}>
                    {!head.bare && <SkipLink />}
                    {hasBanner && <ConsentBanner version={consent} isPrivate={head.private ?? false} />}
                    {/* The query of a desk page may hold a notice, an undo or a cursor, and belongs to this view alone. */}
                    {head.desk && <DeskHeader {...head.desk} name={name} languages={languageLinks(head, locale, enabled, path, '')} />}
                    {!isAlone && (
                      <SiteHeader
                        name={name}
                        section={head.section ?? null}
                        written={head.written ?? []}
                        languages={languageLinks(head, locale, enabled, path, query)}
                      />
                    )}
                    <Piece as="main" id={pageId('content')} tabIndex={-1} {...(event && part('event', event))} {...(seen && part('seen', seenWord(seen)))}>
                      {children}
                    </Piece>
                    {head.desk && name === 'desk' && <DeskIndex {...head.desk} name={name} />}
                    <LaterStyles />
                    {head.drafts && <Drafts {...head.drafts} />}
                    {!isAlone && found && <SendPageLink name={name} path={head.alternates[locale]} />}
                    {!isAlone && <SiteFooter name={name} section={head.section ?? null} written={head.written ?? []} />}
                  </LaterStylesProvider>
                </OriginProvider>
              </ContentProvider>
            </StockProvider>
          </AgencyProvider>
        </LocaleProvider>
      </body>
    </html>
  )
}

/** Pages as wide as their list. The class is set before the header, so that streaming causes no layout shift. */
const widePages: ReadonlySet<RouteName> = new Set<RouteName>(['forSale', 'forRent', 'townForSale', 'townForRent', 'typeForSale', 'typeForRent'])

/** The event that a social pixel receives for a page, in its own format; null for other pages. */
function eventOf(name: RouteName): 'Lead' | 'ViewContent' | null {
  if (routeDefinition(name).type === 'feedback') return 'Lead'
  return name === 'propertyForSale' || name === 'propertyForRent' ? 'ViewContent' : null
}

/**
 * This page in each language, with the query of its address; a page without its own address (404) drops the query. If a language lacks the
 * page, the link leads to the home page.
 */
function languageLinks(
  { alternates, missing = [] }: PageHead,
  locale: Locale,
  enabled: readonly Locale[],
  path: string,
  query: string,
): readonly LanguageLink[] {
  const search = withoutQuery(alternates[locale]) === path ? query : ''
  const isMissing = (each: Locale) => each !== locale && missing.includes(each)
  return enabled.map((each) => ({ locale: each, href: isMissing(each) ? href('home', each) : withoutQuery(alternates[each]) + search }))
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#content">
      {t('frame.skip')}
    </a>
  )
}
