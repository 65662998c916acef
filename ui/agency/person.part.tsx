import { DefinitionList } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PhoneLink } from './offices.part.tsx'
import { Portrait } from './portrait.part.tsx'
import type { PersonView } from './team.present.ts'

/** A member of staff: portrait, role, languages, offices, phone and e-mail. The name leads to their page. */
export function PersonCard({ person, isFirst = false }: { readonly person: PersonView; readonly isFirst?: boolean }) {
  return (
    <article className={isFirst ? 'person is-first' : 'person'} id={`person-${person.key}`}>
      <Portrait name={person.name} photo={person.photo} isFirst={isFirst} />
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
