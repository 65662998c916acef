import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectLine } from './project-line.present.ts'

interface DeskProjectsPageProps {
  readonly view: DeskView
  readonly projects: readonly ProjectLine[]
}

/** The projects on offer, each with its documents. */
export function DeskProjectsPage({ view, projects }: DeskProjectsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskProjects" tools={<a href={href('deskHomes', locale)}>{t('route.deskHomes')}</a>}>
      {projects.length === 0 ? (
        <p>{t('desk.projects.none')}</p>
      ) : (
        <ul className="desk-documents">
          {projects.map((project) => (
            <Project key={project.id} project={project} />
          ))}
        </ul>
      )}
    </DeskFrame>
  )
}

function Project({ project: { name, units, documents, missing, path, documentsPath } }: { readonly project: ProjectLine }) {
  const { t } = useTranslation()
  return (
    <li>
      <div>
        <p>
          <a href={documentsPath}>{name}</a>
        </p>
        <p className="home-facts">
          {[units, documents].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {missing > 0 && <span className="badge">{t('desk.projects.missing', { count: missing })}</span>}
      <a className="desk-document-acts" href={path}>
        {t('desk.content.onSite')}
      </a>
    </li>
  )
}
