import type { ReactNode } from 'react'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { island } from '../islands/html-hooks.ts'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { OpenQuestions, type OpenQuestionView } from './open-questions.part.tsx'
import { OwnerMessage, OwnerNeeds } from './owner-forms.part.tsx'
import { OwnerFrame, type OwnerScreen } from './owner-frame.part.tsx'
import type { OwnerHomeView } from './owner-home.present.ts'
import type { OwnerListView } from './owner-lists.present.ts'
import { OwnerOffers } from './owner-offers.part.tsx'
import { OwnerFigures, OwnerList, OwnerTimeline, OwnerUnits } from './owner-records.part.tsx'

export interface OwnerHomeProps {
  readonly screen: OwnerScreen
  readonly path: string
  /** The address of a project's unit in the agency's read-only view; absent for the owner. */
  readonly watchedUnit?: (id: number) => string
  /** The whole page, or one list with the address of its next page. */
  readonly shown:
    | { readonly home: OwnerHomeView; readonly isReport: boolean; readonly questions: readonly OpenQuestionView[] }
    | { readonly list: OwnerListView; readonly older: string | null }
}

/** What happens with an owner's home: what comes next, what was done, then figures and lists. */
export function OwnerHome({ screen, path, watchedUnit, shown }: OwnerHomeProps) {
  return (
    <OwnerFrame screen={screen} form="ownerHome" {...(watchedUnit ? {} : { way: 'ownerAccount' as const })} isWide>
      {'list' in shown ? (
        <WholeList path={path} isWatched={watchedUnit !== undefined} {...shown} />
      ) : (
        <Home path={path} {...(watchedUnit && { watchedUnit })} {...shown} />
      )}
    </OwnerFrame>
  )
}

function WholeList({ path, isWatched, list, older }: { path: string; isWatched: boolean; list: OwnerListView; older: string | null }) {
  const { t } = useTranslation()
  return (
    <>
      <OwnerList list={list} path={path} isWhole isWatched={isWatched} />
      <p className="owner-ways">
        {older !== null && <SecondLink href={`${path}?show=${list.name}&before=${encodeURIComponent(older)}`}>{t('owner.list.older')}</SecondLink>}
        <QuietLink href={path}>{t('route.ownerHome')}</QuietLink>
      </p>
    </>
  )
}

interface HomeProps {
  readonly path: string
  readonly watchedUnit?: (id: number) => string
  readonly home: OwnerHomeView
  readonly isReport: boolean
  readonly questions: readonly OpenQuestionView[]
}

function Home({ path, watchedUnit, home, isReport, questions }: HomeProps) {
  const { t } = useTranslation()
  const { figures, market, timeline } = home
  const isWatched = watchedUnit !== undefined
  // Without a history, only the timeline says that there is none.
  const asks = (name: string) => name === 'visits' && questions.length > 0
  const lists = timeline.length === 0 ? home.lists.filter(({ name, rows }) => rows.length > 0 || asks(name)) : home.lists
  return (
    <div className={isReport ? 'owner-home is-report' : 'owner-home'}>
      <Head home={home} path={path} isReport={isReport} isWatched={isWatched} />
      <Answer home={home} />
      <FirstThings home={home} />
      <OwnerOffers offers={home.offers} />
      <OwnerFigures figures={figures} isReport={isReport} />
      <div className="owner-pair">
        {market.length > 0 && (
          <section aria-labelledby="market">
            <h2 id="market">{t('owner.market')}</h2>
            {market.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {!isReport && (
          <DisabledWhenWatched isWatched={isWatched}>
            <OwnerNeeds needs={home.needs} />
          </DisabledWhenWatched>
        )}
      </div>
      <OwnerUnits home={home} {...(watchedUnit && { pathOf: watchedUnit })} />
      <OwnerTimeline timeline={timeline} />
      {!isReport &&
        lists.map((list) => (
          <OwnerList key={list.name} list={list} path={path} isWatched={isWatched}>
            {asks(list.name) && <OpenQuestions questions={questions} />}
          </OwnerList>
        ))}
      {!isReport && (
        <DisabledWhenWatched isWatched={isWatched}>
          <OwnerMessage contact={home.contact} />
        </DisabledWhenWatched>
      )}
    </div>
  )
}

/** A form of the owner; disabled in the agency's read-only view. */
function DisabledWhenWatched({ isWatched, children }: { isWatched: boolean; children: ReactNode }) {
  if (!isWatched) return children
  return (
    <fieldset className="owner-watched" disabled>
      {children}
    </fieldset>
  )
}

function Head({ home: { stock, reportOf }, path, isReport, isWatched }: { home: OwnerHomeView; path: string; isReport: boolean; isWatched: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="owner-head">
      {stock.photo && (
        <div className="owner-photo">
          <Photograph photo={stock.photo} sizes="(max-width: 48em) 100vw, 20rem" first />
        </div>
      )}
      <div>
        <p className="owner-state">
          {stock.place}
          <br />
          <b>{[stock.state, stock.price].filter((part) => part !== null).join(' · ')}</b>
        </p>
        {isReport ? (
          <p>{reportOf}</p>
        ) : (
          <p className="owner-ways">
            {stock.path !== null && <QuietLink href={stock.path}>{t('owner.page')}</QuietLink>}
            {!isWatched && <QuietLink href={`${path}?print=1`}>{t('owner.report')}</QuietLink>}
          </p>
        )}
        {isReport && (
          <button type="button" className="button second" {...island('print')} hidden>
            {t('owner.report')}
          </button>
        )}
      </div>
    </div>
  )
}

/** What the agency did this week, in words; for a former home, its outcome. */
function Answer({ home: { stock, week, weekSince, closing } }: { home: OwnerHomeView }) {
  const { t } = useTranslation()
  const sentences = stock.isFormer ? closing : week.sentences
  return (
    <section className="owner-answer" aria-labelledby="answer">
      <h2 id="answer">{t(stock.isFormer ? 'owner.closing' : 'owner.done')}</h2>
      <p className="lead">{sentences.join(' ')}</p>
      {!stock.isFormer && week.beside.length > 0 && <p>{week.beside.join(' ')}</p>}
      {!stock.isFormer && <p className="hint">{weekSince}</p>}
    </section>
  )
}

function FirstThings({ home: { stock, next, feedback, contact } }: { home: OwnerHomeView }) {
  const { t } = useTranslation()
  return (
    <div className="owner-first">
      {!stock.isFormer && (
        <section aria-labelledby="next">
          <h2 id="next">{t('owner.next')}</h2>
          <p>{next ?? t('owner.next.none')}</p>
        </section>
      )}
      <section aria-labelledby="feedback">
        <h2 id="feedback">{t('owner.feedback')}</h2>
        <p>{feedback?.text ?? t('owner.feedback.none')}</p>
        {feedback && <p className="hint">{feedback.about}</p>}
      </section>
      <section aria-labelledby="agent">
        <h2 id="agent">{t('owner.agent')}</h2>
        <ContactPerson contact={contact} />
        <p className="owner-ways">
          <ContactLinks contact={contact} />
        </p>
      </section>
    </div>
  )
}
