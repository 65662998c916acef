import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Locale } from '#messages/locales.ts'
import { Wordmark } from './agency/mark.part.tsx'
import { presentPhone } from './agency/phone.present.ts'
import { ButtonLink, QuietLink } from './design/buttons.part.tsx'
import { DocumentMetas } from './document-head.tsx'
import { UnsentForm, type UnsentFormView } from './forms/unsent-form.part.tsx'
import { href } from './routes.ts'
import { DeadEnd } from './site/dead-end.part.tsx'
import { AgencyProvider } from './site/page-context.tsx'
import { LocaleProvider, useTranslation } from './site/translation.tsx'

interface FaultDocumentProps {
  /** The version this isolate last read. */
  readonly agency: Agency
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** A reference that visitors can quote; null if nothing was logged. */
  readonly reference: string | null
  /** Path and query for the retry link; null if retrying does not help. */
  readonly again: string | null
  /** The form that was sent; null if there was none. */
  readonly unsent: UnsentFormView | null
  /** Paths of the style sheets and the icon. */
  readonly look: { readonly styleSheets: readonly string[]; readonly icon: string }
}

/** The document of a server error: the site's design without menus, search and stock, which may depend on what failed. No script. */
export function FaultDocument({ agency, locale, look, ...words }: FaultDocumentProps) {
  const site = agencyName(agency, locale)
  return (
    <html lang={locale}>
      <head>
        <DocumentMetas />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} | ${site}`}</title>
        {look.styleSheets.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
        <link rel="icon" href={look.icon} />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <AgencyProvider agency={agency}>
            <header className="site-header">
              <div className="measure">
                <a className="wordmark" href={href('home', locale)}>
                  <Wordmark />
                </a>
              </div>
            </header>
            <main id="content">
              <Fault {...words} agency={agency} />
            </main>
          </AgencyProvider>
        </LocaleProvider>
      </body>
    </html>
  )
}

function Fault({ agency, title, text, reference, again, unsent }: Omit<FaultDocumentProps, 'look' | 'locale'>) {
  const { t, locale } = useTranslation()
  return (
    <DeadEnd title={title} text={text}>
      {reference !== null && <p className="hint">{t('error.reference', { reference })}</p>}
      <p className="fault-links">
        {again !== null && <ButtonLink href={again}>{t('unavailable.again')}</ButtonLink>}
        <QuietLink href={href('home', locale)}>{t('notFound.home')}</QuietLink>
      </p>
      <Reach agency={agency} />
      {unsent && <UnsentForm {...unsent} />}
    </DeadEnd>
  )
}

/** How to reach the agency without its site; empty for a site without a record. */
function Reach({ agency: { version, phone, email } }: { agency: Agency }) {
  if (version === 0) return null
  const number = phone === null ? null : presentPhone(phone)
  return (
    <address className="fault-reach">
      {number && (number.href === null ? <span>{number.text}</span> : <a href={number.href}>{number.text}</a>)}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  )
}
