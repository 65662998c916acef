import { DefinitionList } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PhoneLink } from './offices.part.tsx'
import { Portrait } from './portrait.part.tsx'
import type { PersonView } from './team.present.ts'

/** A member of staff: portrait, role, languages, offices, phone and e-mail. The name leads to their page. */
export function PersonCard({ person }: { readonly person: PersonView }) {
  return (
    <article className="person" id={`person-${person.key}`}>
      <Portrait name={person.name} photo={person.photo} />
      <div>
        <h3>
          <a href={person.href}>{person.name}</a>
        </h3>
        <PersonFacts person={person} />
      </div>
    </article>
  )
}

/** Role, languages, offices, phone and e-mail of a person. */
export function PersonFacts({ person }: { readonly person: PersonView }) {
  const { t } = useTranslation()
  const lines = [
    { label: t('team.speaks'), value: person.languages },
    { label: t('team.office'), value: person.offices },
    { label: t('team.licence'), value: person.licence },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <p className="person-role">{person.role}</p>
      <DefinitionList className="definition-list" lines={lines} />
      <p className="person-ways">
        {person.phone && <PhoneLink phone={person.phone} />}
        {person.email !== null && <a href={`mailto:${person.email}`}>{person.email}</a>}
      </p>
    </>
  )
}

/** A person in a few lines: portrait, name, role, languages and phone. */
export function PersonTile({ person: { name, href: page, role, photo, languages, phone } }: { readonly person: PersonView }) {
  const { t } = useTranslation()
  return (
    <>
      <Portrait name={name} photo={photo} size={96} />
      <p>
        <b>
          <a href={page}>{name}</a>
        </b>
        <span>{role}</span>
        {languages !== '' && <span>{t('enquiry.speaks', { languages })}</span>}
        {phone && <PhoneLink phone={phone} />}
      </p>
    </>
  )
}
