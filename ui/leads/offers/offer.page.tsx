import type { OfferStep } from '#db/model/leads/offers/offer.ts'
import type { PhoneView } from '../../agency/phone.present.ts'
import { FormSend, QuietButton, QuietLink, SecondButton, SecondLink } from '../../design/buttons.part.tsx'
import { DefinitionList } from '../../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, Tick } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { LeadSent } from '../lead-sent.part.tsx'
import type { OfferEntry, OfferLine } from './offer.present.ts'
import { OfferStepForm, type OfferStepView } from './offer-step.part.tsx'
import { OfferStateMark } from './offers-table.part.tsx'

export interface OfferPageView {
  readonly offer: OfferLine
  readonly homeName: string
  /** The paths of the offers on the home, and of the lead. */
  readonly home: string
  readonly lead: string
  readonly email: string | null
  readonly phone: PhoneView | null
  /** What was offered, and what was agreed. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly steps: readonly { readonly step: OfferStep; readonly href: string; readonly text: string }[]
  /** The form that is open; null: none. */
  readonly open: OfferStepView | null
  readonly entries: readonly OfferEntry[]
  /** The newest step, which can be undone; null without one, or for an acceptance. */
  readonly undoable: string | null
  /** The acceptance, which a manager can correct; null for anybody else. */
  readonly correctable: string | null
  /** What else waits once the offer is accepted: the path of the others; null without. */
  readonly others: string | null
}

/** One offer: its terms and what comes next; beside it what the owner sees, and the history. */
export function DeskOfferPage({ view, shown }: { readonly view: DeskView; readonly shown: OfferPageView }) {
  const { t } = useTranslation()
  const { offer, homeName, home, lead, email, phone, rows, steps, open, others } = shown
  return (
    <DeskFrame view={view} form="deskOffer" tools={<QuietLink href={home}>{t('desk.offers.back')}</QuietLink>}>
      <p className="lead-about">
        <strong className="offer-sum">{offer.counter ?? offer.amount}</strong>
        <OfferStateMark state={offer.state} text={offer.stateText} />
        <a href={home}>{homeName}</a>
      </p>
      <div className="lead-columns">
        <div className="lead-main">
          {open !== null && <OfferStepForm view={open} />}
          <LeadSent email={email} phone={phone} rows={[]} />
          <DefinitionList className="lead-rows" lines={rows} />
          {others !== null && (
            <p className="offer-law">
              {t('desk.offers.othersWait')} <a href={others}>{t('desk.offers.othersWait.go')}</a>
            </p>
          )}
          {open === null && steps.length > 0 && (
            <DeskSection id="next" title={t('desk.offers.next')}>
              <p className="offer-steps">
                {steps.map(({ step, href, text }) => (
                  <SecondLink key={step} href={href}>
                    {text}
                  </SecondLink>
                ))}
              </p>
            </DeskSection>
          )}
          {shown.correctable !== null && <CorrectForm event={shown.correctable} version={offer.version} />}
        </div>
        <div className="lead-side">
          <OwnerSees offer={offer} />
          <History entries={shown.entries} undoable={shown.undoable} version={offer.version} />
          <p>
            <a href={lead}>{t('desk.offers.lead.open')}</a>
          </p>
        </div>
      </div>
    </DeskFrame>
  )
}

/** What the owner sees of it in the portal: nothing before the agency shows it. */
function OwnerSees({ offer: { shown, version } }: { readonly offer: OfferLine }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="owner-sees">
      <h2 id="owner-sees">{t('desk.offers.owner')}</h2>
      <form className="lead-handling offer-owner" method="post">
        <input type="hidden" name="version" value={version} />
        <p className="hint">{shown === '' ? t('desk.offers.owner.hint') : shown}</p>
        {shown === '' && <Tick name="names">{t('desk.offers.owner.names')}</Tick>}
        <p>
          <SecondButton act={shown === '' ? 'release' : 'withhold'}>{t(shown === '' ? 'desk.visit.releaseIt' : 'desk.visit.withholdIt')}</SecondButton>
        </p>
      </form>
    </section>
  )
}

function History({ entries, undoable, version }: { readonly entries: readonly OfferEntry[]; readonly undoable: string | null; readonly version: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('desk.lead.history')}</h2>
      <ol className="lead-history offer-history">
        {entries.map(({ id, at, when, who, what, told, text }) => (
          <li key={id}>
            <p>
              {what}
              <span className="hint">
                {' '}
                {who !== '' && `${who}, `}
                <time dateTime={at}>{when}</time>
                {told !== '' && `. ${told}`}
              </span>
            </p>
            {text !== '' && <blockquote>{text}</blockquote>}
            {id === undoable && (
              <form method="post">
                <input type="hidden" name="events" value={id} />
                <input type="hidden" name="version" value={version} />
                <QuietButton act="undo">{t('desk.undo')}</QuietButton>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An acceptance that was recorded by mistake: a manager takes it back, with the reason. */
function CorrectForm({ event, version }: { readonly event: string; readonly version: number }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="correct" title={t('desk.offers.correct')}>
      <p className="hint">{t('desk.offers.correct.hint')}</p>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="events" value={event} />
        <input type="hidden" name="version" value={version} />
        <Field name="correction" rows={3} autoComplete="off" />
        <FormSend act="correct" label={t('desk.offers.correct.send')} />
      </form>
    </DeskSection>
  )
}
