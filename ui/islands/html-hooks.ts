/**
 * The contract between the HTML that the server renders and the islands that read it: names, data attributes and props.
 * The server writes hooks with the functions below, islands look them up with the functions of `lookup.ts`, so a hook that only one side knows
 * does not compile.
 *
 *     <form {...island('filters', { goal })}>        mountFilters(form, { goal })
 *     <button {...part('act', 'clear')}>             closestPart(event.target, 'act')
 */
import type { OptionalCategory } from '#db/model/consent.ts'
import type { Goal } from '#db/model/listing.ts'
import type { OpeningRules } from '#db/model/office-opening.ts'
import type { SeenWord } from '#db/model/page-view.ts'
import type { Suggestion } from '#db/model/zones.ts'
import type { Locale } from '#messages/locales.ts'
import type { CalendarBoardProps } from '../parts/desk/calendar-board.tsx'
import type { LeadInboxProps } from '../parts/desk/lead-inbox.tsx'
import type { MarkdownEditorProps } from '../parts/desk/markdown-editor.tsx'
import type { OwnPhotosProps } from '../parts/desk/own-photos.tsx'

/** Every island with its props (JSON in `data-props`); null for an island without props. */
export interface IslandProps {
  /** A form that is kept while it is filled in, and what it says of that; '{time}' stands for when. */
  readonly autosave: Readonly<Record<'kept' | 'failed' | 'tooLong' | 'ended', string>>
  readonly calculators: null
  /** The calendar of an office. */
  readonly 'calendar-board': { readonly locale: Locale; readonly board: CalendarBoardProps }
  readonly captcha: {
    /** `none` if the form was sent without an answer, `wrong` if the answer was refused, `open` if it was right or the form was not sent yet. */
    readonly answer: 'open' | 'none' | 'wrong'
    readonly isOnlyError: boolean
  }
  /** A column chart as a drawing, which an interactive chart replaces. */
  readonly chart: { readonly labels: readonly string[]; readonly series: readonly { readonly name: string; readonly values: readonly number[] }[] }
  /** The chosen day and time of a viewing in words: '%' stands for them. */
  readonly 'chosen-start': { readonly none: string; readonly chosen: string }
  readonly consent: {
    readonly version: string
    /** Third-party scripts, each run once its category is accepted. */
    readonly scripts: readonly { readonly src: string; readonly category: OptionalCategory }[]
  }
  readonly 'desk-keys': null
  /** Forms that stay in the page while the device is offline. */
  readonly 'desk-page': null
  readonly 'documents-asked': { /** What was asked for: 'property-4001'. */ readonly documents: string; readonly isSent: boolean }
  readonly dossier: null
  /** A link to third-party content, which replaces it after a click or consent to its category. */
  readonly embed: { readonly src: string; readonly kind: 'frame' | 'file'; readonly title: string; readonly category: OptionalCategory }
  /** A form that sends a feed file in chunks: the page of imports, and what it says while it sends. */
  readonly 'feed-upload': { readonly page: string } & Readonly<Record<'reading' | 'sending' | 'applying' | 'unreadable' | 'failed', string>>
  readonly filters: { readonly goal: Goal }
  readonly focus: null
  readonly 'free-times': { /** Answers with the next free times as JSON. */ readonly path: string }
  readonly gallery: null
  readonly language: null
  /** Draws the site's colours as they are typed; '{chosen}', '{contrast}' and '{used}' stand for a colour that was replaced. */
  readonly 'look-preview': { readonly replaced: string }
  readonly 'lead-inbox': { readonly locale: Locale; readonly inbox: LeadInboxProps }
  readonly 'map-host': { /** What the frame is told to show, as in the map message of the specification. */ readonly message: object }
  /** A text in Markdown. */
  readonly 'markdown-editor': { readonly locale: Locale; readonly editor: MarkdownEditorProps }
  readonly menu: null
  readonly 'offer-amount': { /** What the advance says until there is an offer. */ readonly share: string }
  /** A form that says where the subject of a picture is: what the picture is called, and what is said of a place; '{x}' and '{y}' stand for it. */
  readonly 'picture-focus': { readonly label: string; readonly says: string }
  /** A form that sends pictures one by one; '%' stands for which, or for those that were not taken. */
  readonly 'picture-upload': { readonly sending: string; readonly failed: string }
  readonly 'place-field': PlaceWords
  /** Says whether an office is open now. */
  readonly 'open-now': {
    readonly rules: OpeningRules
    /** '{time}' and '{day}' stand for when that changes. */
    readonly words: Readonly<Record<'open' | 'opensToday' | 'opensOn' | 'closed', string>>
  }
  /** The photographs of a home in the agency's own order. */
  readonly 'own-photos': { readonly locale: Locale; readonly own: OwnPhotosProps }
  /** A button for a passkey: to log in, or to add one to the account. */
  readonly passkey: {
    readonly of: 'owner' | 'staff'
    readonly does: 'signIn' | 'add' /** Path to go on to. */
    readonly next: string /** What it says where it failed. */
    readonly failed: string
  }
  /** Shows a logo that was chosen, and draws the icons that are sent with it. */
  readonly 'logo-icons': null
  /** Shows a picture that was chosen, before it is sent. */
  readonly 'picture-preview': null
  readonly print: null
  /** The map of one listing, which is shown when the visitor scrolls near it. */
  readonly 'property-map': IslandProps['map-host']
  /** A button that shares an address. */
  readonly share: { readonly url: string }
  /** A button that shows a password. */
  readonly reveal: { readonly show: string; readonly hide: string }
  /** Asks what sold homes of a kind were offered for in a place. */
  readonly 'sale-prices': null
  readonly sheet: null
  readonly shortlist: { /** The listings shown. */ readonly ids: readonly number[]; readonly compares: boolean }
  readonly 'site-menu': null
  readonly 'tidy-form': null
  readonly viewed: {
    /** Path of the favourites page, which renders the cards. */ readonly path: string
    readonly max: number /** The listing whose page this is. */
    readonly except: number | null
  }
  readonly 'store-viewed': { readonly id: number }
}
export type IslandName = keyof IslandProps

