/** The facts about a language that the product needs besides its messages: the `language.*` keys of its catalogue. */
export interface Language {
  /** The language's name for itself. */
  readonly name: string
  /** BCP 47 tag that dates, numbers and plurals are formatted by. */
  readonly tag: string
  /** Language and country as Open Graph writes them, `nl_BE`. */
  readonly openGraph: string
  /** The word before a box number in an address. */
  readonly box: string
  /** The name of a document, and of a plan, that has none of its own that may be shown. Stored with the listing in every language. */
  readonly document: string
  readonly floorPlan: string
  /** Rules that spell a number out; see `numberWords`. */
  readonly numbers: string
  /** Tailoring of CLDR's root collation, `&z<å<ä`; see `collationKey`. */
  readonly sort?: string
}
