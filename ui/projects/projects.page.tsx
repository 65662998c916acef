import { WaysToLists } from '../search/nothing-found.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectTeaserView } from './project.present.ts'
import { ProjectCard, ProjectTeaser } from './project-card.part.tsx'

export interface ProjectsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly projects: readonly ProjectTeaserView[]
}

const mostLarge = 2

/** The first projects with units for sale are large; the others follow as cards, those that are sold out last. */
export function ProjectsPage({ crumbs, projects }: ProjectsPageProps) {
  const { t } = useTranslation()
  const open = projects.filter(({ soldOut }) => !soldOut)
  const others = [...open.slice(mostLarge), ...projects.filter(({ soldOut }) => soldOut)]
  return (
    <div className="measure projects">
      <div className="list-head">
        <Breadcrumb crumbs={crumbs} />
        <h1>{t('projects.title')}</h1>
      </div>
      {open.slice(0, mostLarge).map((project) => (
        <ProjectTeaser key={project.id} project={project} heading="h2" />
      ))}
      {others.length > 0 && (
        <div className="card-grid">
          {others.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      )}
      {projects.length === 0 && (
        <div className="empty">
          <h2>{t('projects.none')}</h2>
          <WaysToLists />
        </div>
      )}
    </div>
  )
}
