/**
 * The contract between the HTML that the server renders and the islands that read it: names, data attributes and props.
 * The server writes hooks with the functions below, islands look them up with the functions of `lookup.ts`, so a hook that only one side knows
 * does not compile.
 *
 *     <form {...island('filters', { goal })}>        mountFilters(form, { goal })
 *     <button {...part('act', 'clear')}>             closestPart(event.target, 'act')
 */
import type { SeenWord } from '#db/model/views/page-view.ts'
import type { IslandName, IslandProps } from './island-props.ts'

/** Elements that islands look up, with the value of their attribute; null for an attribute without value. */
export interface PartValues {
  /** A button of the favourites page. */
  readonly act: 'clear' | 'save' | 'share'
  /** A button whose answer replaces the live parts of the page. */
  readonly ask: null
  /** A field of a calculator. */
  readonly asks: string
  /** The number on the favourites link; set by the client, drawn by the style sheet. */
  readonly badge: number
  readonly 'card-link': null
  readonly 'card-photo': null
  readonly 'card-price': null
  /** Leads back to the step before. */
  readonly back: null
  /** The grid that cards are added to. */
  readonly cards: null
  /** Printed alone by the button in it. */
  readonly checklist: null
  /** A picture in one of the ratios of the site. */
  readonly crop: null
  /** The button that compares; its value is its text for fewer than two homes, and with '%' for how many are chosen. */
  readonly 'compare-count': `${string}|${string}`
  /** Template of a chosen place. */
  readonly chip: null
  readonly chips: null
  readonly clear: null
  readonly close: null
  /** The button that closes the overview of the photographs. */
  readonly 'close-overview': null
  /** Template of the command field of the desk; of one of its groups, and of a proposal. */
  readonly command: null
  readonly 'command-group': null
  /** The key that opens the command field, beside a search that does; shown by script. */
  readonly 'command-key': null
  readonly 'command-open': null
  readonly 'command-row': null
  /** Fields that decide how many people a newsletter reaches. */
  readonly counted: null
  /** The number beside a choice of a filter: `type:house`. */
  readonly count: string
  /** The message of an empty shortlist. */
  readonly empty: null
  readonly 'dossier-bar': null
  /** Template of the notice above a form that shows a draft. */
  readonly draft: null
  /** The favourites link; its value is its label without the number. */
  readonly favourites: string
  /** The event a social pixel receives for this page, in its own format. */
  readonly event: 'Lead' | 'ViewContent'
  /** The picture whose focal point is set by a click, and the mark at that point. */
  readonly 'focus-frame': null
  readonly 'focus-mark': null
  /** A button that does without script what the island does while the visitor types. */
  readonly find: null
  /** A unit of a project, by its id: in the drawing of the building, and its row in the table. */
  readonly unit: string
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
  /** A link that the command field of the desk proposes; its value is what else is said about it. */
  readonly hit: string
  readonly 'listing-id': number
  /** A keyboard shortcut of the desk: it clicks a link or a button, and focuses a field. */
  readonly key: DeskKey
  /** A price limit that a click fills into the form. */
  readonly limit: number
  /** Template of the list of keyboard shortcuts of the desk, the box that switches them on, and the button that shows the list. */
  readonly keys: null
  readonly 'keys-on': null
  readonly 'show-keys': null
  readonly listings: null
  /** A prepared answer: its text, which a click puts into the reply. */
  readonly answer: string
  /** The message for when the site does not answer; in the page from the start, because it cannot be fetched then. */
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
  /** The link shown until its map is. */
  readonly 'open-map': null
  /** Says that the browser stores nothing; replaces the explanation of hearts. */
  readonly 'not-kept': null
  readonly options: null
  /** Shown when the shortlist is the visitor's own. */
  readonly own: null
  /** Says that a form cannot be sent because the device is offline. */
  readonly offline: null
  /** A form whose hidden fields hold what it was opened with. */
  readonly 'opened-with': null
  /** Where the stored picture is shown. */
  readonly 'picture-now': null
  /** Which photograph of the strip is in view, '3 / 38', drawn by the style sheet; at first how many there are. */
  readonly position: string
  /** The preview beside a list: the id of the lead it shows. */
  readonly previewed: string
  /** Filters proposed from what was typed; hidden while there are none. */
  readonly proposed: null
  /** The list of colours that were replaced. */
  readonly replaced: null
  readonly result: null
  /** A button that saves this listing. */
  readonly save: number
  /** The listing or project whose views this page counts towards: `listing/4001`. */
  readonly seen: SeenWord
  /** A button that shows the results; its value is its label without the count. */
  readonly show: string
  readonly 'show-map': null
  /** A photograph of the gallery: width and height of the large one, pixels. */
  readonly size: `${number}x${number}`
  /** The times of a day; its value is the day in words. */
  readonly 'start-day': string
  /** Chooses which week or day is shown. */
  readonly 'start-view': null
  readonly status: null
  /** A step of a form that is shown step by step. */
  readonly step: null
  /** A photograph of the mosaic. */
  readonly shown: null
  /** The photographs that a visitor swipes through on a phone. */
  readonly strip: null
  /** A shape drawn in one colour of the palette: 'light accent'. */
  readonly swatch: string
  /** Says how many listings the list has. */
  readonly total: null
  /** Links and buttons of a page of the desk, beside its heading. */
  readonly tools: null
  /** A photograph whose size the record does not say. */
  readonly unsized: null
  /** Template of the section of viewed listings. */
  readonly 'viewed-listings': null
  /** The form that withdraws consent; shown to visitors who gave it. */
  readonly withdraw: null
  /** The form that undoes what a notice says. */
  readonly undo: null
}
export type PartName = keyof PartValues
export type PartValue<Name extends PartName> = PartValues[Name] extends null ? [] : [value: PartValues[Name]]

/** Keyboard shortcuts of the desk: close, next, back to the list, reply, take; a digit for each prepared answer. */
export type DeskKey = 'e' | 'n' | 'u' | 'r' | 't' | AnswerKey
export const answerKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
type AnswerKey = (typeof answerKeys)[number]

/** Form controls that islands read or fill, by their names. */
export type ControlName =
  | 'aboutWhat'
  | 'altcha'
  | 'ask'
  | 'captcha'
  | 'city'
  | 'compare'
  | 'country'
  | 'kind'
  | 'phone'
  | 'place'
  | 'priceMax'
  | 'zip'
  | 'keepViewed'
  | 'link'
  | 'offer'
  | 'offerWords'
  | 'rate'
  | 'start'
  | 'version'
  | 'where'
  | 'years'

/** Elements that islands find by id: one per page. */
export type PageId = 'chips' | 'content' | 'filters' | 'homeSearch' | 'opened' | 'preview' | 'results' | 'shortlist' | 'tools'

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
