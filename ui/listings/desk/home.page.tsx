import { FormSend, QuietLink, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { LivePart } from '../../desk/live-part.part.tsx'
import { RecordVersions, type RecordVersionView } from '../../desk/record-versions.part.tsx'
import type { RemarkView } from '../../feeds/desk/remark.present.ts'
import { RemarkList } from '../../feeds/desk/remark-list.part.tsx'
import { QuickDocument } from '../../files/desk/quick-document.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { VisitTerms, type VisitTermsView } from '../../visits/desk/visit-terms.part.tsx'
import { AddPhotos } from './add-photos.part.tsx'
import type { DeskHomeView } from './home.present.ts'
import type { HomeChange } from './home-changes.present.ts'
import type { CrmLine } from './home-crm.present.ts'
import { FactGroups, HomeCrm, HomeGaps, HomeLog, OwnPoint, OwnTexts } from './home-sections.part.tsx'
import { OwnPhotos } from './own-photos.part.tsx'
import { type OwnPresentationView, photosAsSent } from './own-presentation.present.ts'

interface DeskHomePageProps {
  readonly view: DeskView
  readonly home: DeskHomeView
  /** Null for a member without the calendar. */
  readonly visiting: VisitTermsView | null
  readonly own: OwnPresentationView
  /** Empty for a home without a CRM. */
  readonly crm: readonly CrmLine[]
  readonly changes: readonly HomeChange[]
  /** Of the presentation. */
  readonly versions: readonly RecordVersionView[]
  /** On values that the feed gave and the site did not take as they came. */
  readonly remarks: readonly RemarkView[]
  /** The path of the list that the reader came from. */
  readonly list: string
}

/** One home: what the law still requires, how the agency presents it, and what the feed says; beside that its leads, visits and changes. */
export function DeskHomePage({ view, home, visiting, own, crm, changes, versions, remarks, list }: DeskHomePageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskHome" tools={<QuietLink href={list}>{t('desk.home.back')}</QuietLink>}>
      <p className="lead-about">
        {home.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span className={home.state === 'available' ? 'badge good' : 'badge'}>{home.stateText}</span>
        {own.isOwn && <span className="badge">{t('desk.homes.own')}</span>}
      </p>
      <div className="lead-columns home-columns">
        <div className="lead-side">
          <Around home={home} />
          <QuickDocument path={home.documentsPath} languages={own.languages.map(({ locale }) => locale)} />
          {visiting !== null && <VisitTerms terms={visiting} />}
          <InviteOwner home={home.id} />
        </div>
        <div className="lead-main">
          {home.gaps !== null && <HomeGaps gaps={home.gaps} entryPath={home.entryPath} />}
          <Presentation own={own} view={view} versions={versions} />
          {remarks.length > 0 && (
            <DeskSection id="remarks" title={t('desk.home.remarks')}>
              <RemarkList remarks={remarks} namesRecord={false} />
              <p className="hint">{t('desk.home.remarksHint')}</p>
            </DeskSection>
          )}
          <FactGroups groups={home.groups} />
        </div>
        <div className="lead-side">
          {crm.length > 0 && <HomeCrm lines={crm} />}
          <HomeLog changes={changes} />
          {home.created !== null && <p className="hint">{home.created}</p>}
        </div>
      </div>
    </DeskFrame>
  )
}

/** How the agency presents the home, in place of what the feed says. */
function Presentation({ own, view: { state, once }, versions }: { own: OwnPresentationView; view: DeskView; versions: readonly RecordVersionView[] }) {
  const { t, locale } = useTranslation()
  const photos = { photos: photosAsSent(own.photos, state), error: state.errors.hide ?? null }
  return (
    <DeskSection id="own" title={t('desk.home.own')}>
      <p className="hint">{t('desk.home.own.hint')}</p>
      <form className="form own-form" method="post" noValidate>
        <input type="hidden" name="do" value="present" />
        <OpenedFields version={own.version} values={own.values} />
        {/* The first button is what the Enter key presses. */}
        <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
        <OwnTexts languages={own.languages} />
        <OwnPoint point={own.point} />
        <LivePart hooks={island('own-photos', { locale, own: photos })}>
          <OwnPhotos {...photos} />
        </LivePart>
        <FormSend label={t('desk.save')} />
      </form>
      <AddPhotos once={once} />
      {own.isOwn && (
        <form method="post">
          <input type="hidden" name="version" value={own.version} />
          <SecondButton act="feed">{t('desk.home.toFeed')}</SecondButton>
        </form>
      )}
      <RecordVersions versions={versions} current={own.version} />
    </DeskSection>
  )
}

/** Invites the owner in the language of the desk; a refused form is shown on the page of the owners, where the rest can be said. */
function InviteOwner({ home }: { readonly home: DeskHomeView['id'] }) {
  const { t, locale } = useTranslation()
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{t('desk.home.inviteOwner')}</h2>
      <form className="form" method="post" action={href('deskOwners', locale)} noValidate>
        <input type="hidden" name="homes" value={home} />
        <input type="hidden" name="locale" value={locale} />
        <Field name="email" type="email" inputMode="email" autoComplete="off" />
        <SecondButton act="invite">{t('desk.owners.send')}</SecondButton>
      </form>
    </section>
  )
}

/** Where it is, its page, its leads and its visits. */
function Around({ home }: { home: DeskHomeView }) {
  const { t, locale } = useTranslation()
  return (
    <>
      <section aria-labelledby="address">
        <h2 id="address">{t('desk.home.address')}</h2>
        <p>{home.address ?? t('desk.home.noAddress')}</p>
        {home.isHidden && <p className="hint">{t('desk.home.addressHidden')}</p>}
        {home.publicPath !== null && (
          <p>
            <a href={home.publicPath}>{t('desk.home.public')}</a>
          </p>
        )}
        {home.entryPath !== null && (
          <p>
            <a href={home.entryPath}>{t('desk.home.entry')}</a>
          </p>
        )}
        <p>
          <a href={home.leadsPath}>{t('desk.home.leads')}</a>
        </p>
        {home.offers !== null && (
          <p>
            <a href={home.offers.path}>{home.offers.text}</a>
          </p>
        )}
        <p>
          <a href={home.seekersPath}>{t('desk.home.seekers')}</a>
        </p>
        <p>
          <a href={home.documentsPath}>{t('desk.home.documents')}</a>
        </p>
        {home.openDaysPath !== null && (
          <p>
            <a href={home.openDaysPath}>{t('desk.home.openDays')}</a>
          </p>
        )}
      </section>
      <section aria-labelledby="visits">
        <h2 id="visits">{t('desk.home.visits')}</h2>
        {home.visits.length === 0 ? (
          <p>{t('desk.home.noVisits')}</p>
        ) : (
          <ul className="desk-list">
            {home.visits.map(({ id, href, when, who }) => (
              <li key={id}>
                <a href={href}>{who}</a>
                <span>{when}</span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={`${href('deskNewVisit', locale)}?home=${home.id}`}>{t('route.deskNewVisit')}</a>
        </p>
      </section>
    </>
  )
}
