/**
 * What visitors allow this site to keep on their device and to load from others.
 * @source specification, section 6 ("Cookie categories"); decisions, "Cookie banner"
 */
export const consentCategories = ['necessary', 'analytical', 'marketing', 'socialMedia', 'unclassified'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** A category that a visitor accepts or refuses; what is necessary asks nobody. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>
export const optionalCategories: readonly OptionalCategory[] = ['analytical', 'marketing', 'socialMedia', 'unclassified']

/** A visitor's choice. */
export interface Consent {
  /** Names what was asked: another version is another question, and this answers it no more. */
  readonly version: string
  /** When it was made, in seconds since 1970. */
  readonly at: number
  /** In the order of the categories. */
  readonly accepted: readonly OptionalCategory[]
}

/** The accepted categories as one word: `analytical-marketing`, or `necessary` for none. */
export function acceptedWord(accepted: readonly OptionalCategory[]): string {
  return accepted.length === 0 ? 'necessary' : accepted.join('-')
}

/** A choice as its cookie holds it: `version.seconds.categories`. */
export function writeConsent({ version, at, accepted }: Consent): string {
  return [version, at, acceptedWord(accepted)].join('.')
}

/** Parses the cookie of a choice; null for an answer to another version, and for anything that is no choice. */
export function readConsent(cookie: string | null | undefined, version: string): Consent | null {
  const [answered, seconds = '', word = '', ...more] = (cookie ?? '').split('.')
  if (answered !== version || more.length > 0 || !/^\d{1,12}$/.test(seconds)) return null
  const words = word.split('-')
  const accepted = optionalCategories.filter((category) => words.includes(category))
  return word === acceptedWord(accepted) ? { version, at: Number(seconds), accepted } : null
}
