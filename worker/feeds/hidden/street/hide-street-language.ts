import type { Country } from '#db/model/listings/listing.ts'
import { type Range, withoutRanges } from '../hide-ranges.ts'
import type { Cut } from './hide-street.ts'
import { fold, readable } from './hide-street-fold.ts'
import { counted } from './hide-street-in-texts.ts'
import { isTown } from './hide-street-kind.ts'
import { isNumberLabel } from './hide-street-stops.ts'

/**
 * Postcodes of places where streets have two official names: Brussels, and communes with language facilities.
 * @source Coordinated acts of 18 July 1966 on the use of languages in administrative matters, articles 6 to 8
 */
const twoLanguages = '1000-1299 1547 1620 1630 1640 1780 1950 1970 3717 3790-3798 4700-4791 4950-4960 7700-7712 7780-7784 7850 7880 8587 8957 9600'
  .split(' ')
  .map((range) => range.split('-').map(Number))

const french =
  /^(?:rue|avenue|ave?|chaussee|chee|boulevard|bl?v?d|place|quai|square|dreve|impasse|allee|clos|chemin|galerie|parvis|venelle|sentier|passage|route|esplanade)$/
const germanic = /(?:straat|laan|steenweg|plein|dreef|kaai|kade|square|strasse|strooss|allee|gasse|gaass|stwg)$/
/** Ends that everyday words have too; they count inside a sentence. */
const weak = /^.{4,}(?:weg|baan|pad|markt|hof|vest|singel|str)$/
/** 'Brusselse steenweg', 'Grote Markt'. */
const apart = /^(?:steenweg|stwg|laan|straat|street|plein|platz|plaz|dreef|markt|weg|baan|kaai|allee|strasse|strooss|zavel)$/
/** 'Steenweg op Waver', 'Plëss d’Arem'. */
const front = /^(?:steenweg|stwg|baan|pless|plaz)$/
/** Kinds in French and as the ends of Germanic words: those of everyday words and towns too, which count only for a street of the same kind. */
const counterparts = [
  [/^place$/, /.{3}(?:platz|plaz|pless|plaats)$/],
  [/^(?:rue|chemin|route)$/, /.{3}(?:wee|bierg)$/],
  [/^avenue$/, /.{3}avenue$/],
  [/^quai$/, /.{3}(?:ufer|oever|staden)$/],
  [/^(?:montagne|mont)$/, /.{3}(?:berg|bierg)$/],
  [/^halles?$/, /.{3}(?:halle|huis)$/],
  [/^porte$/, /.{3}poort$/],
  [/^clos$/, /.{3}gaarde$/],
  [/^(?:val|vallee)$/, /.{3}(?:dal|tal)$/],
  [/^pont$/, /.{3}(?:brug|brucke|breck)$/],
  [/^tour$/, /.{3}(?:toren|turm)$/],
] as const
/** Kinds in front of which an everyday word stands, which tell nothing without a house number: 'zijstraat', 'Parkplatz'. */
const generic = new RegExp(
  `^(?:${[
    '(?:zij|winkel|woon|hoofd|toegangs|prive|auto|snel|fiets|wandel|in?vals|uitvals|ring|verbindings|eenrichtings|speel|buurt|handels|doorgangs|stads?|binnen',
    '|oprij|kassei|klinker|dwars|wohn|seiten|neben|haupt|land|einbahn|spiel|sack|einkaufs|geschafts|dorf|stadt|schul|wander|garten|arbeits|anlieger|privat',
    '|zufahrts|park|stell|abstell|sitz|bau|sport|frei|lager|grill|golf|tennis|wunn|haapt|schoul|spadseier|fouss|velos)',
    '(?:straat|laan|weg|baan|plein|dreef|pad|strasse|gasse|platz|plaz|strooss|wee)',
    '|(?:super|vastgoed|huizen|woning|arbeids|kerst|rommel|wochen|wohnungs|immobilien|arbeits|bau|floh|weihnachts|huur)markt',
    '|.*bahnhof|(?:kerk|bauern|fried|innen|binnen)hof|(?:om|onder|uit|voet|zand|veld|feld|geh|rad|rund|fuss)(?:weg|pad)',
  ].join('')})$`,
)
/** Also names, with a capital. */
const genericInSmall = /^(?:dorps|markt)plein$/
/** Everyday words with which no name of a street begins, though titles spell them with a capital: 'RUE CALME PROCHE COMMERCES'. */
const plain =
  /^(?:calme|tranquille|tres|proche|pres|proximite|commercante|commerces|residentielle|arboree|pietonne|sans|avec|dans|compris|comprise|incluse?|met(?:re|er)s?)$/
