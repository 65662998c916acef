import { Offices, PhoneLink } from '../../agency/offices.part.tsx'
import { mailto, presentMainPhone } from '../../agency/phone.present.ts'
import { Portrait } from '../../agency/portrait.part.tsx'
import { type PersonView, presentTeam } from '../../agency/team.present.ts'
import { QuietLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
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

/** The agency's number and address, for visitors who would rather not fill in a form. */
function ContactWays() {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const phone = presentMainPhone(agency)
  return (
    <p className="contact-ways">
      {phone && (
        <QuietLink href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </QuietLink>
      )}
      {agency.version > 0 && (
        <QuietLink href={mailto(agency.email)}>
          <Icon name="mail" />
          {agency.email}
        </QuietLink>
      )}
    </p>
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
          <PersonTile key={person.key} person={person} />
        ))}
      </ul>
    </section>
  )
}

function PersonTile({ person: { name, href: page, role, photo, languages, phone } }: { person: PersonView }) {
  const { t } = useTranslation()
  return (
    <li className="person-tile">
      <Portrait name={name} photo={photo} size={96} />
      <p>
        <b>
          <a href={page}>{name}</a>
        </b>
        <span>{role}</span>
        {languages !== '' && <span>{t('enquiry.speaks', { languages })}</span>}
        {phone && <PhoneLink phone={phone} />}
      </p>
    </li>
  )
}
