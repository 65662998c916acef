import { sourceTitle } from '#db/model/feeds/crm-catalogue.ts'
import type { ImportPreview } from '#db/model/feeds/import-run.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { titleOf } from '../../listings/listing-address.present.ts'
import { placeOf, streetOf } from '../../listings/listing-card.present.ts'
import { presentPrice, priceText } from '../../listings/price.present.ts'
import { formatNumber } from '../../site/number.present.ts'
import { whenText } from '../../visits/appointment.present.ts'

interface CrmPreviewInput {
  /** As its maker writes it. */
  readonly title: string
  /** Until when the preview waits, UTC in ISO 8601. */
  readonly until: string
  readonly preview: Pick<ImportPreview, 'hidden' | 'stays'>
  /** How many remarks, by field. */
  readonly remarks: Readonly<Record<string, number>>
  readonly moves: readonly { readonly record: string; readonly home: number; readonly staged: number }[]
  /** Of all proposals. */
  readonly moveCount: number
  readonly records: readonly { readonly id: number; readonly card: ListingCard | null; readonly reference: string | null }[]
}

/** What is said of the stock of a CRM beside what is said of every import. */
export interface CrmPreviewView {
  readonly title: string
  readonly until: string
  readonly hidden: { readonly addresses: string; readonly prices: string }
  /** Fields with remarks and their numbers; empty if there are none. */
  readonly fields: string
  readonly moves: { readonly lines: readonly MoveLine[]; readonly more: number }
  /** Homes of other sources that stay beside it; null if there are none. */
  readonly stays: { readonly count: number; readonly sources: string; readonly lines: readonly string[] } | null
}

/** A record of the CRM and the home that it may be. */
interface MoveLine {
  readonly value: string
  readonly crm: string
  readonly home: string
}

/** The stock of a CRM before it is published, in words. */
export function presentCrmPreview({ title, until, preview, remarks, moves, moveCount, records }: CrmPreviewInput, locale: Locale): CrmPreviewView {
  const number = (count = 0) => formatNumber(count, locale)
  const byId = new Map(records.map((record) => [record.id, record]))
  const name = (id: number) => homeName(byId.get(id), locale)
  const { hidden, stays } = preview
  return {
    title,
    until: whenText(until, locale),
    hidden: { addresses: number(hidden?.addresses), prices: number(hidden?.prices) },
    fields: Object.entries(remarks)
      .sort(([, one], [, other]) => other - one)
      .map(([field, count]) => `${field} (${number(count)})`)
      .join(', '),
    moves: {
      lines: moves.map(({ record, home, staged }) => ({ value: `${home}:${record}`, crm: name(staged), home: name(home) })),
      more: moveCount - moves.length,
    },
    stays:
      stays === undefined || stays.count === 0
        ? null
        : { count: stays.count, sources: stays.sources.map(sourceTitle).join(', '), lines: stays.first.map(name).filter((line) => line !== '') },
  }
}

/** Reference, address and price, those that there are. */
function homeName(home: CrmPreviewInput['records'][number] | undefined, locale: Locale): string {
  if (!home?.card) return ''
  const { card, reference } = home
  const price = presentPrice(card, locale)
  const parts = [reference, streetOf(card) ?? titleOf(card, locale), placeOf(card, locale), price === null ? null : priceText(price)]
  return parts.filter((part) => part !== null).join(', ')
}