const parking = /^(?:parkings?|stationnement)$/
/** 'DOODLOPENDE STRAAT', 'RUHIGE STRASSE', 'Quiet Street'. */
const adjective = /(?:end|ig|lijk|rijk|loz|luw|vrij)e[nrs]?$|^quiet$/
const short = /^(?:ave?|bl?v?d|chee|.{1,2})$/
const particle = /^(?:de|du|des|d|la|le|les|l|aux?|et|van|von|der|den|het|op|naar|vun)$/

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isCapital: boolean
  /** What stands between it and the word before. */
  readonly gap: string
}

/** The first and the last word of a street. */
type Place = readonly [first: number, last: number]
type WordTest = (word: string) => boolean
type Finder = (words: readonly Word[], index: number) => Place | null

/**
 * Removes every street from texts in a language that the record does not give its street in, since how that language calls the home's street is not known.
 * Outside the places with two languages this holds only for the roads to other towns.
 */
export function otherLanguageCut(street: string, country: Country, zip: string | null): Cut {
  const own = wordsIn(street).map(({ text }) => text)
  const isFrench = own.some((word) => french.test(word))
  const isGermanic = own.some((word) => !french.test(word) && (germanic.test(word) || weak.test(word)))
  const hasTwo = country === 'LU' || (country === 'BE' && twoLanguages.some(([first = 0, last = first]) => Number(zip) >= first && Number(zip) <= last))
  const isKind = (kind: RegExp) => (word: string) => hasTwo || kind.test(word)
  const isRoad = isKind(/(?:steenweg|stwg)$/)
  const isOwn = (kind: RegExp) => own.some((word) => kind.test(word))
  const same = counterparts.flatMap(([kind, end]) => [...(isOwn(end) ? [kind] : []), ...(isOwn(kind) ? [end] : [])])
  const isCounterpart = (word: string) => same.some((kind) => kind.test(word))
  const finders: readonly Finder[] = [
    ...(!isFrench && (hasTwo || own.some((word) => /(?:steenweg|stwg)$/.test(word))) ? [frenchAt(isKind(/^ch(?:auss)?ee$/), isCounterpart)] : []),
    ...(!isGermanic && (hasTwo || own.some((word) => /^ch(?:(?:auss)?ee)?$/.test(word))) ? [germanicAt(isRoad, isCounterpart), roadAt(isRoad)] : []),
  ]
  return (text) => {
    const shown = readable(text)
    const words = finders.length === 0 ? [] : wordsIn(shown.text)
    const found = words.flatMap((_, index): Range[] =>
      finders.flatMap((find) => {
        const street = find(words, index)
        if (street === null) return []
        const { hasNumber, ...range } = withNumber(shown.text, words, street)
        return hasNumber || !isGeneric(words[street[1]]) ? [range] : []
      }),
    )
    return withoutRanges(
      text,
      found.map(({ start, end }) => ({ start: shown.start(start), end: shown.end(end - 1) })),
    )
  }
}

const isAnyCounterpart = (word: string) => counterparts.some((kinds) => kinds.some((kind) => kind.test(word)))

/** Every street that a text names, in any language. */
export function anyStreetsIn(text: string): readonly Range[] {
  const words = wordsIn(text)
  const finders = [frenchAt(() => true, isAnyCounterpart), germanicAt(() => true, isAnyCounterpart)]
  return words.flatMap((_, index) =>
    finders.flatMap((find): Range[] => {
      const [first, last] = find(words, index) ?? []
      return first === undefined || last === undefined ? [] : [{ start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 }]
    }),
  )
}

function wordsIn(text: string): readonly Word[] {
  let last = 0
  return [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: word, index }) => {
    const gap = text.slice(last, index)
    last = index + word.length
    return { text: fold(readable(word)).text, start: index, end: last, isCapital: /^\p{Lu}/u.test(word), gap }
  })
}

function isGeneric(word: Word | undefined): boolean {
  return word !== undefined && (generic.test(word.text) || (!word.isCapital && genericInSmall.test(word.text)))
}

