import type { OpeningRules } from '#db/model/agency/opening-hours.ts'
import type { FeedFault } from '#db/model/feeds/feed-fault.ts'
import type { FormDrafts } from '#db/model/forms/form-draft.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Suggestion } from '#db/model/places/zones.ts'
import type { OptionalCategory } from '#db/model/privacy/consent.ts'
import type { ThirdPartyScript } from '#db/model/privacy/third-parties.ts'
import type { Locale } from '#messages/locales.ts'
import type { MarkdownEditorProps } from '../content/desk/markdown-editor.part.tsx'
import type { LeadInboxProps } from '../leads/lead-inbox.part.tsx'
import type { OwnPhotosProps } from '../listings/desk/own-photos.part.tsx'
import type { CalendarBoardProps } from '../visits/desk/calendar-board.part.tsx'

/** Every island with its props (JSON in `data-props`); null for an island without props. */
export interface IslandProps {
  /** A search in the visitor's own words: its goal unless the form has a choice, and what an earlier search is called. */
  readonly 'ask-field': { readonly goal: Goal; readonly recent: string }
  /** An autosaved form and its status messages; '{time}' stands for when it was saved. */
  readonly autosave: Readonly<Record<'kept' | 'failed' | 'tooLong' | 'ended', string>>
  readonly calculators: null
  /** The calendar of an office. */
  readonly 'calendar-board': { readonly locale: Locale; readonly board: CalendarBoardProps }
  readonly caller: null
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
    readonly scripts: readonly Pick<ThirdPartyScript, 'src' | 'category' | 'data' | 'setUp'>[]
  }
  /** The date of a field in words. */
  readonly 'date-in-words': null
  /** The header of the desk: the command field and the list of keys open from it. */
  readonly 'desk-command': {
    /** The title of the acts of the present page. */
    readonly here: string
    /** Says that the site does not answer. */
    readonly lost: string
  }
  readonly 'desk-keys': null
  /** Forms that stay in the page while the device is offline. */
  readonly 'desk-page': null
  readonly 'documents-requested': { /** Key of the requested documents: 'property-4001'. */ readonly documents: string; readonly isSent: boolean }
  readonly dossier: null
  /** What was typed into the forms of the page and not sent; the form that was refused; what the notice above a form says. */
  readonly drafts: { readonly path: string; readonly drafts: FormDrafts; readonly refused: string | null } & Readonly<Record<'discarded' | 'restored', string>>
  /** A link to third-party content, which replaces it after a click or consent to its category. */
  readonly embed: { readonly src: string; readonly kind: 'frame' | 'file'; readonly title: string; readonly category: OptionalCategory }
  /** A form that uploads a file of homes: the page of imports, and its progress messages. */
  readonly 'feed-upload': { readonly page: string } & Readonly<Record<'reading' | 'sending' | 'applying' | 'unreadable' | 'failed', string>> & {
      /** What is wrong with a file, by fault. */
      readonly faults: Readonly<Partial<Record<FeedFault['why'], string>>>
    }
  readonly filters: { readonly goal: Goal }
  readonly focus: null
  readonly 'free-times': { /** Answers with the next free times as JSON. */ readonly path: string }
  readonly gallery: null
  readonly language: null
  /** Draws the site's colours as they are typed; '{chosen}', '{contrast}' and '{used}' stand for a colour that was replaced. */
  readonly 'look-preview': { readonly replaced: string }
  readonly 'lead-inbox': { readonly locale: Locale; readonly inbox: LeadInboxProps }
  readonly 'map-host': { /** The map message for the frame (specification, section 7). */ readonly message: object }
  /** A text in Markdown. */
  readonly 'markdown-editor': { readonly locale: Locale; readonly editor: MarkdownEditorProps }
  /** The form of a newsletter: its homes and the size of its audience follow without leaving the page. */
  readonly mailing: null
  readonly menu: null
  readonly 'offer-amount': {
    /** The text of the advance until there is an offer. */
    readonly share: string
    /** The advance as a fraction of an offer, and its text with '{amount}'; null where no share is named. */
    readonly amount: { readonly rate: number; readonly text: string } | null
  }
  /** A form that sets the focal point of a picture: the picture's name, and the message for a point; '{x}' and '{y}' stand for it. */
  readonly 'picture-focus': { readonly label: string; readonly says: string }
  /** A form that uploads pictures one by one; '%' stands for the current one, or for those that were refused. */
  readonly 'picture-upload': { readonly sending: string; readonly failed: string }
  readonly 'place-field': PlaceWords
  /** A point on the map: the names of the inputs of its coordinates, and where the map opens while they are empty. */
  readonly 'point-field': {
    readonly lat: string
    readonly lng: string
    readonly around: { readonly lat: number; readonly lng: number } | null
  }
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
    readonly next: string /** Path to go to where the session is too old. */
    readonly again: string /** Its error message. */
    readonly failed: string
  }
  /** Shows a logo that was chosen, and draws the icons that are sent with it. */
  readonly 'logo-icons': null
  /** Shows a picture that was chosen, before it is sent. */
  readonly 'picture-preview': null
  readonly print: null
  /** The map of one listing, which is shown when the visitor scrolls near it. */
  readonly 'property-map': IslandProps['map-host']
  /** A remark that is read while it is typed. */
  readonly 'remark-field': null
  /** A button that shares an address. */
  readonly share: { readonly url: string }
  /** A button that shows a password. */
  readonly reveal: { readonly show: string; readonly hide: string }
  /** The steps of a form. */
  readonly 'form-steps': null
  /** Looks up what sold homes of a kind were offered for in a place. */
  readonly 'sale-prices': null
  readonly sheet: null
  readonly shortlist: { /** The listings shown. */ readonly ids: readonly number[]; readonly compares: boolean }
  /** A form with one drop-down list, which is saved as soon as another choice is made; its status messages. */
  readonly 'save-on-change': Readonly<Record<'saved' | 'lost', string>>
  /** A form that is sent as soon as the page is there. */
  /** A form that is sent as soon as a file is chosen. */
  readonly 'send-file': null
  readonly 'send-at-once': null
  readonly 'site-menu': null
  readonly 'tidy-form': null
  /** A form of the desk whose input would be lost if another one of its page is sent. */
  readonly viewed: {
    /** Path of the favourites page, which renders the cards. */ readonly path: string
    readonly max: number /** The listing whose page this is. */
    readonly except: number | null
  }
  readonly 'store-viewed': { readonly id: number }
}
export type IslandName = keyof IslandProps

/** The messages of the place field, in the page's language; '%' stands for a place or a number. */
export interface PlaceWords {
  readonly added: string
  readonly removed: string
  readonly none: string
  readonly one: string
  readonly many: string
  readonly kinds: Readonly<Record<Suggestion['kind'], string>>
}
