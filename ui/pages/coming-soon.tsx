import { textIn } from '#db/model/localized.ts'
import { useAgency } from '../agency.tsx'
import type { Crumb } from '../parts/breadcrumb.tsx'
import { ShortPage } from '../parts/short-page.tsx'
import { WaysToLists } from '../parts/ways-to-lists.tsx'
import { useTranslation } from '../translation.tsx'

export interface ComingSoonPageProps {
  readonly title: string
  readonly crumbs: readonly Crumb[]
}

/** Says that a screen is not available yet, and how to reach the agency. */
export function ComingSoonPage({ title, crumbs }: ComingSoonPageProps) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  return (
    <ShortPage crumbs={crumbs} title={title}>
      <p className="lead">{t('later.text')}</p>
      <p>{t(agency.offices.length > 0 ? 'later.reach' : 'later.contact')}</p>
      {agency.offices.length > 0 && (
        <ul className="downloads">
          {agency.offices.map((office) => (
            <li key={office.key}>
              <a href={`mailto:${office.email}`}>
                <span>{t('later.office', { town: textIn(office.name, locale) })}</span>
                <span className="size">{office.email}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <WaysToLists />
    </ShortPage>
  )
}
