import type { Translate } from '#messages/translate.ts'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { UnbrokenAddress, UnbrokenAmounts, UnbrokenWords } from '../design/unbroken.part.tsx'
import { DocumentList } from '../files/documents.part.tsx'
import { documentRequestPath } from '../files/documents.present.ts'
import { sendToFriendPath } from '../forms/send-to-friend/send-to-friend.present.ts'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { Badge } from '../listings/listing-card.part.tsx'
import type { BadgeView } from '../listings/listing-card.present.ts'
import { Gallery } from '../listings/photos/gallery.part.tsx'
import { PlanSheets } from '../listings/photos/plans.part.tsx'
import { FootBar, PartsBar } from '../listings/property/dossier-bar.part.tsx'
import { Fold } from '../listings/property/fold.part.tsx'
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

/** A project, in the frame of a home's page: its story beside the card, then its units, the parts of its dossier, and bars that stay in view. */
export function ProjectPage({ project, crumbs }: ProjectPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={project.photos.length > 0 ? 'property-crumbs' : 'measure'}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Gallery photos={project.photos} rooms={project.rooms} plans={project.plans} badge={badgeOf(project, t)} title={project.title} />
      <div className="measure story">
        <div>
          <Head project={project} />
          <Story id="delivery" title="projects.delivery" text={project.delivery} />
          <Story id="situation" title="projects.situation" text={project.situation} />
        </div>
        {project.soldOut ? <SoldOut project={project} /> : <ProjectEnquiry project={project} />}
      </div>
      <LaterStyles />
      <div className="dossier" {...island('dossier')}>
        <ProjectBar project={project} />
        <div className="measure dossier-parts">
          <ProjectUnits units={project.constructions} facade={project.facade} photo={project.photos[1] ?? project.photos[0] ?? null} />
          <Papers project={project} />
        </div>
      </div>
      {!project.soldOut && <AskBar project={project} />}
    </>
  )
}

/** Links to the parts of the page, with price and enquiry. */
function ProjectBar({ project }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  const parts = [
    ['units', t('projects.prices'), true],
    ['technical', t('projects.technical'), project.technical !== ''],
    ['documents', t('projects.documents'), true],
    ['plans', t('property.plans'), project.plans.length > 0],
  ] as const
  return (
    <PartsBar parts={parts.filter(([, , there]) => there)} photo={project.photos[0]}>
      {!project.soldOut && (
        <>
          <ProjectPrice project={project} />
          <ButtonLink href={href('construction', locale, { id: project.id })}>{t('projects.askMail')}</ButtonLink>
        </>
      )}
    </PartsBar>
  )
}

function AskBar({ project }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  return (
    <FootBar price={<ProjectPrice project={project} />} phone={project.contact.phone}>
      <ButtonLink href={href('construction', locale, { id: project.id })}>{t('projects.askMail')}</ButtonLink>
    </FootBar>
  )
}

function ProjectPrice({ project: { price } }: { project: ProjectView }) {
  return (
    <p className="price is-word">
      <UnbrokenAmounts text={price} />
    </p>
  )
}

/** The technical description beside the documents, then the plans. */
function Papers({ project }: { project: ProjectView }) {
  const { t } = useTranslation()
  const { technical, plans } = project
  return (
    <>
      <div className={technical === '' ? 'papers' : 'papers has-2'}>
        {technical !== '' && (
          <Fold id="technical" title={t('projects.technical')}>
            <Paragraphs text={technical} />
          </Fold>
        )}
        <ProjectDocuments project={project} />
      </div>
      {plans.length > 0 && (
        <Fold id="plans" title={t('property.plans')} answer={t('dossier.plans', { count: plans.length })}>
          <PlanSheets plans={plans} />
        </Fold>
      )}
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

/** In place of the enquiry once all is sold: alternatives. */
function SoldOut({ project: { contact } }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="enquiry" aria-labelledby="sold-out">
      <h2 id="sold-out">{t('projects.soldOut.title')}</h2>
      <p>{t('projects.soldOut.text')}</p>
      <SecondLink href={href('projects', locale)}>{t('projects.soldOut.others')}</SecondLink>
      <ContactPerson contact={contact} />
    </aside>
  )
}

function Story({ id, title, text }: { id: string; title: 'projects.delivery' | 'projects.situation'; text: string }) {
  const { t } = useTranslation()
  if (text === '') return null
  return (
    <section className="description" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <Paragraphs text={text} />
    </section>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => (
    <p key={paragraph}>
      <UnbrokenAmounts text={paragraph} />
    </p>
  ))
}

/** A sold-out project lists its documents without a link to request them. */
function ProjectDocuments({ project: { id, documents, soldOut } }: { project: ProjectView }) {
  const { t, locale } = useTranslation()
  return (
    <Fold id="documents" title={t('projects.documents')} answer={documents.length > 0 ? t('dossier.documents', { count: documents.length }) : ''}>
      <DocumentList
        documents={documents}
        askHref={soldOut ? null : documentRequestPath({ kind: 'project', id }, locale)}
        officeHref={soldOut ? null : href('construction', locale, { id })}
      />
    </Fold>
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
