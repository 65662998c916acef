import type { ReactNode } from 'react'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { island } from '../islands/html-hooks.ts'
import { LaterStyles } from '../site/later-styles.tsx'
import { useTranslation } from '../site/translation.tsx'
import { EarlierLetter, LetterOpening, type LetterPage, LetterStory, LetterWays } from './letter/letter.part.tsx'
import type { OpenQuestionView } from './letter/letter.present.ts'
import { LetterQuestion } from './letter/letter-question.part.tsx'
import { WeekLines } from './letter/week-lines.part.tsx'
import { OwnerMessage, OwnerNeeds } from './owner-forms.part.tsx'
import { OwnerFrame, type OwnerScreen } from './owner-frame.part.tsx'
import type { OwnerHomeView } from './owner-home.present.ts'
import type { OwnerListName, OwnerListView } from './owner-lists.present.ts'
import { OwnerOffers } from './owner-offers.part.tsx'
import { OwnerFigures, OwnerList, OwnerSums, OwnerTimeline, OwnerUnits } from './owner-records.part.tsx'

interface WholeHome {
  readonly home: OwnerHomeView
  readonly isReport: boolean
  readonly questions: readonly OpenQuestionView[]
  /** Whether the owner has asked for a call this week. */
  readonly isCalled: boolean
  readonly letters: LetterPage['letters']
}

interface OneList {
  readonly list: OwnerListView
  readonly lists: readonly OwnerListName[]
  /** The cursor of its next page. */
  readonly older: string | null
}

export interface OwnerHomeProps {
  readonly screen: OwnerScreen
  readonly path: string
  /** The address of a project's unit in the agency's read-only view; absent for the owner. */
  readonly watchedUnit?: (id: number) => string
  /** The whole page, one list of its timeline, or an earlier letter. */
  readonly shown: WholeHome | OneList | { readonly earlier: LetterPage }
}

/** An owner's home: the week as a letter, one question, then what happened and how often it was viewed. */
export function OwnerHome({ screen, path, watchedUnit, shown }: OwnerHomeProps) {
  return (
    <OwnerFrame screen={screen} form="ownerHome" {...(watchedUnit ? {} : { way: 'ownerAccount' as const })} isWide>
      {'list' in shown ? (
        <WholeList path={path} isWatched={watchedUnit !== undefined} {...shown} />
      ) : 'earlier' in shown ? (
        <EarlierLetter page={shown.earlier} path={path} />
      ) : (
        <Home path={path} {...(watchedUnit && { watchedUnit })} {...shown} />
      )}
    </OwnerFrame>
  )
}

function WholeList({ path, isWatched, list, lists, older }: OneList & { path: string; isWatched: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <OwnerList list={list} lists={lists} path={path} isWatched={isWatched} />
      <p className="owner-ways">
        {older !== null && <SecondLink href={`${path}?show=${list.name}&before=${encodeURIComponent(older)}#timeline`}>{t('owner.list.older')}</SecondLink>}
        <QuietLink href={path}>{t('route.ownerHome')}</QuietLink>
      </p>
    </>
  )
}

interface HomeProps extends WholeHome {
  readonly path: string
  readonly watchedUnit?: (id: number) => string
}

function Home({ path, watchedUnit, home, isReport, questions, isCalled, letters }: HomeProps) {
  const { t } = useTranslation()
  const { figures, letter, stock } = home
  const isWatched = watchedUnit !== undefined
  return (
    <div className={isReport ? 'owner-home is-report' : 'owner-home'}>
      <State home={home} isReport={isReport} />
      <Opening home={home} />
      <LaterStyles />
      <div className="letter-body">
        <Story home={home} />
        <aside className="letter-beside">
          {!isReport && !stock.isFormer && <LetterQuestion visits={questions} isCalled={isCalled} isWatched={isWatched} />}
          <Beside home={home} />
        </aside>
        {letter?.weeks && <WeekLines weeks={letter.weeks} />}
      </div>
      {!isReport && (
        <LetterWays first={letter?.first ?? ''} letters={letters} path={path}>
          {stock.path !== null && <QuietLink href={stock.path}>{t('owner.page')}</QuietLink>}
          {!isWatched && <QuietLink href={`${path}?print=1`}>{t('owner.report')}</QuietLink>}
        </LetterWays>
      )}
      <OwnerOffers offers={home.offers} />
      <div className="owner-pair">
        <OwnerTimeline timeline={home.timeline} lists={isReport ? [] : home.lists} path={path} />
        <div className="owner-side">
          <Market market={home.market} />
          {!isReport && (
            <DisabledWhenWatched isWatched={isWatched}>
              <OwnerNeeds needs={home.needs} />
              <OwnerMessage contact={home.contact} />
            </DisabledWhenWatched>
          )}
        </div>
      </div>
      <div className={home.constructions.length + home.units.length > 0 ? 'owner-pair' : 'owner-whole'}>
        <OwnerUnits home={home} {...(watchedUnit && { pathOf: watchedUnit })} />
        <OwnerFigures figures={figures} isReport={isReport} />
      </div>
    </div>
  )
}

function Opening({ home: { stock, letter, closing, figures } }: { home: OwnerHomeView }) {
  const { t } = useTranslation()
  const title = letter?.period ?? t('owner.closing')
  const sentence = letter?.sentence ?? closing.join(' ')
  return (
    <LetterOpening photo={stock.photo} title={title} figure={letter?.figure ?? null} sentence={sentence}>
      <OwnerSums sums={figures.sums} />
    </LetterOpening>
  )
}

function Story({ home: { letter, running, feedback } }: { home: OwnerHomeView }) {
  const story = letter === null ? [] : [...letter.story, ...running]
  return story.length === 0 && feedback === null ? null : <LetterStory story={story} quote={feedback} />
}

function Market({ market }: Pick<OwnerHomeView, 'market'>) {
  const { t } = useTranslation()
  if (market.length === 0) return null
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('owner.market')}</h2>
      {market.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
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

/** Where the home is and its state; in a report also its day. */
function State({ home: { stock, reportOf }, isReport }: { home: OwnerHomeView; isReport: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="owner-where">
      <p className="owner-state">
        {stock.place} <b>{[stock.state, stock.price].filter((part) => part !== null).join(' · ')}</b>
      </p>
      {isReport && (
        <>
          <p>{reportOf}</p>
          <button type="button" className="button second" {...island('print')} hidden>
            {t('owner.report')}
          </button>
        </>
      )}
    </div>
  )
}

/** What comes next, and who writes. */
function Beside({ home: { stock, next, contact } }: { home: OwnerHomeView }) {
  const { t } = useTranslation()
  return (
    <>
      {!stock.isFormer && (
        <section aria-labelledby="next">
          <h2 id="next">{t('owner.next')}</h2>
          <p>{next ?? t('owner.next.none')}</p>
        </section>
      )}
      <section aria-labelledby="agent">
        <h2 id="agent">{t('owner.agent')}</h2>
        <ContactPerson contact={contact} />
        <p className="owner-ways">
          <ContactLinks contact={contact} />
        </p>
      </section>
    </>
  )
}
