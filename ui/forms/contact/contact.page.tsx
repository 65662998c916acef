import { Offices } from '../../agency/offices.part.tsx'
import { PersonTile } from '../../agency/person.part.tsx'
import { ContactWays } from '../../agency/reach-us.part.tsx'
import { presentTeam } from '../../agency/team.present.ts'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { FormPage, type FormView } from '../form-page.part.tsx'
import { ContactFields } from './contact-fields.part.tsx'

export interface ContactPageProps {
  readonly view: FormView
  /** Months until the message is erased. */
  readonly months: number
  /** The name of the office that answers; null: the agency. */
  readonly office: string | null
}

/** A message to the agency, and its offices. */
export function ContactPage({ view, months, office }: ContactPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <FormPage
        view={view}
        intro={
          <>
            {office !== null && <p className="form-stage">{t('form.contact.office', { office })}</p>}
            <ContactWays />
          </>
        }
        aside={<Offices />}
      >
        <ContactFields months={months} />
      </FormPage>
      <ContactPeople />
    </>
  )
}

/** The agency's people with their direct numbers. */
function ContactPeople() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const { manager, others } = presentTeam(agency, locale)
  const people = manager ? [manager, ...others] : others
  if (people.length === 0) return null
  return (
    <section className="contact-people measure" aria-labelledby="people">
      <h2 id="people">{t('form.contact.people')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.key} className="person-tile">
            <PersonTile person={person} />
          </li>
        ))}
      </ul>
    </section>
  )
}
