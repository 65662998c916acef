import type { Goal, ListingState } from '#db/model/listing.ts'
import { readLocalized } from '#db/model/localized.ts'
import { comparable } from '#db/model/name-index.ts'
import type { Note } from './remarks.ts'

/** What a status means; a reference is a home that the agency has sold or let. */
type Meaning = ListingState | 'reference'

const whole: Readonly<Record<Meaning, string>> = {
  available:
    'actief, active, actif, aktiv, beschikbaar, available, disponible, verfügbar, te koop, te huur, à vendre, à louer, for sale, for rent, to let, to rent, zu verkaufen, zu vermieten, ' +
    'vrij, libre, free, frei, nieuw, new, nouveau, neu, in verkoop, in verhuur, en vente, en location, im verkauf, on the market, op de markt, sur le marché, online, en ligne, ' +
    'gepubliceerd, publié, published, veröffentlicht, open, ouvert, offen, onverkocht, invendu, unsold, unverkauft, in portefeuille, prijsverlaging, nieuwe prijs',
  option:
    'optie, in optie, onder optie, optie genomen, option, sous option, en option, under option, in option, option prise, reserviert, gereserveerd, réservé, réservée, reserved, reservation, onder bod, ' +
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

/** The words a home's state is told from where more is written: 'Verkocht in 3 dagen!'. */
const stems: readonly (readonly [RegExp, Meaning])[] = [
  [
    /\b(?:in|onder|sous|under|en) opti(?:e|on)\b|\breserv(?:e|iert)|\bgereserveerd|\bcompromis\b|\bvoorbehoud\b|\bvorbehalt\b|\bsous reserve\b|\bs?stc\b|\bsubject to contract\b|\b(?:sale|let) agreed\b|\bunder (?:offer|contract)\b|\bonder bod\b/,
    'option',
  ],
  [/\b(?:uit)?verkocht\b|\bvendue?s?\b|\bsold\b|\b(?:aus)?verkauft\b/, 'sold'],
  [/\bverhuurd\b|\blouee?s?\b|\brented\b|\bvermietet\b|\bleased\b/, 'rented'],
]
const negated = /\b(?:niet|nog niet|pas|non|not|nicht|geen|aucun|kein|wordt|sera|will|wird|binnenkort|bientot|on|un|in)\b/

let index: ReadonlyMap<string, Meaning> | undefined

function meaningOf(text: string): Meaning | null {
  index ??= new Map(
    (['withdrawn', 'prospective', 'available', 'reference', 'rented', 'sold', 'option'] as const).flatMap((meaning) =>
      whole[meaning].split(',').map((name) => [comparable(name), meaning] as const),
    ),
  )
  const known = index.get(comparable(text))
  if (known !== undefined) return known
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = stems.find(([stem]) => stem.test(words))
  return found === undefined || negated.test(words.replace(/\bin opti|\bonder|\bunder|\bin \d/g, '')) ? null : found[1]
}

/**
 * The state that a status in words means, in any of the four languages.
 * @returns null if it is not understood, or says that it is unknown
 */
export function readStatusWords(value: unknown, goal: Goal, note: Note): ListingState | null {
  // '2 - Verkocht'
  const texts = Object.values(readLocalized(value) ?? {}).map((text) => text.replace(/^\d\s*[-–:)]\s*/, ''))
  const meanings = new Set(texts.map(meaningOf))
  const [meaning = null] = meanings
  if (meanings.size > 1) note('contradiction')
  if (meanings.size > 1 || meaning === null) return null
  return meaning === 'reference' ? (goal === 'sale' ? 'sold' : 'rented') : meaning
}
