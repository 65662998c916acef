import { DefinitionList } from '../design/tables.part.tsx'
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
        {project.photo ? <Photograph photo={project.photo} sizes="(min-width: 60em) 400px, 92vw" /> : <NoPhoto />}
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

/** A wide photograph, a sentence and three facts; the whole teaser links to the project. */
export function ProjectTeaser({ project, heading: Heading = 'h3' }: { project: ProjectTeaserView; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation()
  return (
    <article className="project">
      <div className={project.photo ? 'project-photo' : 'project-photo is-empty'}>
        {project.photo ? <Photograph photo={project.photo} sizes="(min-width: 60em) 820px, 92vw" /> : <NoPhoto />}
        <Badge badge={project.soldOut ? { text: t('projects.soldOut'), tone: 'plain' } : null} />
      </div>
      <div className="project-text">
        <Heading>{project.name}</Heading>
        {project.summary !== '' && <p>{project.summary}</p>}
        <DefinitionList lines={project.facts.map(({ label, value }) => ({ label, value: <UnbrokenAmounts text={value} /> }))} />
        <a
          className="button second"
          href={project.href}
          aria-label={t(project.soldOut ? 'projects.seeSoldOutNamed' : 'projects.seeNamed', { name: project.name })}
        >
          {t(project.soldOut ? 'projects.seeSoldOut' : 'projects.see')}
        </a>
      </div>
    </article>
  )
}
