import { createId } from '@paralleldrive/cuid2'
import { selectHomeOffers } from '#db/leads/offers/offers.ts'
import { selectDeskHome, toDeskHome } from '#db/listings/desk/desk-home.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { byAmount, offerStateOn, standingTerms, stepsOf } from '#db/model/leads/offers/offer.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskHomeOffersPage } from '#ui/leads/offers/home-offers.page.tsx'
import { presentOffer } from '#ui/leads/offers/offer.present.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { homeOf, servedHome } from '#worker/listings/desk/home-query.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { enterOffer } from './enter-offer.ts'
import { takeStep, undoSteps } from './take-step.ts'

const notices = defineNotices({
  made: 'desk.offers.done.made',
  refused: { text: 'desk.offers.done.othersRefused', undo: 'undo', fields: { events: 'events' } },
  undone: 'desk.offers.done.undone',
  undoneSent: 'desk.offers.done.undoneSent',
})

/** The offers on a home: highest first, entered by hand, and the others refused once one is accepted. */
export const deskHomeOffers = defineDeskPage('deskHomeOffers', {
  needs: 'leads',
  view: DeskHomeOffersPage,
  async load(context) {
    const { store, locale, now, agency } = context
    const id = readPublicId(context.parameters.id ?? '') ?? 0
    const [rows, offers] = await store.primary.batch([selectDeskHome(store.primary, id), selectHomeOffers(store.primary, id)])
    const { listing } = servedHome(context, toDeskHome(rows))
    const today = wallTimeOf(now).day
    const isSold = offers.some(({ state }) => state === 'accepted')
    const present = (offer: (typeof offers)[number]) => presentOffer(offer, locale, now)
    const title = translator(locale)('desk.offers.title', { home: homeName(listing, locale) })
    const spoken = officeLocale(agency, officeAddressOf(listing, agency))
    return {
      title,
      props: {
        view: notices.view(context, title),
        shown: {
          home: href('deskHome', locale, { id }),
          isForSale: listing.goal === 'sale',
          // Open ones first: among the decided ones the order matters less.
          offers: offers.toSorted((one, other) => rank(offerStateOn(one, today)) - rank(offerStateOn(other, today)) || byAmount(one, other)).map(present),
          refusable: isSold ? offers.filter((offer) => stepsOf(offer, today).includes('refused')).map(present) : [],
          languages: agency.languages.enabled,
          spoken: agency.languages.enabled.includes(spoken) ? spoken : agency.languages.default,
          today,
          submission: createId(),
        },
      },
    }
  },
  acts: {
    async make(context, sent) {
      const { listing } = await homeOf(context)
      if (listing.goal !== 'sale') return { ...freshForm, problem: 'notSent' }
      const refused = await enterOffer(context, listing, sent)
      if (refused !== null) return refused
      throw notices.done(context, 'made')
    },
    async refuse(context, sent) {
      const { listing } = await homeOf(context)
      const chosen = sent.getAll('chosen').map(String)
      if (chosen.length === 0) return { ...freshForm, typed: typedValues(sent), problem: 'noneChosen' }
      const offers = await selectHomeOffers(context.store.primary, listing.id)
      const today = wallTimeOf(context.now).day
      const events: string[] = []
      for (const offer of offers.filter(({ id, version }) => chosen.includes(`${id} ${version}`))) {
        if (!stepsOf(offer, today).includes('refused')) continue
        const event = await takeStep(context, offer, 'refused', standingTerms(offer), sent)
        if (event !== null) events.push(event)
      }
      if (events.length === 0) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw notices.done(context, 'refused', { events: events.join('.') })
    },
    async undo(context, sent) {
      await homeOf(context)
      const outcome = await undoSteps(context, sent, null)
      if (outcome === 'late') return { ...freshForm, problem: 'changedMeanwhile' }
      throw notices.done(context, outcome)
    },
  },
})

/** Accepted, then open, then decided. */
function rank(state: ReturnType<typeof offerStateOn>): number {
  if (state === 'accepted') return 0
  return state === 'refused' || state === 'withdrawn' || state === 'lapsed' ? 2 : 1
}
