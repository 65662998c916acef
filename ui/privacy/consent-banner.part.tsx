import { QuietLink } from '../design/buttons.part.tsx'
import { island } from '../islands/html-hooks.ts'
import { breadcrumbKey, href } from '../routes.ts'
import { Lost } from '../site/dead-end.part.tsx'
import { listFormat } from '../site/intl.present.ts'
import { useAgency } from '../site/page-context.tsx'
import { CachedPiece } from '../site/piece.tsx'
import { useTranslation } from '../site/translation.tsx'

/**
 * Asks for consent to storage on the device and third-party content. Every page has it as the same, hidden HTML: the island shows it to
 * visitors without a choice; without script, `/consent.css` does.
 */
export function ConsentBanner({
  version,
  isPrivate,
}: {
  version: string
  /** Whether the page never runs third-party scripts. */
  isPrivate: boolean
}) {
  const { agency } = useAgency()
  const scripts = (isPrivate ? [] : agency.scripts).map(({ src, category, data, setUp }) => ({ src, category, ...(data && { data }), ...(setUp && { setUp }) }))
  return <CachedPiece as="section" className="consent" aria-labelledby="consent" view={BannerContent} props={{}} {...island('consent', { version, scripts })} />
}

function BannerContent() {
  const { t, locale } = useTranslation()
  const names = listFormat(locale).format(useAgency().agency.scripts.map(({ name }) => name))
  return (
    <div className="measure">
      <div>
        <p className="consent-title" id="consent">
          {t('consent.title')}
        </p>
        {/* Two paragraphs: as one it is the largest text of many pages, and the last to show. */}
        <p>{t('consent.text')}</p>
        <p>
          {names === '' ? t('consent.others') : t('consent.othersScripts', { names })}{' '}
          <a href={href('cookiePolicy', locale)}>{t(breadcrumbKey('cookiePolicy'))}</a>
        </p>
      </div>
      <form method="post" action="/consent">
        <ConsentButtons />
        <QuietLink href={href('cookieSettings', locale)}>{t('consent.choose')}</QuietLink>
      </form>
      <Lost />
    </div>
  )
}

/** Two buttons of equal weight. */
export function ConsentButtons() {
  const { t } = useTranslation()
  return (
    <>
      <button className="button second" type="submit" name="choice" value="all">
        {t('consent.all')}
      </button>
      <button className="button second" type="submit" name="choice" value="necessary">
        {t('consent.necessary')}
      </button>
    </>
  )
}
