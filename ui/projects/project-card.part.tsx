import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { Badge, NoPhoto } from '../listings/listing-card.part.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectTeaserView } from './project.present.ts'

/** A project in the size of a listing's card: photograph, name and facts. */
export function ProjectCard({ project }: { project: ProjectTeaserView }) {
  const { t } = useTranslation()
  return (
    <article className="card">
      <div className={project.photo ? 'card-photo' : 'card-photo is-empty'} {...part('card-photo')}>
        {project.photo ? <Photograph photo={project.photo} sizes="(min-width: 961px) 400px, 92vw" /> : <NoPhoto />}
        <Badge badge={project.soldOut ? { text: t('projects.soldOut'), tone: 'plain' } : null} />
      </div>
      <div className="card-body">
        <h2 className="card-place">
          <a href={project.href} {...part('card-link')}>
            {project.name}
          </a>
        </h2>
        <ul className="card-facts is-lines">
          {project.facts.map((fact) => (
            <li key={fact.label}>
              {fact.label} <UnbrokenAmounts text={fact.value} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
