import { DefinitionList } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PhoneLink } from './offices.part.tsx'
import type { PersonView } from './team.present.ts'

/** A member of staff: portrait, role, languages, offices, and how to reach them. */
export function Person({ person, isFirst = false }: { person: PersonView; isFirst?: boolean }) {
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
