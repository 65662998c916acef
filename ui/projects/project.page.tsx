import type { Translate } from '#messages/translate.ts'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { UnbrokenAddress, UnbrokenAmounts, UnbrokenWords } from '../design/unbroken.part.tsx'
import { Documents } from '../files/documents.part.tsx'
import { documentRequestPath } from '../files/documents.present.ts'
import { sendToFriendPath } from '../forms/send-to-friend/send-to-friend.present.ts'
import { Icon } from '../icons.tsx'
import { Badge } from '../listings/listing-card.part.tsx'
import type { BadgeView } from '../listings/listing-card.present.ts'
import { Gallery } from '../listings/photos/gallery.part.tsx'
import { Plans } from '../listings/photos/plans.part.tsx'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { LaterStyles } from '../site/later-styles.tsx'
import { ShareButton } from '../site/share-button.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ProjectView } from './project.present.ts'
import { ProjectUnits } from './project-units.part.tsx'

export interface ProjectPageProps {
  readonly project: ProjectView
  readonly crumbs: readonly Crumb[]
}

export function ProjectPage({ project, crumbs }: ProjectPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={project.photos.length > 0 ? 'property-crumbs' : 'measure'}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Gallery photos={project.photos} rooms={project.rooms} plans={project.plans} badge={badgeOf(project, t)} title={project.title} />
      <div className={project.soldOut ? 'measure property is-gone' : 'measure property'}>
        <div>
          {project.soldOut && <SoldOut />}
          <Head project={project} />
          <Story id="delivery" title="projects.delivery" text={project.delivery} />
          <Story id="situation" title="projects.situation" text={project.situation} />
        </div>
        {!project.soldOut && <ProjectEnquiry project={project} />}
      </div>
      <LaterStyles />
      <div className="measure property-project-units">
        <ProjectUnits units={project.constructions} />
      </div>
      <div className={project.soldOut ? 'measure property is-rest is-gone' : 'measure property is-rest'}>
        <div>
          <Story id="technical" title="projects.technical" text={project.technical} />
          <Plans plans={project.plans} />
          <ProjectDocuments project={project} />
        </div>
      </div>
    </>
  )
}

function badgeOf(project: ProjectView, t: Translate): BadgeView | null {
  return project.soldOut ? { text: t('projects.soldOut'), tone: 'plain' } : null
}

function Head({ project }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  return (
    <header className="property-head is-project">
      <h1>
        <UnbrokenWords text={project.title} />
      </h1>
      {project.summary !== '' && (
        <p className="lead">
          <UnbrokenAmounts text={project.summary} />
        </p>
      )}
      <p className="property-place">
        <UnbrokenAddress text={project.place} />
      </p>
      <div className="property-price">
        <Badge badge={project.photos.length === 0 ? badgeOf(project, t) : null} />
        {project.number !== null && <p className="hint">{t('property.reference', { reference: project.number })}</p>}
      </div>
      {project.facts.length > 0 && (
        <DefinitionList className="key-facts is-wordy" lines={project.facts.map(({ label, value }) => ({ label, value: <UnbrokenAmounts text={value} /> }))} />
      )}
      {!project.soldOut && (
        <div className="property-tools">
          <a className="text-button" href={sendToFriendPath(project.path, locale)} rel="nofollow">
            <Icon name="mail" />
            {t('sendToFriend.link')}
          </a>
          <ShareButton path={project.path} />
        </div>
      )}
    </header>
  )
}

/** For a project that is sold out: alternatives. */
function SoldOut() {
  const { t, locale } = useTranslation()
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <p>
        <b>{t('projects.soldOut.title')}</b> {t('projects.soldOut.text')} <a href={href('projects', locale)}>{t('projects.soldOut.others')}</a>
      </p>
    </div>
  )
}

function Story({ id, title, text }: { id: string; title: 'projects.delivery' | 'projects.situation' | 'projects.technical'; text: string }) {
  const { t } = useTranslation()
  if (text === '') return null
  return (
    <section className="property-section" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>
          <UnbrokenAmounts text={paragraph} />
        </p>
      ))}
    </section>
  )
}

/** A sold-out project lists its documents without a link to request them. */
function ProjectDocuments({ project: { id, documents, soldOut } }: { project: ProjectView }) {
  const { locale } = useTranslation()
  return (
    <Documents
      documents={documents}
      askHref={soldOut ? null : documentRequestPath({ kind: 'project', id }, locale)}
      officeHref={soldOut ? null : href('construction', locale, { id })}
    />
  )
}

function ProjectEnquiry({ project }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="enquiry" aria-labelledby="ask">
      <h2 id="ask">{t('projects.ask')}</h2>
      <p>{t('form.construction.lead')}</p>
      <a className="button wide" href={href('construction', locale, { id: project.id })}>
        {t('projects.askMail')}
      </a>
      <ContactPerson contact={project.contact} />
      <div className="enquiry-links">
        <ContactLinks contact={project.contact} />
      </div>
    </aside>
  )
}
