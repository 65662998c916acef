import { isTown } from './hide-street-kind.ts'

const germanEnd = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse)\s*$/iu

const fullEnds: Readonly<Record<string, string>> = { strt: 'straat', st: 'straat', dr: 'dreef', ln: 'laan', l: 'laan', pl: 'plein' }

/** Short forms that are not the first letters of a word, and short forms that name another kind in front of an article: 'Dr. du Prieuré'. */
const clippedWords: readonly (readonly [short: RegExp, word: string])[] = [
  [/(?<!\p{L})vx\.?\s/iu, 'vieux '],
  [/(?<!\p{L})pte\.?\s/iu, 'petite '],
  [/(?<!\p{L})gde?\.?[\s-](?=\p{L})/iu, 'grande '],
  [/(?<!\p{L})n\.?[\s-]?d\.?(?!\p{L})/iu, 'notre dame'],
  [/^\s*dr\.?\s(?=d)/iu, 'drève '],
  [/^\s*ch\.?\s(?=d)/iu, 'chemin '],
]

/** German umlauts are also written with an e, and Our Lady's streets with initials. */
export function spellingsOf(part: string): string[] {
  const long = part.normalize('NFC').replace(/[äöü]/giu, (letter) => `${letter}e`)
  const short = germanEnd.test(part) ? part.replace(/([aou])e/giu, '$1') : part
  const lady = part.replace(
    /(?<!\p{L})(?:onze[\s-]*lieve[\s-]*vrouwe?|o[.\s]*l[.\s]*v(?:rouwe?|(?=[\s.-]*(?:straat|plein|laan|dreef))))/iu,
    'Onze Lieve Vrouw ',
  )
  const initials = lady.replace('Onze Lieve Vrouw ', 'olv ').replace(/notre[\s-]*dame/iu, 'n d')
  const full = part.replace(/(?<=\p{L}{3})(?:strt|st|dr|ln|l|pl)\.\s*$/iu, (end) => fullEnds[end.replace('.', '').trim().toLowerCase()] ?? end)
  const road = part.replace(/^\s*(\p{L}{4,}?)(?:se|er)[\s-]*(steenweg|stwg|baan)(?!\p{L})/iu, (_, town: string, kind: string) => `${kind} op ${townOf(town)}`)
  const toTown = /^\s*(steenweg|stwg|baan)\.? (?:op|naar) (\p{L}{4,})\s*$/iu.exec(part)
  const roads = toTown === null ? [] : adjectivesOf(toTown[2] ?? '').map((town) => town + toTown[1])
  const words = clippedWords.reduce((left, [short, word]) => left.replace(short, word), part)
  const market = part
    .replace(/^\s*grote[\s-]*markt\s*$/iu, 'Grand Place')
    .replace(/^\s*(?:la\s)?grand['’-]?[\s-]*place\s*$/iu, (whole) => (whole === part ? 'Grote Markt' : whole))
  const clipped = part.replace(/(?<!\p{L})van\s+de[nr]?\s+(?=\p{L}{3})/giu, 'vd')
  return [...new Set([part, long, road, ...roads, short, lady, initials, full, market, clipped, words])]
}

/** 'Oudenaard' → 'Oudenaarde', 'Brug' → 'Brugge'. */
function townOf(stem: string): string {
  return ['', 'e', 'en', 'ge'].map((end) => stem + end).find((town) => isTown([town.toLowerCase()])) ?? stem
}

/** 'Gent' → 'Gentse', 'Oudenaarde' → 'Oudenaardese', 'Oudenaardse'. */
function adjectivesOf(town: string): string[] {
  return [...new Set([town, town.replace(/(?:ge|en?)$/, '')])].map((stem) => `${stem}se`)
}
