import type { Goal, ListingState } from '#db/model/listings/listing.ts'
import { comparable } from '#db/model/places/name-index.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import type { Note } from '../remarks.ts'

/** What a status means; a reference is a home that the agency has sold or let. */
type Meaning = ListingState | 'reference'

const whole: Readonly<Record<Meaning, string>> = {
  available:
    'actief, active, actif, aktiv, beschikbaar, available, disponible, verfügbar, te koop, te huur, à vendre, à louer, for sale, for rent, to let, to rent, zu verkaufen, zu vermieten, ' +
    'vrij, libre, free, frei, nieuw, new, nouveau, neu, in verkoop, in verhuur, en vente, en location, im verkauf, on the market, op de markt, sur le marché, online, en ligne, ' +
    'gepubliceerd, publié, published, veröffentlicht, open, ouvert, offen, onverkocht, invendu, unsold, unverkauft, in portefeuille, prijsverlaging, nieuwe prijs',
  option:
    'optie, in optie, onder optie, optie genomen, option, sous option, en option, under option, in option, option prise, optioniert, reserviert, gereserveerd, réservé, réservée, reserved, reservation, onder bod, ' +
    'sous offre, under offer, bod, bod uitgebracht, bod aanvaard, offre acceptée, offre en cours, offer accepted, angebot angenommen, compromis, sous compromis, compromis getekend, compromis signé, under contract, ' +
    'sale agreed, sold subject to contract, stc, sstc, let agreed, verkocht onder voorbehoud, onder voorbehoud verkocht, voorlopig verkocht, vendu sous réserve, vendu sous conditions, vendu sous condition suspensive, ' +
    'verkocht onder opschortende voorwaarde, onder voorbehoud, sous réserve, unter vorbehalt, unter vorbehalt verkauft, verhuurd onder voorbehoud',
  sold: 'verkocht, uitverkocht, sold, sold out, vendu, vendue, vendus, vendues, tout vendu, verkauft, ausverkauft, verkocht door ons, vendu par nos soins, net verkocht, just sold, akte verleden, acte passé',
  rented: 'verhuurd, rented, rented out, let, leased, loué, louée, loués, louées, vermietet, net verhuurd, just let',
  prospective:
    'prospect, prospectie, prospection, prospective, in voorbereiding, en préparation, in preparation, in vorbereitung, binnenkort, bientôt, coming soon, soon, demnächst, te verwachten, verwacht, ' +
    'concept, draft, brouillon, entwurf, ontwerp, schatting, estimation, valuation, bewertung, projet, pre-sale, prelaunch, lead, te bevestigen',
  withdrawn:
    'geannuleerd, annulé, annulée, cancelled, canceled, storniert, abgebrochen, ingetrokken, teruggetrokken, retiré, retirée, withdrawn, zurückgezogen, inactief, inactif, inactive, inaktiv, ' +
    'gearchiveerd, archief, archivé, archivée, archived, archive, archiviert, afgesloten, gesloten, closed, clôturé, fermé, geschlossen, offline, hors ligne, uit verkoop, uit de verkoop, niet meer te koop, ' +
    'plus à vendre, no longer available, niet beschikbaar, non disponible, indisponible, plus disponible, not available, unavailable, nicht verfügbar, opgeschort, suspendu, suspendue, suspended, on hold, en suspens, ausgesetzt, ' +
    'verwijderd, supprimé, deleted, gelöscht, verlopen, expiré, expired, abgelaufen, stopgezet, terminated, beëindigd, mandat terminé, opdracht beëindigd, verloren, perdu, lost, off market, off-market',
  reference: 'referentie, référence, reference, referenz, realisatie, réalisation',
}

/** The words of a state where more is written: 'Verkocht in 3 dagen!'. */
const option =
  /\b(?:in|onder|sous|under|en) opti(?:e|on)\b|\breserv(?:e|iert)|\bgereserveerd|\bcompromis\b|\bvoorbehoud\b|\bvorbehalt\b|\bsous reserve\b|\bs?stc\b|\bsubject to contract\b|\b(?:sale|let) agreed\b|\bunder (?:offer|contract)\b|\bonder bod\b/
