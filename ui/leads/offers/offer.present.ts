import { readOffer } from '#db/model/forms/offer.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import {
  type AcceptedIn,
  financings,
  type OfferDetails,
  type OfferState,
  type OfferStep,
  type OfferTerms,
  offerStateOn,
  standingTerms,
  stepsOf,
} from '#db/model/leads/offers/offer.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../../agency/phone.present.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { euroInText, formatDay, formatMoment } from '../../site/number.present.ts'

/** A purchase offer in words. */
export interface OfferLine {
  readonly id: string
  readonly href: string
  readonly who: string
  readonly amount: string
  /** The amount and end of the counter-offer that replaces it; null without one. */
  readonly counter: string | null
  /** The bidder's conditions; empty for none. */
  readonly conditions: string
  /** How the bidder pays; empty if they did not say. */
  readonly financing: string
  /** Its last day, or that of the counter-offer. */
  readonly until: string
  readonly received: string
  readonly state: OfferState
  readonly stateText: string
  /** What the owner sees of it in the portal; empty for nothing. */
  readonly shown: string
  readonly version: number
  /** The home, in a list of several; null elsewhere, or once it has left the stock. */
  readonly home: { readonly name: string; readonly href: string } | null
}

/** An offer as the desk reads it. */
export interface StoredOffer extends OfferTerms {
  readonly id: string
  readonly listingId: number
  readonly receivedAt: string
  readonly isReleased: boolean
  readonly namesBidder: boolean
  readonly version: number
  readonly fields: Lead['fields']
  readonly email: string | null
}

interface AcceptanceParts {
  readonly acceptedBy: string | null
  readonly acceptedOn: string | null
  readonly acceptedIn: AcceptedIn | null
}

/** A step of an offer in its history. */
export interface OfferEntry {
  readonly id: string
  readonly at: string
  readonly when: string
  readonly who: string
  readonly what: string
  /** Whether the bidder was told; empty once it was undone. */
  readonly told: string
  readonly text: string
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '')

/** Presents an offer for the desk. @param card of its home, in a list of several homes */
export function presentOffer(offer: StoredOffer, locale: Locale, now: Date, card: ListingCard | null = null): OfferLine {
  const t = translator(locale)
  const { id, fields, email, amount, receivedAt, listingId, version } = offer
  const state = offerStateOn(offer, wallTimeOf(now).day)
  const stands = standingTerms(offer)
  const loan = typeof fields.loanAmount === 'string' ? readOffer(fields.loanAmount) : null
  const financing = financings.find((each) => each === fields.financing)
  return {
    ...{ id, state, version },
    href: href('deskOffer', locale, { id }),
    who: leadSender(fields, email, locale),
    amount: formatEuro(amount),
    counter: stands.isCounter ? euroInText(stands.amount) : null,
    conditions: wordsOf(fields.conditions),
    financing: [financing === undefined ? '' : t(`form.choice.financing.${financing}`), loan === null ? '' : formatEuro(loan)].filter(Boolean).join(', '),
    until: stands.until === null ? t('desk.offers.noEnd') : formatDay(stands.until, locale),
    received: formatDay(receivedAt, locale),
    stateText: t(`offer.state.${state}`),
    shown: offer.isReleased ? t(offer.namesBidder ? 'desk.offers.shownNamed' : 'desk.offers.shown') : '',
    home: card && { name: homeName(card, locale), href: href('deskHomeOffers', locale, { id: listingId }) },
  }
}

