import { WaysToLists } from '../search/nothing-found.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectTeaserView } from './project.present.ts'
import { ProjectCard, ProjectTeaser } from './project-card.part.tsx'

export interface ProjectsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly projects: readonly ProjectTeaserView[]
}

export function ProjectsPage({ crumbs, projects }: ProjectsPageProps) {
  const { t } = useTranslation()
  const soldOut = projects.filter((project) => project.soldOut)
  return (
    <div className="measure projects">
      <div className="list-head">
        <Breadcrumb crumbs={crumbs} />
        <h1>{t('projects.title')}</h1>
      </div>
      {projects
        .filter((project) => !project.soldOut)
        .map((project) => (
          <ProjectTeaser key={project.id} project={project} heading="h2" />
        ))}
      {soldOut.length > 0 && (
        <div className="card-grid projects-sold">
          {soldOut.map((project) => (
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