const closed = {
  sold: /\b(?:uit)?verkocht\b|\bvendue?s?\b|\bsold\b|\b(?:aus)?verkauft\b/g,
  rented: /\bverhuurd\b|\blouee?s?\b|\brented\b|\bvermietet\b|\bleased\b/g,
} as const
/** What denies a reservation, says that it has ended, or that it is yet to come. */
const notReserved =
  /\b(?:niet|nog niet|pas|plus|non|not|nicht|geen|aucune?|keine?|neen?|nein|no|sans|zonder|without|ohne|wordt|sera|will|wird|binnenkort|bientot|soon|presque|bijna|fast|nearly|almost|mogelijk|verlopen|vervallen|levee|expiree?|expired|abgelaufen|geannuleerd|annulee?|cancelled|on|un|in)\b/
/** What may stand beside 'sold' and 'rented' without changing them: when, how fast and by whom. */
const spans =
  /\b(?:\d+|een|un|une|one|a|einem|einer) ?(?:h|uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jours?|semaines?|mois|heures?|days?|weeks?|months?|hours?|tage?n?|wochen?|monate?n?)\b/g
const days = /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g
/** 'Verhuurd tot 31/12' is let; what is sold until some day is not understood. */
const leaseEnd = /\b(?:tot|until|bis|jusqu.{0,2}(?:au|en|a|a la)) .{1,25}$/
const harmless = new Set(
  'in en binnen op within le am on reeds al deja already bereits net just recent recemment recently snel vite door par by von durch ons onze kantoor nous us our uns unser nos soins notre agence agency'.split(
    ' ',
  ),
)
type Numbers = Readonly<Record<string, Meaning>>
/** The CRM's numbers, which may stand before the word. */
const numbers: Numbers = { 0: 'prospective', 1: 'available', 2: 'sold', 3: 'withdrawn', 4: 'rented', 5: 'withdrawn', 6: 'reference' }

let index: ReadonlyMap<string, Meaning> | undefined

function meaningOf(text: string): Meaning | null {
  // 'Verkocht?', 'vendu à 80 %'
  if (/[?%]/.test(text)) return null
  index ??= new Map(
    (['withdrawn', 'prospective', 'available', 'reference', 'rented', 'sold', 'option'] as const).flatMap((meaning) =>
      whole[meaning].split(',').map((name) => [comparable(name), meaning] as const),
    ),
  )
  const known = index.get(comparable(text))
  if (known !== undefined) return known
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (option.test(words)) return notReserved.test(words.replace(/\bin opti|\bonder|\bunder|\bin \d/g, '')) ? null : 'option'
  if (saysOnly(words, closed.sold)) return 'sold'
  return saysOnly(words.replace(leaseEnd, ''), closed.rented) ? 'rented' : null
}

/** Whether a text says this state, and nothing that could change it. */
function saysOnly(words: string, state: RegExp): boolean {
  const others = words.replace(state, ' ')
  const rest = others
    .replace(days, ' ')
    .replace(spans, ' ')
    .split(/[^\p{L}\d]+/u)
  return others !== words && rest.every((word) => word === '' || harmless.has(word))
}

/**
 * The state that a status in words means, in any of the four languages. A number may stand before the words, '2 - Verkocht', and must agree with them.
 * @param goal null if the record may be a sale or a rental
 * @returns null if it is not understood, or says that it is unknown
 */
export function readStatusWords(value: unknown, goal: Goal | null, note: Note, numbered: Numbers = numbers): ListingState | null {
  const states = new Set(
    Object.values(readLocalized(value) ?? {}).flatMap((text) => {
      const [, number = '', words = text] = /^(\d)\s*[-–:)]\s*(.+)$/s.exec(text) ?? []
      const state = stateFor(meaningOf(words), goal)
      const numberState = stateFor(numbered[number] ?? null, goal)
      const agrees = state === null || numberState === null || (numberState === 'available' && state === 'option')
      return agrees ? [state] : [state, numberState]
    }),
  )
  const [state = null] = states
  // A home for sale that is let is for sale with its tenant, or not: the word does not tell.
  const isContradictory = states.size > 1 || (goal === 'sale' && state === 'rented')
  if (isContradictory) note('contradiction')
  return isContradictory ? null : state
}

function stateFor(meaning: Meaning | null, goal: Goal | null): ListingState | null {
  return meaning === 'reference' ? (goal === 'rent' ? 'rented' : 'sold') : meaning
}
