import { DefinitionList } from '../design/definition-list.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { Badge, NoPhoto } from '../listings/listing-card.part.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectTeaserView } from './project.present.ts'

/** A wide photograph, a sentence and three facts; the whole teaser links to the project. */
export function ProjectTeaser({ project, heading: Heading = 'h3' }: { project: ProjectTeaserView; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation()
  return (
    <article className="project">
      <div className={project.photo ? 'project-photo' : 'project-photo is-empty'}>
        {project.photo ? <Photograph photo={project.photo} sizes="(min-width: 961px) 820px, 92vw" /> : <NoPhoto />}
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
