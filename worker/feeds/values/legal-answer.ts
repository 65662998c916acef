import type { FactKey } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { wordKey } from '#db/model/listings/vocabulary.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { readFlag } from '../fields.ts'
import { type Note, noRemark } from '../remarks.ts'
import { readDay, readSpelledDay, withoutFrom } from './date.ts'
import { saysNothing } from './nothing.ts'
import { saysNo, saysYes } from './plain-answer.ts'
import type { ReadText } from './text.ts'

/** The facts that answer a question of planning law, with a yes, a no or the words that say more. */
export const planningFacts = ['permit', 'zoning', 'summons', 'judicialDecision', 'preemptiveRight', 'allotmentPermit'] as const satisfies readonly FactKey[]
type PlanningFact = (typeof planningFacts)[number]

/**
 * The codes of Flemish advertisements; G in front means that there is none.
 * @source VCRO art. 5.2.6 and the codes of BIV and CIB for advertisements; Gdv was replaced by Gmo in 2018
 */
const codes: Readonly<Record<string, readonly [PlanningFact, boolean | string]>> = {
  vg: ['permit', true],
  gvg: ['permit', false],
  dv: ['summons', 'summons'],
  ho: ['summons', 'court-remedy'],
  bo: ['summons', 'administrative-coercion'],
  lod: ['summons', 'penalty-order'],
  ms: ['summons', 'settlement'],
  gdv: ['summons', false],
  gmo: ['summons', false],
  vkr: ['preemptiveRight', true],
  gvkr: ['preemptiveRight', false],
  vv: ['allotmentPermit', true],
  gvv: ['allotmentPermit', false],
}
const zones = 'wg|wglk|wche|wp|wug|ag|agr|lwag|lwa|ng|bg|gg|pg|bz|rg|gdr|gvr|ig|igb|iab'
const zoningCodes = new RegExp(`^(?:${zones}|nr)$`)
/** 'Nr' is a number in most texts. */
const zoneInWords = new RegExp(String.raw`(?<![\p{L}])(?:${zones})(?![\p{L}])`, 'iu')

/** Null where the codes of a fact contradict each other. */
type Answers = Partial<Record<PlanningFact, boolean | string | null>>

/**
 * The answers in a text of nothing but codes ('Vg', 'Dv/Ho', 'Vg, Wg, Gmo, Gvkr, Gvv'); null for any other text.
 * @param onOpposites called for a fact whose codes contradict each other
 */
export function answersInCodes(text: string, onOpposites: (fact: PlanningFact) => void = () => {}): Answers | null {
  const tokens = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.()[\]"“”]/g, '')
    .split(/[\s,;/|+&•·-]+|\ben\b|\bet\b|\bund\b/)
    .filter((token) => token !== '')
  if (tokens.length === 0 || !tokens.every((token) => Object.hasOwn(codes, token) || zoningCodes.test(token))) return null
  const answers: Answers = {}
  for (const token of tokens) {
    const [fact, answer] = codes[token] ?? (['zoning', token] as const)
    const known = answers[fact]
    if (known !== undefined && (known === false) !== (answer === false)) onOpposites(fact)
    // A measure beside 'none imposed' is a measure.
    if (typeof answer === 'string') answers[fact] = typeof known === 'string' ? `${known}, ${answer}` : answer
    else if (typeof known !== 'string') answers[fact] = known === undefined || known === answer ? answer : null
  }
  return answers
}

/**
 * An answer to a question of planning law: a yes or no in words or as the trade's code, or the measures imposed. Other words are kept as they are, since
 * they may say more than a yes, with a remark; a code that is not known is not.
 */
export function readPlanningAnswer(key: PlanningFact, value: unknown, text: ReadText, note: Note): FactValue | null | undefined {
  if (typeof value === 'number' && value !== 0 && value !== 1) return value === -1 ? undefined : null
  const flag = readFlag(value)
  if (flag !== null) return flag
  const words = text(Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(', ') : value)
  const given = Object.values(words ?? {})
  if (words === null || given.every((each) => saysNothing(each) && !saysNo(each, key))) return undefined
  const answers = given.map((each) => answerIn(key, each, note))
  const distinct = new Set(answers.map((answer) => JSON.stringify(answer) ?? 'undefined'))
  if (distinct.size === 1) {
    const [answer] = answers
    return answer === null ? asWritten(words, note) : answer
  }
  note('contradiction')
  return answers.includes(true) || answers.some((answer) => typeof answer === 'string') ? asWritten(words, note) : null
}

