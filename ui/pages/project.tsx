import { agency } from '../agency.ts'
import { Icon } from '../icons.tsx'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { Gallery } from '../parts/gallery.tsx'
import { Plans } from '../parts/plans.tsx'
import type { ProjectView } from '../presenters/project.ts'
import { useTranslation } from '../translation.tsx'

export interface ProjectPageProps {
  readonly project: ProjectView
  readonly crumbs: readonly Crumb[]
}

export function ProjectPage({ project, crumbs }: ProjectPageProps) {
  return (
    <>
      <div className="measure">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Gallery photos={project.photos} badge={null} title={project.title} />
      <div className="measure property">
        <div>
          <Head project={project} />
          <Story id="situation" title="projects.situation" text={project.situation} />
          <Units project={project} />
          <Story id="technical" title="projects.technical" text={project.technical} />
          <Plans plans={project.plans} />
          <Documents names={project.documents} />
        </div>
        <ProjectEnquiry project={project} />
      </div>
    </>
  )
}

function Head({ project }: { project: ProjectView }) {
  return (
    <header className="property-head">
      <h1>{project.title}</h1>
      <p className="property-place">{project.place}</p>
      {project.summary !== '' && <p className="lead">{project.summary}</p>}
      <dl className="key-facts">
        {project.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function Story({ id, title, text }: { id: string; title: 'projects.situation' | 'projects.technical'; text: string }) {
  const { t } = useTranslation()
  if (text === '') return null
  return (
    <section className="property-section" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

/** Every unit with its floor, what it is, and its price or that it is sold. */
function Units({ project }: { project: ProjectView }) {
  const { t } = useTranslation()
  return (
    <section className="property-section" aria-labelledby="units">
      <h2 id="units">{t('projects.prices')}</h2>
      {project.constructions.length === 0 ? (
        <p>{t('projects.noUnits')}</p>
      ) : (
        <table className="plain-table units">
          <thead>
            <tr>
              <th scope="col">{t('fact.unit')}</th>
              <th scope="col">{t('projects.requirement')}</th>
              <th scope="col">{t('fact.floor')}</th>
              <th scope="col" className="amount">
                {t('price.label.sale')}
              </th>
            </tr>
          </thead>
          <tbody>
            {project.constructions.map((unit) => (
              <tr key={unit.id} className={unit.isGone ? 'is-gone' : undefined}>
                <th scope="row">{unit.unit}</th>
                <td>
                  {unit.requirement}
                  {unit.surface !== '' && !unit.requirement.includes('m²') && <span className="note">{unit.surface}</span>}
                </td>
                <td>{unit.floor}</td>
                <td className="amount">{unit.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Documents({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section className="property-section" aria-labelledby="documents">
      <h2 id="documents">{t('projects.documents')}</h2>
      {names.length === 0 ? (
        <p>{t('projects.noDocuments')}</p>
      ) : (
        <>
          <ul className="downloads">
            {names.map((name) => (
              <li key={name}>
                <span className="download">
                  <Icon name="document" />
                  <span>{name}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{t('projects.documentsHint')}</p>
        </>
      )}
    </section>
  )
}

function ProjectEnquiry({ project }: { project: ProjectView }) {
  const { t } = useTranslation()
  return (
    <aside className="enquiry" aria-labelledby="ask">
      <h2 id="ask">{t('projects.ask')}</h2>
      <p>{t('enquiry.text')}</p>
      <a className="button wide" href={`mailto:${agency.email}?subject=${encodeURIComponent(project.title.toWellFormed())}`}>
        {t('projects.askMail')}
      </a>
    </aside>
  )
}
