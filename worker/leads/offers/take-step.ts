import { createId } from '@paralleldrive/cuid2'
import { type } from 'arktype'
import { findSteps, offerMailId, takingStep, undoingStep } from '#db/leads/offers/change-offer.ts'
import type { DeskOffer } from '#db/leads/offers/offers.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { readOffer } from '#db/model/forms/offer.ts'
import { acceptedIns, type OfferDetails, type OfferStep, offerSteps, standingTerms, stepsOf } from '#db/model/leads/offers/offer.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { day, line, longText } from '#worker/forms/fields.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { mailTo } from './offer-of.ts'

const amount = line.narrow((text, context) => readOffer(text) !== null || context.mustBe('whole euro'))
const toBidder = { 'offerLine?': longText, 'noMail?': "'1'" } as const
const schemas = {
  plain: type({ '+': 'delete', ...toBidder }),
  countered: type({ '+': 'delete', counterAmount: amount, counterUntil: day, ...toBidder }),
  accepted: type({ '+': 'delete', acceptedBy: line, acceptedOn: day, acceptedIn: type.enumerated(...acceptedIns), ...toBidder }),
}
const order = ['counterAmount', 'counterUntil', 'acceptedBy', 'acceptedOn', 'acceptedIn', 'offerLine']

/** The step that a form or address names; null for an unknown one. */
export function readStep(name: string | null): OfferStep | null {
  return offerSteps.find((step) => step === name) ?? null
}

/**
 * Takes the step of a form, and mails the bidder unless the form says not to. An acceptance is asked about first, since it concludes the sale.
 * @returns the id of the step's event, or the form's state
 */
export async function takeSentStep(context: DeskContext, offer: DeskOffer, others: readonly DeskOffer[], sent: FormData): Promise<string | FormState> {
  const today = wallTimeOf(context.now).day
  const step = readStep(textOf(sent, 'step'))
  if (step === null || textOf(sent, 'version') !== String(offer.version) || !stepsOf(offer, today).includes(step))
    return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
  const read = readDetails(offer, step, sent, today)
  if ('state' in read) return read.state
  if (step === 'accepted') {
    if (others.some(({ state }) => state === 'accepted')) return { ...freshForm, typed: typedValues(sent), problem: 'alreadyAccepted' }
    if (textOf(sent, 'sure') !== '1') return { ...freshForm, typed: typedValues(sent), question: 'deskOffer.concludes' }
  }
  const event = await takeStep(context, offer, step, read.details, sent)
  return event ?? { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
}

/** Takes a step, with the line and the choice of mail in a form. @returns the id of its event; null if a colleague was faster */
export async function takeStep(context: DeskContext, offer: DeskOffer, step: OfferStep, details: OfferDetails, sent: FormData): Promise<string | null> {
  const { store, now, session, relay } = context
  const event = createId()
  const mail = textOf(sent, 'noMail') === '1' ? null : mailTo(context, offer)
  const text = mail === null ? '' : textOf(sent, 'offerLine').replace(/\r\n?/g, '\n').trim()
  const [taken] = await store.primary.batch([...takingStep(store.primary, session.member, offer, { event, step, details, text, mail }, now)])
  if (!Array.isArray(taken) || taken.length === 0) return null
  relay(mail === null ? [] : [offerMailId(event)], heldUntil(now))
  return event
}

type ReadDetails = { readonly details: OfferDetails } | { readonly state: FormState }

/** What a step is about: the terms that stand, those of a new counter-offer, or how an acceptance was given. */
function readDetails(offer: DeskOffer, step: OfferStep, sent: FormData, today: string): ReadDetails {
  const stands = standingTerms(offer)
  if (step === 'countered') {
    const read = parseForm(schemas.countered, order, sent, counterErrors(textOf(sent, 'counterUntil'), today))
    if (!read.ok) return refused(read)
    return { details: { amount: readOffer(read.values.counterAmount) ?? 0, until: read.values.counterUntil, isCounter: true } }
  }
  if (step === 'accepted') {
    const read = parseForm(schemas.accepted, order, sent, acceptedErrors(textOf(sent, 'acceptedOn'), today))
    if (!read.ok) return refused(read)
    return { details: { ...stands, by: read.values.acceptedBy, on: read.values.acceptedOn, in: read.values.acceptedIn } }
  }
  const read = parseForm(schemas.plain, order, sent)
  return read.ok ? { details: stands } : refused(read)
}

function refused({ errors, typed }: Pick<FormState, 'errors' | 'typed'>): ReadDetails {
  return { state: { ...freshForm, typed, errors } }
}

/** A counter-offer holds today at least. */
function counterErrors(until: string, today: string): FieldErrors {
  return /^2\d{3}-\d\d-\d\d$/.test(until) && until < today ? { counterUntil: 'past' } : {}
}

/** Nothing is accepted in the future. */
function acceptedErrors(on: string, today: string): FieldErrors {
  return /^2\d{3}-\d\d-\d\d$/.test(on) && on > today ? { acceptedOn: 'invalid' } : {}
}

/**
 * Undoes steps that are each the newest of their offer. An acceptance needs a reason (`because`), anything else takes none.
 * @returns whether every mail about them was still here, or that a colleague was faster
 */
export async function undoSteps(context: DeskContext, sent: FormData, because: string | null): Promise<'undone' | 'undoneSent' | 'late'> {
  const { store, now, session } = context
  const db = store.primary
  const found = await findSteps(db, textOf(sent, 'events').split('.'))
  const mine = found.filter(
    ({ offer, event, isNewest }) => isNewest && worksFor(session.member, offer.office) && (event.step === 'accepted') === (because !== null),
  )
  let [undone, reached] = [0, false]
  for (const { offer, event } of mine) {
    const [changed, , , mails] = await db.batch([...undoingStep(db, session.member, { offer, event }, because, now)])
    if (changed.length === 0) continue
    undone += 1
    reached ||= event.isMailed && mails.length === 0
  }
  if (undone === 0) return 'late'
  return reached ? 'undoneSent' : 'undone'
}
