import type { PageTextView } from '../content/page-text.present.ts'
import { ScreenHead, ScreenText } from '../content/screen-head.part.tsx'
import { SecondLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { href } from '../routes.ts'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { presentOffice } from './office.present.ts'
import { OfficeItem, PhoneLink } from './offices.part.tsx'
import type { PersonView, TeamView } from './team.present.ts'

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
        <ScreenText text={text} />
      </ScreenHead>
      <div className="measure">
        {manager && (
          <section aria-labelledby="contact-person">
            <h2 id="contact-person">{t('team.contactPerson')}</h2>
            <Person person={manager} isFirst />
          </section>
        )}
        {others.length > 0 && (
          <section aria-label={t('route.team')}>
            {manager && <h2>{t('team.colleagues')}</h2>}
            <ul className="team-list">
              {others.map((person) => (
                <li key={person.key}>
                  <Person person={person} />
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

function Person({ person, isFirst = false }: { person: PersonView; isFirst?: boolean }) {
  const { t } = useTranslation()
  const lines = [
    { label: t('team.speaks'), value: person.languages },
    { label: t('team.office'), value: person.offices },
  ].filter(({ value }) => value !== '')
  return (
    <article className={isFirst ? 'person is-first' : 'person'} id={`person-${person.key}`}>
      {person.photo && (
        <img src={person.photo.src} alt="" width={person.photo.width} height={person.photo.height} loading={isFirst ? undefined : 'lazy'} decoding="async" />
      )}
      <div>
        <h3>{person.name}</h3>
        <p className="person-role">{person.role}</p>
        <DefinitionList className="definition-list" lines={lines} />
        <p className="person-ways">
          {person.phone && <PhoneLink phone={person.phone} />}
          {person.email !== null && <a href={`mailto:${person.email}`}>{person.email}</a>}
        </p>
      </div>
    </article>
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