/** Undefined if the text is about other facts only; null if its meaning is not known. */
function answerIn(key: PlanningFact, text: string, note: Note): boolean | string | null | undefined {
  const flag = readFlag(text)
  if (flag !== null) return flag
  const coded = answersInCodes(text, (fact) => {
    if (fact === key) note('contradiction')
  })
  if (coded !== null) {
    const own = coded[key]
    // A measure named in the field of decisions is one.
    return key === 'judicialDecision' && own === undefined ? coded.summons : own
  }
  const explained = explainedCode(key, text, note)
  if (explained !== undefined) return explained
  if (key === 'summons' || key === 'judicialDecision') {
    const measures = text.split(/\s*[,;/+]\s*/).map((part) => wordKey('summons', part)?.split('.').at(-1))
    if (measures.every((measure) => measure !== undefined)) return measures.join(', ')
  } else if (saysYes(text, key)) return true
  return saysNo(text, key) ? false : null
}

/** 'Gmo (geen maatregel opgelegd)', 'Ja (Dv)': a code and its words, which must agree; undefined for any other text. */
function explainedCode(key: PlanningFact, text: string, note: Note): boolean | string | null | undefined {
  const [, first = '', second = ''] = /^(.+?)\s*(?:[:=(]|\s[-–]\s)\s*([^()]+?)\)?\s*$/.exec(text) ?? []
  const [coded, words] = answersInCodes(first) === null ? [answersInCodes(second), first] : [answersInCodes(first), second]
  if (coded === null || words === '') return undefined
  const answer = coded[key]
  if (answer === undefined) return undefined
  const explained = answerIn(key, words, note)
  if (explained === answer || (answer !== false && explained === true)) return answer
  if (typeof answer !== 'string' || explained === false) return null
  // The measure stays, and what is dropped may say that it has been lifted.
  if (explained === null && !isDay(words)) note('notUnderstood')
  return answer
}

function isDay(words: string): boolean {
  return (readSpelledDay(words) ?? readDay(withoutFrom(words), noRemark) ?? null) !== null
}

/** Codes, and denials made like them, that are nothing else in any of the languages. */
const codeInWords = /(?<![\p{L}])(?:Vg|Gvg|Dv|Gdv|Gmo|GMO|Lod|LOD|VKr|Vkr|Gvkr|GVKR|Vv|Gvv|GVV|GVG|GDV|WgLk|G(?:ho|bo|lod|ms|HO|BO|LOD|MS))(?![\p{L}])/u

/** The record's own words, unless they have or look like a code: pages show words, never a code. */
function asWritten(words: LocalizedText, note: Note): LocalizedText | null {
  note('notUnderstood')
  return Object.values(words).some((each) => isCode(each) || namesCode(each)) ? null : words
}

/** Whether a text has a code in it. */
export function namesCode(text: string): boolean {
  return codeInWords.test(text)
}

/** Whether a text has a zone's code in it. */
export function namesZone(text: string): boolean {
  return zoneInWords.test(text)
}

/** A short word without the look of one, such as 'Gvgx' or 'WUG2'. */
export function isCode(text: string): boolean {
  return /^[\p{L}\d]{1,4}[.]?$/u.test(text.trim()) || /^(?=.*\d)[\p{L}\d]{1,8}$/u.test(text.trim()) || /^[^aeiouy\s]{1,8}$/i.test(text.trim())
}

/**
 * The facts that the record answers only in another field of planning law, as where one field holds the whole line of codes. A measure wins over a no:
 * it must never be published as none.
 */
export function completedByCodes(
  facts: Partial<Record<FactKey, FactValue>>,
  values: readonly unknown[],
  onContradiction: () => void,
): Partial<Record<FactKey, FactValue>> {
  const found = { ...facts }
  for (const value of values) {
    const answers = typeof value === 'string' ? answersInCodes(value, onContradiction) : null
    for (const key of planningFacts) {
      const answer = answers?.[key]
      if (answer === undefined || answer === null) continue
      const known = found[key]
      if (known === undefined) found[key] = answer
      else if ((known === false) !== (answer === false) && typeof known !== 'object') {
        onContradiction()
        if (known === false) found[key] = answer
      }
    }
  }
  return found
}
