import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { isFull, upTo } from '../../full.ts'
import { outsideCases, outsideFile } from './outside.ts'

/** Cases that have broken sites before: our own in the files beside this, joined by a sample of other projects' where those are present. */

function own<Case>(name: string): readonly Case[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'))
}

/** Every tenth case of an outside corpus, or all with `FULL=1`. */
function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, index) => index % 10 === 0)
}

/** Texts that look like code, markup, headers or nothing, and texts that are hard to store or to draw. */
export function naughtyStrings(): readonly string[] {
  return [...own<string>('naughty-strings'), ...sampled(outsideCases<string>('corpora/blns.json'))]
}

/** E-mail addresses, right and wrong in every way. */
export function emailAddresses(): readonly string[] {
  const outside = sampled(outsideCases<{ readonly address: string }>('corpora/email_isemail_hapi.json'))
  return [...own<{ readonly address: string }>('email-addresses'), ...outside].map(({ address }) => address)
}

export interface PhoneCase {
  readonly country: 'BE' | 'LU' | 'NL' | 'FR' | 'DE'
  readonly written: string
  /** In E.164; null if the text is not a phone number. */
  readonly number: string | null
}

/** Phone numbers of Belgium and its neighbours in many spellings, and texts that are not phone numbers. */
export const phoneCases = (): readonly PhoneCase[] => own('phones')

interface NumberingPlan {
  readonly calling_code: string
  readonly national_pattern: string
  readonly official_example_mobile: string
}

/** The same as texts, with numbers of the official plans in four spellings. */
export function phoneNumbers(): readonly string[] {
  const path = outsideFile('corpora/phone_metadata_be_lu_nl_fr_de.json')
  const plans: Readonly<Record<string, NumberingPlan>> = path === null ? {} : JSON.parse(readFileSync(path, 'utf8'))
  const planned = Object.values(plans).flatMap(({ calling_code: code, national_pattern: pattern, official_example_mobile: mobile }) => {
    const numbers = [mobile, ...fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: upTo(2, 8), seed: 7 })]
    return numbers.flatMap((number) => [`+${code}${number}`, `00${code} ${number.replace(/(\d\d)(?=\d)/g, '$1 ')}`, `0${number}`, `(+${code}) (0)${number}`])
  })
  return [...phoneCases().map(({ written }) => written), '0478 12 34 5', ...planned]
}

export interface LanguageCase {
  readonly header: string
  readonly enabled: readonly string[]
  readonly expected: string | null
}

/** `Accept-Language` headers, with the enabled language each asks for. */
export const languageCases = (): readonly LanguageCase[] => own('accept-language')

/** Texts that become path segments. */
export const slugCases = (): readonly string[] => own('slugs')

export interface VideoCase {
  readonly url: string
  readonly id: string | null
}

/** Addresses of films, with the id at their provider; null if the id cannot be recognised. */
export const videoCases = (): readonly VideoCase[] => own('videos')

export interface PluralCase {
  readonly locale: string
  readonly count: number
  readonly category: Intl.LDMLPluralRule
}

/** Numbers and their plural category (CLDR 48). */
export const pluralCases = (): readonly PluralCase[] => own('plurals')

export interface PlaceCase {
  readonly zip: string
  readonly city: string
}

/** Postcodes and cities as agencies write them. */
export const placeCases = (): readonly PlaceCase[] => own('places')

/** A feed whose records are wrong in the ways feeds are. */
export const dirtyFeed = (): readonly unknown[] => own('dirty-feed')
