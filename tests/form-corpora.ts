import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'

const folder = resolve(import.meta.dirname, '../../shared/data/corpora')

/** Whether the corpora lie beside the project. */
export const hasCorpora = existsSync(folder)

/** The big list of naughty strings. */
export function naughtyStrings(): readonly string[] {
  return JSON.parse(readFileSync(resolve(folder, 'blns.json'), 'utf8'))
}

/** Addresses that are right and wrong in every way there is. */
export function emailAddresses(): readonly string[] {
  const cases: readonly { readonly address: string }[] = JSON.parse(readFileSync(resolve(folder, 'email_isemail_hapi.json'), 'utf8'))
  return cases.map(({ address }) => address)
}

interface NumberingPlan {
  readonly calling_code: string
  readonly national_pattern: string
  readonly official_example_mobile: string
}

/** Numbers of Belgium and its neighbours in many spellings, and what is none. */
export function phoneNumbers(): readonly string[] {
  const plans: Readonly<Record<string, NumberingPlan>> = JSON.parse(readFileSync(resolve(folder, 'phone_metadata_be_lu_nl_fr_de.json'), 'utf8'))
  const given = Object.values(plans).flatMap(({ calling_code: code, national_pattern: pattern, official_example_mobile: mobile }) => {
    const numbers = [mobile, ...fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: 8, seed: 7 })]
    return numbers.flatMap((number) => [`+${code}${number}`, `00${code} ${number.replace(/(\d\d)(?=\d)/g, '$1 ')}`, `0${number}`, `(+${code}) (0)${number}`])
  })
  return [...given, '112', '0478/12.34.56', '0478 12 34 5', '٠٤٧٨١٢٣٤٥٦', '+32 478 12 34 56 ext. 9', 'call me', '+', '0'.repeat(41)]
}
