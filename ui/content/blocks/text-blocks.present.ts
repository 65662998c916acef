import type { Agency } from '#db/model/agency/agency.ts'
import { shownForms, type TextBlock } from '#db/model/content/text-blocks.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { type PersonView, presentPeople } from '../../agency/team.present.ts'
import { type ListingCardView, presentCard } from '../../listings/listing-card.present.ts'
import { type PhotoView, presentPhoto } from '../../listings/photos/photo.present.ts'
import { href } from '../../routes.ts'
import { type FormBlockView, type OpenedForm, presentFormBlock } from './form-block.present.ts'

type Block<Kind extends TextBlock['kind']> = Extract<TextBlock, { readonly kind: Kind }>

/** A block with what it shows. */
export type BlockView =
  | Block<'text' | 'quote' | 'figures'>
  | { readonly kind: 'contact' | 'valuation' }
  | { readonly kind: 'form'; readonly form: FormBlockView }
  /** In a preview: a form that the page leaves out. */
  | { readonly kind: 'formLeftOut' }
  | { readonly kind: 'picture'; readonly photo: PhotoView; readonly side: 'left' | 'right' | null; readonly text: string }
  | { readonly kind: 'team'; readonly people: readonly PersonView[] }
  | { readonly kind: 'homes'; readonly list: 'forSale' | 'forRent'; readonly cards: readonly ListingCardView[]; readonly total: number; readonly href: string }

/** The homes of a block, with the query of the list that has them all. */
export interface BlockHomes {
  readonly cards: readonly ListingCard[]
  readonly total: number
  readonly query: string
}

/** What the blocks of a text show besides the text. */
export interface BlockRecords {
  /** The size in pixels of the uploaded pictures, by address. */
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number }>
  readonly homes: ReadonlyMap<TextBlock, BlockHomes>
  /** The searches of its alerts. */
  readonly searches: ReadonlyMap<TextBlock, Search>
}

/**
 * The blocks that have something to show: one that is not understood, or is empty, is left out.
 * @param forms what opens its forms; null for a preview, whose forms cannot be sent
 */
export function presentBlocks(
  blocks: readonly TextBlock[],
  { pictures, homes, searches }: BlockRecords,
  forms: ReadonlyMap<TextBlock, OpenedForm> | null,
  { agency, locale, now }: { readonly agency: Agency; readonly locale: Locale; readonly now: Date },
): readonly BlockView[] {
  const shown = shownForms(blocks)
  return blocks.flatMap((block, at): readonly BlockView[] => {
    switch (block.kind) {
      case 'unknown':
        return []
      case 'picture': {
        const { url, alt } = block.picture
        const size = pictures.get(url)
        if (size === undefined) return block.text === '' ? [] : [{ kind: 'text', text: block.text }]
        const photo = { key: url.slice(url.lastIndexOf('/') + 1), url, ...size, name: null, placeholder: null }
        return [{ kind: 'picture', side: block.side, text: block.text, photo: presentPhoto(photo, 'agency', alt, locale) }]
      }
      case 'team': {
        const people = presentPeople(agency, block.people, locale)
        return people.length === 0 ? [] : [{ kind: 'team', people }]
      }
      case 'homes': {
        const found = homes.get(block)
        const list = block.goal === 'sale' ? 'forSale' : 'forRent'
        if (found === undefined || found.cards.length === 0) return []
        const cards = found.cards.map((card) => presentCard(card, locale, now))
        return [{ kind: 'homes', list, cards, total: found.total, href: href(list, locale) + found.query }]
      }
      case 'form': {
        const opened = forms?.get(block) ?? null
        if (forms === null && !shown.includes(block)) return [{ kind: 'formLeftOut' }]
        if (forms !== null && opened === null) return []
        const form = presentFormBlock(block.form, { opened, search: searches.get(block) ?? null, at }, { agency, locale })
        return form === null ? [] : [{ kind: 'form', form }]
      }
      default:
        return [block]
    }
  })
}
