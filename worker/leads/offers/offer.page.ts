import { releasingOffer } from '#db/leads/offers/change-offer.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { offerStateOn, standingTerms, stepsOf } from '#db/model/leads/offers/offer.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskOfferPage } from '#ui/leads/offers/offer.page.tsx'
import { bidderNames, presentOffer, presentOfferHistory, presentOfferRows, presentPhoneOf, presentSteps } from '#ui/leads/offers/offer.present.ts'
import type { OfferStepView } from '#ui/leads/offers/offer-step.part.tsx'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { euroInText } from '#ui/site/number.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { mailTo, offerOf } from './offer-of.ts'
import { readStep, takeSentStep, undoSteps } from './take-step.ts'

const undo = { undo: 'undo', fields: { events: 'events' } } as const
const notices = defineNotices({
  presented: { text: 'desk.offers.done.presented', ...undo },
  countered: { text: 'desk.offers.done.countered', ...undo },
  refused: { text: 'desk.offers.done.refused', ...undo },
  withdrawn: { text: 'desk.offers.done.withdrawn', ...undo },
  lapsed: { text: 'desk.offers.done.lapsed', ...undo },
  accepted: 'desk.offers.done.accepted',
  undone: 'desk.offers.done.undone',
  undoneSent: 'desk.offers.done.undoneSent',
  corrected: 'desk.offers.done.corrected',
  released: { text: 'desk.offers.done.released', undo: 'withhold', fields: { version: 'version' } },
  withheld: 'desk.offers.done.withheld',
})

/** Who may read the log may also correct what was recorded. */
const corrects = 'audit'

/** One offer: the steps with it, and what its home's owner sees of it. */
export const deskOffer = defineDeskPage('deskOffer', {
  needs: 'leads',
  actNeeds: { correct: corrects },
  view: DeskOfferPage,
  async load(context) {
    const { store: _, locale, now, session, agency } = context
    const { offer, others, listing, events } = await offerOf(context)
    const t = translator(locale)
    const who = bidderNames(offer.fields, offer.email, locale)
    const title = t('desk.offers.of', { who })
    const newest = events.find(({ undoneAt }) => undoneAt === null)
    const isSold = offer.state === 'accepted'
    const today = wallTimeOf(now).day
    const home = href('deskHomeOffers', locale, { id: offer.listingId })
    const line = presentOffer(offer, locale, now)
    return {
      title,
      props: {
        view: await withMeanwhile(context, notices.view(context, title), { about: [{ object: 'offer', ids: [offer.id] }], version: offer.version }),
        shown: {
          offer: line,
          homeName: listing === null ? t('desk.offers.homeGone') : homeName(listing, locale),
          home,
          lead: href('deskLead', locale, { id: offer.id }),
          email: mailTo({ agency }, offer)?.to ?? null,
          phone: presentPhoneOf(offer.fields),
          rows: presentOfferRows(offer, line, locale),
          steps: presentSteps(offer, locale, now),
          open: openStep(context, offer, others),
          entries: presentOfferHistory(offer, events, locale),
          undoable: isSold ? null : (newest?.id ?? null),
          correctable: isSold && isGranted(session.member.role, corrects) ? (newest?.id ?? null) : null,
          others: isSold && others.some((other) => stepsOf(other, today).includes('refused')) ? `${home}#others` : null,
        },
      },
    }
  },
  acts: {
    async take(context, sent) {
      const { offer, others } = await offerOf(context)
      const taken = await takeSentStep(context, offer, others, sent)
      if (typeof taken !== 'string') return taken
      const step = readStep(textOf(sent, 'step')) ?? 'presented'
      throw notices.done(context, step, step === 'accepted' ? {} : { events: taken })
    },
    async undo(context, sent) {
      await offerOf(context)
      const outcome = await undoSteps(context, sent, null)
      if (outcome === 'late') return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw notices.done(context, outcome)
    },
    async correct(context, sent) {
      await offerOf(context)
      const because = textOf(sent, 'correction')
      if (because === '' || because.length > 1000)
        return { ...freshForm, typed: { correction: because }, errors: { correction: because === '' ? 'missing' : 'invalid' } }
      if ((await undoSteps(context, sent, because)) === 'late') return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw notices.done(context, 'corrected')
    },
    async release(context, sent) {
      const version = await showToOwner(context, sent, sent.get('names') === '1' ? 'named' : 'unnamed')
      if (version === null) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw notices.done(context, 'released', { version })
    },
    async withhold(context, sent) {
      if ((await showToOwner(context, sent, 'no')) === null) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw notices.done(context, 'withheld')
    },
  },
})

/** Shows the offer to the owner, or no longer. @returns its new version; null on a conflict */
async function showToOwner(context: DeskContext, sent: FormData, shown: 'no' | 'unnamed' | 'named'): Promise<string | null> {
  const { store, now, session } = context
  const { offer } = await offerOf(context)
  if (textOf(sent, 'version') !== String(offer.version)) return null
  const [changed] = await store.primary.batch([...releasingOffer(store.primary, session.member, offer, shown, now)])
  return changed.length === 0 ? null : String(offer.version + 1)
}

type Around = Awaited<ReturnType<typeof offerOf>>

/** The form of the step that the address or the refused form names, if the offer can take it. */
function openStep({ locale, now, requested, sent, agency }: DeskContext, offer: Around['offer'], others: Around['others']): OfferStepView | null {
  const step = readStep(requested.searchParams.get('step'))
  const found = presentSteps(offer, locale, now).find((each) => each.step === step)
  if (found === undefined) return null
  const { isCounter, amount } = standingTerms(offer)
  const today = wallTimeOf(now).day
  return {
    ...{ step: found.step, text: found.text, isCounter, today, version: offer.version },
    amount: euroInText(amount),
    email: mailTo({ agency }, offer)?.to ?? null,
    binding: others.filter((other) => offerStateOn(other, today) === 'countered').map((other) => presentOffer(other, locale, now)),
    isAsked: sent?.question === 'deskOffer.concludes',
    path: requested.pathname,
  }
}