/** What the place field says, in the page's language; '%' stands for a place or a number. */
export interface PlaceWords {
  readonly added: string
  readonly removed: string
  readonly none: string
  readonly one: string
  readonly many: string
  readonly kinds: Readonly<Record<Suggestion['kind'], string>>
}

/** Elements that islands look up, with the value of their attribute; null for an attribute without value. */
export interface PartValues {
  /** A button of the favourites page. */
  readonly act: 'clear' | 'save' | 'share'
  /** A field of a calculator. */
  readonly asks: string
  /** The number on the favourites link; set by the client, drawn by the style sheet. */
  readonly badge: number
  readonly 'card-link': null
  readonly 'card-photo': null
  readonly 'card-price': null
  /** The grid that takes the cards. */
  readonly cards: null
  /** Printed alone by the button in it. */
  readonly checklist: null
  /** A picture in one of the ratios of the site. */
  readonly crop: null
  /** Template of a chosen place. */
  readonly chip: null
  readonly chips: null
  readonly clear: null
  readonly close: null
  /** The button that closes the overview of the photographs. */
  readonly 'close-overview': null
  /** The number beside a choice of a filter: `type:house`. */
  readonly count: string
  /** What an empty shortlist says. */
  readonly empty: null
  readonly 'dossier-bar': null
  /** The favourites link; its value is its label without the number. */
  readonly favourites: string
  /** The event a social pixel receives for this page, in its own format. */
  readonly event: 'Lead' | 'ViewContent'
  /** The picture that is clicked where its subject is, and the mark there. */
  readonly 'focus-frame': null
  readonly 'focus-mark': null
  /** A part of the dossier, which is closed on a phone. */
  readonly fold: null
  /** Template of the list of free times. */
  readonly 'free-times': null
  /** Says how many listings the map's area holds. */
  readonly found: null
  /** Shown when the shortlist is not the visitor's own. */
  readonly foreign: null
  /** The heading of the shortlist, which stays when the rest is replaced. */
  readonly head: null
  /** Template of the button that saves a listing. */
  readonly heart: null
  readonly 'listing-id': number
  /** What a key of the desk does: it clicks a link or a button, and focuses a field. */
  readonly key: DeskKey
  readonly listings: null
  /** What is said when the site does not answer, in the page from the start: words cannot be fetched then. */
  readonly lost: null
  /** Replaced by the same element of a newer answer; has an id. */
  readonly live: null
  /** Template of a map that is loaded later. */
  readonly map: null
  readonly 'map-ask': null
  /** Template of the message at the foot of the window. */
  readonly notice: null
  /** Template of a suggested place. */
  readonly option: null
  /** The link in the place of a map that is not shown yet. */
  readonly 'open-map': null
  readonly options: null
  /** Shown when the shortlist is the visitor's own. */
  readonly own: null
  /** Which photograph of the strip is in view, '3 / 38', which a style sheet shows; at first how many there are. */
  /** Says that a form cannot be sent because the device is offline. */
  readonly offline: null
  /** Where the stored picture stands. */
  readonly 'picture-now': null
  readonly position: string
  /** The list of colours that were replaced. */
  readonly replaced: null
  readonly result: null
  /** A button that saves this listing. */
  readonly save: number
  /** The listing or project whose views this page counts towards: `listing/4001`. */
  readonly seen: SeenWord
  /** A button that shows what is found; its value is what it says without a number. */
  readonly show: string
  readonly 'show-map': null
  /** A photograph of the gallery: width and height of the large one, pixels. */
  readonly size: `${number}x${number}`
  /** The times of a day; its value is the day in words. */
  readonly 'start-day': string
  /** Chooses which week or day is shown. */
  readonly 'start-view': null
  readonly status: null
  /** The photographs that a visitor swipes through on a phone. */
  /** A photograph of the mosaic. */
  readonly shown: null
  readonly strip: null
  /** A shape drawn in one colour of the palette: 'light accent'. */
  readonly swatch: string
  /** Says how many listings the list has. */
  readonly total: null
  /** Template of the section of viewed listings. */
  readonly 'viewed-listings': null
  /** The form that withdraws consent; shown to visitors who gave it. */
  readonly withdraw: null
}
export type PartName = keyof PartValues
export type PartValue<Name extends PartName> = PartValues[Name] extends null ? [] : [value: PartValues[Name]]

