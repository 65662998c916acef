import { DefinitionList } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PhoneLink } from './offices.part.tsx'
import type { PersonView } from './team.present.ts'

/** A member of staff: portrait, role, languages, offices, phone and e-mail. The name leads to their page. */
export function PersonCard({ person, isFirst = false }: { readonly person: PersonView; readonly isFirst?: boolean }) {
  return (
    <article className={isFirst ? 'person is-first' : 'person'} id={`person-${person.key}`}>
      <Portrait person={person} isFirst={isFirst} />
      <div>
        <h3>
          <a href={person.href}>{person.name}</a>
        </h3>
        <PersonFacts person={person} />
      </div>
    </article>
  )
}

/** The portrait of a person; nothing without one. */
export function Portrait({ person: { photo }, isFirst }: { readonly person: PersonView; readonly isFirst: boolean }) {
  if (photo === null) return null
  return <img src={photo.src} alt="" width={photo.width} height={photo.height} loading={isFirst ? undefined : 'lazy'} decoding="async" />
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
