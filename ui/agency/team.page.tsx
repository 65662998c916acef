import type { PageTextView } from '../content/page-text.present.ts'
import { ScreenHead, ScreenText } from '../content/screen-head.part.tsx'
import { SecondLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { presentOffice } from './office.present.ts'
import { OfficeItem } from './offices.part.tsx'
import { PersonCard } from './person.part.tsx'
import type { TeamView } from './team.present.ts'

export interface TeamPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly team: TeamView
}

/** The agency's people, its manager first, and its offices. */
export function TeamPage({ crumbs, text, team: { manager, others } }: TeamPageProps) {
  const { t } = useTranslation()
  return (
    <div className="team">
      <ScreenHead crumbs={crumbs} text={text}>
        <div className={manager ? 'beside' : undefined}>
          <ScreenText text={text} />
          {manager && (
            <section className="team-first" aria-labelledby="contact-person">
              <h2 className="aside-title" id="contact-person">
                {t('team.contactPerson')}
              </h2>
              <PersonCard person={manager} />
            </section>
          )}
        </div>
      </ScreenHead>
      <div className="measure">
        {others.length > 0 && (
          <section aria-label={t('route.team')}>
            {manager && <h2>{t('team.colleagues')}</h2>}
            <ul className="team-list">
              {others.map((person) => (
                <li key={person.key}>
                  <PersonCard person={person} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <TeamOffices />
      </div>
    </div>
  )
}

function TeamOffices() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  if (agency.offices.length === 0) return null
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">{t('team.offices')}</h2>
      <ul className="offices team-offices">
        {agency.offices.map((office) => (
          <OfficeItem key={office.key} office={presentOffice(office, locale)} />
        ))}
      </ul>
      <p className="empty-ways">
        <SecondLink href={href('contact', locale)}>{t('team.contact')}</SecondLink>
      </p>
    </section>
  )
}