/** What was offered, and what was agreed, as rows. */
export function presentOfferRows(
  { fields, email, acceptedBy, acceptedOn, acceptedIn }: StoredOffer & AcceptanceParts,
  { amount, counter, until, financing, conditions, received }: OfferLine,
  locale: Locale,
): readonly { readonly label: string; readonly value: string }[] {
  const t = translator(locale)
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('desk.offers.column.bidder'), bidderNames(fields, email, locale)],
    [t('desk.offers.column.amount'), amount],
    [t('offer.state.countered'), counter ?? ''],
    [t('desk.offers.column.until'), until],
    [t('form.field.financing'), financing],
    [t('desk.offers.column.conditions'), conditions === '' ? t('desk.offers.noConditions') : conditions],
    [t('desk.offers.column.received'), received],
    [t('form.field.acceptedBy'), acceptedBy ?? ''],
    [t('form.field.acceptedOn'), acceptedOn === null ? '' : formatDay(acceptedOn, locale)],
    [t('form.field.acceptedIn'), acceptedIn === null ? '' : t(`form.choice.acceptedIn.${acceptedIn}`)],
  ]
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** The phone number of a bidder; null without one. */
export function presentPhoneOf({ phone }: Lead['fields']): PhoneView | null {
  return typeof phone === 'string' && phone.trim() !== '' ? presentPhone(phone) : null
}

/** The bidders of an offer, both of them where two sign. */
export function bidderNames(fields: Lead['fields'], email: string | null, locale: Locale): string {
  const second = [fields.secondFirstName, fields.secondLastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
  const first = leadSender(fields, email, locale)
  return second === '' ? first : translator(locale)('desk.offers.both', { first, second })
}

interface StoredEntry {
  readonly id: string
  readonly at: string
  readonly step: OfferStep
  readonly details: OfferDetails
  readonly text: string | null
  readonly isMailed: boolean
  readonly undoneAt: string | null
  readonly undoneBecause: string | null
  readonly name: string | null
  readonly mailState: string | null
}

/** The history of an offer, newest first, with its arrival. */
export function presentOfferHistory(offer: StoredOffer, events: readonly StoredEntry[], locale: Locale): readonly OfferEntry[] {
  const t = translator(locale)
  const moment = (at: string) => formatMoment(new Date(at), locale)
  return [
    ...events.map(({ id, at, step, details, text, isMailed, undoneAt, undoneBecause, name, mailState }) => ({
      ...{ id, at, when: moment(at), who: name ?? t('desk.audit.former'), text: undoneBecause ?? text ?? '' },
      what: undoneAt === null ? stepText(step, details, locale) : t('desk.offers.entry.undone', { what: stepText(step, details, locale) }),
      told:
        undoneAt !== null
          ? ''
          : t(isMailed ? (mailState === 'waiting' ? 'desk.offers.entry.held' : 'desk.offers.entry.mailed') : 'desk.offers.entry.notMailed'),
    })),
    {
      id: 'received',
      at: offer.receivedAt,
      when: moment(offer.receivedAt),
      who: '',
      what: t('desk.offers.entry.received', { amount: euroInText(offer.amount) }),
      told: '',
      text: '',
    },
  ]
}

function stepText(step: OfferStep, details: OfferDetails, locale: Locale): string {
  const t = translator(locale)
  const amount = euroInText(details.amount)
  if (step === 'countered') return t('desk.offers.entry.countered', { amount, day: details.until === null ? '' : formatDay(details.until, locale) })
  if (step !== 'accepted') return t(`offer.state.${step}`)
  const writing = details.in === undefined ? '' : t(`form.choice.acceptedIn.${details.in}`)
  return t('desk.offers.entry.accepted', { amount, by: details.by ?? '', day: details.on === undefined ? '' : formatDay(details.on, locale), writing })
}

/** The steps that an offer can take, each with the address of its form. */
export function presentSteps(
  offer: StoredOffer,
  locale: Locale,
  now: Date,
): readonly { readonly step: OfferStep; readonly href: string; readonly text: string }[] {
  const t = translator(locale)
  const { isCounter } = standingTerms(offer)
  const path = href('deskOffer', locale, { id: offer.id })
  return stepsOf(offer, wallTimeOf(now).day).map((step) => ({
    step,
    href: `${path}?${new URLSearchParams({ step })}#step`,
    text: t(
      isCounter && (step === 'accepted' || step === 'countered' || step === 'withdrawn') ? `desk.offers.step.${step}.counter` : `desk.offers.step.${step}`,
    ),
  }))
}
