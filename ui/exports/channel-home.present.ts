import type { ReceiptState } from '#db/model/exports/receipt.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { typeLabel } from '../listings/listing-address.present.ts'
import { placeOf } from '../listings/listing-card.present.ts'
import { href } from '../routes.ts'
import { agoText } from '../site/number.present.ts'

interface ChannelHomeRow {
  readonly id: number
  readonly choice: 'in' | 'out' | null
  readonly state: 'published' | 'withdrawn' | null
  readonly version: string | null
  readonly changedAt: string
  readonly receipt: ReceiptState | null
  readonly receiptVersion: string | null
  readonly receiptAt: string | null
  readonly externalId: string | null
  readonly publicUrl: string | null
  readonly message: string | null
  readonly card: ListingCard | null
  readonly reference: string | null
}

/** A home in a channel, as the desk shows it. */
export interface ChannelHomeView {
  readonly id: number
  readonly name: string
  readonly reference: string | null
  readonly page: string
  /** Whether the channel has it, and since when. */
  readonly state: string
  readonly isLeftOut: boolean
  readonly isPublished: boolean
  /** What the reader reported last; null if nothing. */
  readonly receipt: { readonly text: string; readonly isProblem: boolean; readonly url: string | null; readonly message: string | null } | null
}

/** Presents what a channel has of a home and what its reader reported. */
export function presentChannelHome(row: ChannelHomeRow, locale: Locale, now: Date): ChannelHomeView {
  const t = translator(locale)
  const { id, choice, state, card, reference, changedAt } = row
  const name = card === null ? `${id}` : [typeLabel(card, locale), placeOf(card, locale)].filter(Boolean).join(', ')
  const words = choice === 'out' ? 'leftOut' : (state ?? 'never')
  return {
    ...{ id, name, reference, page: href('deskHome', locale, { id }) },
    state: t(`desk.channel.state.${words}`, { since: agoText(changedAt, locale, now) }),
    isLeftOut: choice === 'out',
    isPublished: state === 'published',
    receipt: receiptOf(row, locale, now),
  }
}

function receiptOf(
  { receipt, receiptAt, receiptVersion, version, publicUrl, externalId, message }: ChannelHomeRow,
  locale: Locale,
  now: Date,
): ChannelHomeView['receipt'] {
  if (receipt === null || receiptAt === null) return null
  const t = translator(locale)
  const isOlder = receiptVersion !== version
  const when = agoText(receiptAt, locale, now)
  const text = [t(`desk.channel.receipt.${receipt}`, { when }), externalId, isOlder ? t('desk.channel.older') : null].filter((part) => part !== null)
  return { text: text.join(', '), isProblem: receipt === 'rejected' || receipt === 'error', url: publicUrl, message }
}
