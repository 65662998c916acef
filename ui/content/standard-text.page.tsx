import { presentIdentity } from '../agency/identity.present.ts'
import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { SecondLink } from '../design/buttons.part.tsx'
import { presentStorage, presentThirdParties } from '../privacy/device-storage.present.ts'
import { DataAuthorities, type ProcessingRow, ProcessingTable, StorageTable, ThirdPartyTable } from '../privacy/legal-tables.part.tsx'
import { breadcrumbKey, href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Markdown } from './markdown/markdown.part.tsx'
import type { PageTextView } from './page-text.present.ts'
import { PageIntro } from './screen-head.part.tsx'

export interface StandardTextPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly processings: readonly ProcessingRow[]
  /** Host of the map's tiles; null if the map has none. */
  readonly tilesFrom: string | null
}

/** A legal page. Its tables are generated from the code, even if the agency replaces the text around them. */
export function StandardTextPage({ crumbs, text, processings, tilesFrom }: StandardTextPageProps) {
  const { locale } = useTranslation()
  const { agency } = useAgency()
  const blocks = {
    'legal-identity': <p>{presentIdentity(agency, locale)}</p>,
    'processing-table': <ProcessingTable rows={processings} />,
    'complaint-authorities': <DataAuthorities />,
    'cookie-table': <StorageTable rows={presentStorage(agency, locale)} />,
    'third-parties': <ThirdPartyTable rows={presentThirdParties(agency, tilesFrom, locale)} />,
    'consent-settings': <SettingsLink />,
  }
  return (
    <div className="measure legal-page">
      <Breadcrumb crumbs={crumbs} />
      <BesideReachUs>
        <PageIntro text={text} />
        <div className="text" lang={text.lang}>
          <Markdown text={text.body} blocks={blocks} />
        </div>
      </BesideReachUs>
    </div>
  )
}

function SettingsLink() {
  const { t, locale } = useTranslation()
  return (
    <p>
      <SecondLink href={href('cookieSettings', locale)}>{t(breadcrumbKey('cookieSettings'))}</SecondLink>
    </p>
  )
}
