import type { AgencyPromise } from '#db/model/agency/agency.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'

/** The promises in the agency's record. */
export type Promises = readonly AgencyPromise[]

/**
 * A text that is more specific where the agency promises to answer within one working day (`{key}.promised`).
 * @returns null if the message is missing
 */
export function promisedWords(key: string, promises: Promises, locale: Locale): string | null {
  const promised = `${key}.promised`
  const chosen = promises.includes('answer') && hasMessage(promised) ? promised : key
  return hasMessage(chosen) ? translator(locale)(chosen) : null
}