/** 'avenue Louise', 'chaussée d’Ixelles', 'Grand-Place': the kind and its name. */
function frenchAt(isKind: WordTest, isCounterpart: WordTest): Finder {
  return (words, index) => {
    const word = words[index]
    if (word === undefined) return null
    if (/^(?:place|sablon)$/.test(word.text) && /^(?:grand|petit)$/.test(words[index - 1]?.text ?? '')) return [index - 1, index]
    const isStreet = (french.test(word.text) && isKind(word.text)) || (word.isCapital && isCounterpart(word.text))
    return isStreet && word.gap !== '-' ? namedBehind(words, index) : null
  }
}

/** 'Steenweg op Waver', 'Plëss d’Arem'. */
function roadAt(isKind: WordTest): Finder {
  return (words, index) => {
    const kind = words[index]?.text ?? ''
    return front.test(kind) && isKind(kind) && particle.test(words[index + 1]?.text ?? '') ? namedBehind(words, index) : null
  }
}

/** A kind and what follows it up to the last word with a capital. */
function namedBehind(words: readonly Word[], index: number): Place | null {
  let last = index
  for (let at = index + 1, apartSince = 0; at < words.length && apartSince < 4 && at < index + 10; at += 1) {
    const [each, before] = [words[at], words[at - 1]?.text ?? '']
    // 'Rue des Prés' is a name.
    if (each === undefined || parking.test(each.text) || (plain.test(each.text) && !particle.test(before))) break
    if (!/^['’\s-]{1,3}$/.test(short.test(before) ? each.gap.replace('.', ' ') : each.gap)) break
    if (particle.test(each.text)) apartSince += 1
    else if (each.isCapital || (/^\d{1,2}$/.test(each.text) && words[at + 1]?.isCapital)) [last, apartSince] = [at, 0]
    else break
  }
  return last === index ? null : [index, last]
}

/** 'Louizalaan', 'Emile Jacqmainlaan', 'Brusselse steenweg'. */
function germanicAt(isKind: WordTest, isCounterpart: WordTest): Finder {
  return (words, index) => {
    const [word, before] = [words[index], words[index - 1]]
    if (word === undefined) return null
    const isInSentence = before !== undefined && /^\s$/.test(word.gap)
    const isSame = word.isCapital && isInSentence && isCounterpart(word.text) && !isTown([word.text])
    if (!isSame && !isKind(word.text)) return null
    const isNamed =
      /^(?:steenweg|stwg|markt)$/.test(word.text) || (word.isCapital && /.{3}er$/.test(before?.text ?? '')) || (isInSentence && /^\s$/.test(before.gap))
    const isApart = apart.test(word.text) && before?.isCapital === true && /^[\s-]$/.test(word.gap) && isNamed && !adjective.test(before.text)
    const isJoined = germanic.test(word.text)
      ? word.text.length > 6 && (word.isCapital || word.text.length > 8)
      : weak.test(word.text) && word.isCapital && isInSentence
    if (!isApart && (apart.test(word.text) || !(isJoined || isSame))) return null
    let first = index
    while (index - first < 4 && words[first - 1]?.isCapital && /^[\s-]$/.test(words[first]?.gap ?? '') && !particle.test(words[first - 1]?.text ?? ''))
      first -= 1
    return [first, index]
  }
}

/** With the number behind or in front of the street. */
function withNumber(text: string, words: readonly Word[], [first, last]: Place): Range & { readonly hasNumber: boolean } {
  const behind = isNumberLabel(words[last + 1]?.text ?? '') ? last + 2 : last + 1
  const isNumber = (word: Word | undefined) => word !== undefined && /^\d{1,4}[a-z]?$/.test(word.text)
  const ahead = words[first - 1]
  const follows = words[behind]
  const hasBehind =
    isNumber(follows) &&
    follows !== undefined &&
    text.slice(words[last]?.end, follows.start).length < 12 &&
    new RegExp(`^${counted}`, 'iu').test(text.slice(follows.end))
  const hasAhead = ahead !== undefined && isNumber(ahead) && /^,?\s$/.test(words[first]?.gap ?? '')
  return { start: (hasAhead ? ahead : words[first])?.start ?? 0, end: (hasBehind ? follows : words[last])?.end ?? 0, hasNumber: hasBehind || hasAhead }
}