/** Keys of the screens of the desk: close, next, back to the list, reply, take. */
export type DeskKey = 'e' | 'n' | 'u' | 'r' | 't'

/** Form controls that islands read or fill, by their names. */
export type ControlName =
  | 'altcha'
  | 'captcha'
  | 'city'
  | 'compare'
  | 'country'
  | 'kind'
  | 'place'
  | 'zip'
  | 'keepViewed'
  | 'link'
  | 'offer'
  | 'offerWords'
  | 'rate'
  | 'start'
  | 'where'
  | 'years'

/** Elements that islands find by id: one per page. */
export type PageId = 'chips' | 'content' | 'filters' | 'results' | 'shortlist' | 'tools'

/** JSX attributes of the element that an island is mounted on. */
export function island<Name extends IslandName>(name: Name, ...[props]: IslandProps[Name] extends null ? [] : [props: IslandProps[Name]]) {
  return { 'data-island': name, 'data-props': props && JSON.stringify(props) }
}

/** JSX attributes of an element that islands look up. */
export function part<Name extends PartName>(name: Name, ...[value]: PartValue<Name>): { readonly [Key in `data-${Name}`]?: PartValues[Name] | '' }
export function part(name: string, value: string | number = ''): Readonly<Record<string, string | number>> {
  return { [`data-${name}`]: value }
}

/** The name of a form control that an island reads. */
export function control<Name extends ControlName>(name: Name): Name {
  return name
}

/** The id of an element that an island finds by its id. */
export function pageId<Id extends PageId>(id: Id): Id {
  return id
}
