/** Days for which the language and the choice about cookies are remembered. */
export const choiceDays = 180

/**
 * What visitors allow this site to keep on their device and to load from others.
 * @source specification, section 6 ("Cookie categories"); decisions, "Cookie banner"
 */
export const consentCategories = ['necessary', 'analytical', 'marketing', 'socialMedia', 'unclassified'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** A category that a visitor accepts or refuses. Strictly necessary storage needs no consent. */
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>
export const optionalCategories: readonly OptionalCategory[] = ['analytical', 'marketing', 'socialMedia', 'unclassified']

/** A visitor's choice. */
export interface Consent {
  /** Version of the banner that was answered; a choice is only valid for its own version. */
  readonly version: string
  /** Unix time in seconds. */
  readonly at: number
  /** In the order of `consentCategories`. */
  readonly accepted: readonly OptionalCategory[]
}

/** The accepted categories as one word: `analytical-marketing`, or `necessary` if only necessary storage was accepted. */
export function acceptedWord(accepted: readonly OptionalCategory[]): string {
  return accepted.length === 0 ? 'necessary' : accepted.join('-')
}

/** Formats a choice as its cookie value: `version.seconds.categories`. */
export function writeConsent({ version, at, accepted }: Consent): string {
  return [version, at, acceptedWord(accepted)].join('.')
}

/** Parses the cookie of a choice; null if it is invalid or belongs to another version. */
export function readConsent(cookie: string | null | undefined, version: string): Consent | null {
  const [answered, seconds = '', word = '', ...more] = (cookie ?? '').split('.')
  if (answered !== version || more.length > 0 || !/^\d{1,12}$/.test(seconds)) return null
  const words = word.split('-')
  const accepted = optionalCategories.filter((category) => words.includes(category))
  return word === acceptedWord(accepted) ? { version, at: Number(seconds), accepted } : null
}
