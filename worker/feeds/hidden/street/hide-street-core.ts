import { sameCount } from './hide-street-count.ts'
import { looselySpelled } from './hide-street-letters.ts'
import type { StreetName } from './hide-street-name.ts'
import { attributes, commonWords, particles, shortForms } from './hide-street-words.ts'

/**
 * Up to four: V8 copies what repeats up to three times into the program of the pattern, which then takes ten times as long to compile. Letters that stand
 * apart may be one.
 */
function upToFour(words: readonly string[]): string {
  return `(?:(?:(?:${words.join('|')}) ?){0,4}|(?:[^ \\d] ){1,8})`
}

/** Articles and prepositions between two words of a name: 'Pierre et Marie Curie'. */
const between = upToFour([...particles])
/** The same between a kind and a name, where 'and' joins two things: 'entre rue et jardin'. */
export const article = upToFour([...particles].filter((word) => !/^(?:et|und|and)$/.test(word)))

/** The words that tell a street apart, each letter by letter. */
export function coreOf({ core, kindStands }: StreetName): string {
  const words = core.map(spelledInName)
  // A compound has a linking s or n, an adjective is inflected: 'Stationsstraat', 'Beukenlaan', 'in der Hohen Straße'.
  if (kindStands !== 'before') words[words.length - 1] = looselySpelled(stemOf(core.at(-1) ?? ''), '[sn]')
  return words.join(` ?${between}`)
}

/** The stem of a compound without the letter that links it: 'stations', 'beuken'. */
export function stemOf(word: string): string {
  return word.replace(/(?<=..)s$|(?<=..[^aeiou]e)n$/, '')
}

function spelledInName(word: string): string {
  const counts = sameCount(word)
  return counts.length === 0 ? looselySpelled(word) : `(?:${[...counts].sort((one, other) => other.length - one.length).join('|')})`
}

/** Only whole words here: letters apart and short forms together would be found in other words. */
export function shortenedCore({ core, kindStands }: StreetName, mayDrop: boolean): string {
  const last = core.at(-1) ?? ''
  const front = core.slice(0, -1)
  const isTelling = last.length >= 4 && !attributes.has(last) && (!mayDrop || !commonWords.has(last) || front.length === 0)
  const words = front.map((word) => {
    const written = `(?:${formsOf(word, isTelling, mayDrop).join('|')})(?: |(?<=${word}))${between}`
    return mayDrop && isTelling ? `(?:${written})?` : written
  })
  const isLinked = kindStands === 'behind' || (kindStands === 'joined' && stemOf(last) !== last)
  const end = isLinked ? `${stemOf(last)}[sn]?` : [last, ...sameCount(last)].join('|')
  return `${words.join('')}${end.includes('|') ? `(?:${end})` : end}`
}

/** A record that shortens a name, 'Rue J. Wauters', 'Av. du Gén. de Gaulle', is found by the whole name too. */
function formsOf(word: string, isTelling: boolean, mayDrop: boolean): string[] {
  const whole = (isTelling || (mayDrop && word.length > 1)) && word.length < 6 && !shortForms.get(word)?.includes('saint') ? [`${word}[^ \\d]*`] : []
  if (isTelling) return [...initials(word), ...firstNames(word), ...whole]
  return [word, ...sameCount(word), ...(shortForms.get(word) ?? []), ...(mayDrop ? [word.slice(0, 1)] : []), ...whole]
}

/** What joined initials stand for, the later ones perhaps left out: 'John F.', 'John' and 'Jean-Baptiste' for 'jf' and 'jb'. */
function firstNames(word: string): string[] {
  const [first, ...others] = word
  if (word.length < 2 || word.length > 3 || shortForms.get(word)?.includes('saint')) return []
  return [`${first}[^ \\d]*${others.map((letter) => `(?: ${letter}[^ \\d]*)?`).join('')}`]
}

function initials(word: string): string[] {
  const cuts = [1, 2, 3, 4].filter((length) => length < word.length).map((length) => word.slice(0, length))
  return [...new Set([word, ...sameCount(word), ...(shortForms.get(word) ?? []), ...cuts])]
}

/** The same in the other order. */
export function coreBackwards({ core }: StreetName): string {
  return [...core]
    .reverse()
    .map((word) => looselySpelled(word))
    .join(` ?${between}`)
}
