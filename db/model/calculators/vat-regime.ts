import type { FactValue } from '../listings/listing.ts'

/**
 * What a record's VAT regime says.
 * - `none`: no VAT, so registration duty on the whole price
 * - `vat`: VAT on the price
 * - `split`: VAT on the construction, registration duty on the land
 * - `included`: the price includes the VAT
 * - `unclear`: not understood, conditional or contradictory
 */
export type VatRegime =
  | { readonly kind: 'none' | 'included' | 'unclear' }
  /** `rate` is a fraction; null where the text names none, or the standard rate and the one for an own home in Luxembourg. */
  | { readonly kind: 'vat' | 'split'; readonly rate: number | null }

const none: VatRegime = { kind: 'none' }
const unclear: VatRegime = { kind: 'unclear' }

/**
 * Reads a VAT regime by what it says, in any spelling and language. In several languages all must agree; a rate need be named in one of them.
 * @returns null when the record names no regime
 */
export function readVatRegime(value: FactValue | undefined): VatRegime | null {
  if (value === undefined || value === false) return null
  const texts = typeof value === 'object' ? Object.values(value) : [String(value)]
  const read = texts.filter((text) => !isNoAnswer(text)).map(regimeIn)
  return read.length === 0 ? null : read.reduce(agreed)
}

function agreed(one: VatRegime, other: VatRegime): VatRegime {
  if (one.kind !== other.kind) return unclear
  if (!('rate' in one) || !('rate' in other)) return one
  return one.rate !== null && other.rate !== null && one.rate !== other.rate ? unclear : { ...one, rate: one.rate ?? other.rate }
}

/** What the clauses of a text say of VAT and registration duty; rates of VAT in percent. */
interface Clauses {
  readonly vat: ReadonlySet<boolean>
  readonly duty: ReadonlySet<boolean>
  readonly rates: ReadonlySet<number>
}

function regimeIn(text: string): VatRegime {
  const signs = signsIn(text)
  const has = (sign: string) => signs.includes(sign)
  const clauses = readClauses(signs)
  if (has('UNSURE') || clauses === null) return unclear
  const { vat, duty, rates } = clauses
  if (has('WITHOUT') && !duty.has(true)) return unclear
  if (vat.size === 0 && duty.size === 0) return aloneIn(signs)
  if (vat.size > 1 || duty.size > 1) return unclear
  if (!vat.has(true)) return vat.has(false) || duty.has(true) ? none : unclear
  if (duty.has(true) && isChoice(signs)) return unclear
  const rate = rateOf(rates)
  if (rate === undefined || (rate === null && has('REDUCED'))) return unclear
  if (rate === 0) return duty.has(false) ? unclear : none
  if (isIncluded(signs)) return { kind: 'included' }
  const isSplit = duty.has(true) || (has('BUILDING') && !has('LAND') && !has('REBUILT'))
  return { kind: isSplit ? 'split' : 'vat', rate }
}

/** Without the words VAT and duty: an exemption, or a rate that only VAT has. 12 % is a duty in Flanders, and 3 % one in Wallonia. */
function aloneIn(signs: readonly string[]): VatRegime {
  const words = signs.filter((sign) => sign !== '|')
  if (words.length > 0 && words.every((sign) => sign === 'NO')) return none
  const rates = words.map((sign) => Number.parseFloat(sign)).filter((number) => !Number.isNaN(number))
  const [rate] = rates
  return rates.length === 1 && rate !== undefined && [6, 17, 21].includes(rate) && words.every((sign) => /^\d|^REBUILT$/.test(sign))
    ? { kind: 'vat', rate: rate / 100 }
    : unclear
}

/** One rate as a fraction, or null: none is named, or Luxembourg's pair, 3 % for an own home and else 17 %. Undefined: contradictory. */
function rateOf(rates: ReadonlySet<number>): number | null | undefined {
  if (rates.size === 2 && rates.has(3) && rates.has(17)) return null
  if (rates.size > 1) return undefined
  const [rate] = rates
  return rate === undefined ? null : rate / 100
}

/** Whether VAT and duty are alternatives. */
function isChoice(signs: readonly string[]): boolean {
  const [vat, duty] = [signs.indexOf('VAT'), signs.indexOf('DUTY')]
  return signs.slice(Math.min(vat, duty), Math.max(vat, duty)).includes('OR')
}

function isIncluded(signs: readonly string[]): boolean {
  return clausesOf(signs).some((clause) => clause.includes('IN') && clause.includes('VAT') && !clause.includes('LAND'))
}

const isNoun = (sign: string | undefined) => sign === 'VAT' || sign === 'DUTY' || sign === 'NOVAT'
const percentages: readonly number[] = [0, 3, 6, 8, 12, 14, 17, 21]

/** Null where a denial denies another, or nothing that its clause names. */
function readClauses(signs: readonly string[]): Clauses | null {
  const vat = new Set<boolean>()
  const duty = new Set<boolean>()
  const rates = new Set<number>()
  let subject: string | undefined
  for (const clause of clausesOf(signs)) {
    const denied = new Set<number>()
    for (const [at, sign] of clause.entries()) {
      if (sign !== 'NO' && sign !== 'WITHOUT') continue
      const after = clause.findIndex((each, index) => index > at && isNoun(each))
      const noun = after === -1 ? clause.findLastIndex((each, index) => index < at && isNoun(each)) : after
      if (clause[noun] === 'NOVAT' || denied.has(noun) || (noun === -1 && signs.some(isNoun))) return null
      denied.add(noun)
    }
    for (const [at, sign] of clause.entries()) {
      if (sign === 'VAT') vat.add(!denied.has(at))
      if (sign === 'NOVAT') vat.add(false)
      if (sign === 'DUTY') duty.add(!denied.has(at))
    }
    for (const rate of vatRatesIn(clause, subject)) rates.add(rate)
    subject = clause.findLast(isNoun) ?? subject
  }
  return { vat, duty, rates }
}

/** The percentages of a clause that are of VAT: they all stand before what they are of, or all after it. */
function vatRatesIn(clause: readonly string[], subject: string | undefined): readonly number[] {
  const isFirst = /^\d/.test(clause.find((sign) => isNoun(sign) || /^\d/.test(sign)) ?? '')
  return clause.flatMap((sign, at) => {
    if (!/^\d/.test(sign)) return []
    const before = clause.slice(0, at).findLast(isNoun)
    const after = clause.slice(at).find(isNoun)
    const noun = (isFirst ? (after ?? before) : (before ?? after)) ?? subject
    const isPercentage = sign.endsWith('%') || percentages.includes(Number(sign))
    return noun !== 'DUTY' && isPercentage ? [Number.parseFloat(sign)] : []
  })
}

function clausesOf(signs: readonly string[]): readonly (readonly string[])[] {
  const clauses: string[][] = [[]]
  for (const sign of signs) {
    if (sign === '|') clauses.push([])
    else clauses.at(-1)?.push(sign)
  }
  return clauses
}

/**
 * The words of VAT regimes in Dutch, French, German and English, each with the sign that replaces it: written without accents and in lower case,
 * so that signs, which are in upper case, are told apart. Earlier rows go first: 'not included' is no denial of VAT, and 'VAT-free' is one word.
 */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\b([btmv])\. ?(t|v|w|a)\. ?(w|a|t|st)\b\.?/g, '$1$2$3'],
  [/\bbtwi\b|\btvac\b|\bttc\b/g, 'IN VAT'],
  [/\bbtwe\b|\bhtva\b|hors taxes?/g, 'EX VAT'],
  [
    /belasting (?:over|op) de toegevoegde waarde|taxe (?:sur|a) la valeur ajoutee|value added tax|mehrwertsteuer|umsatzsteuer|btw|\btva\b|\bvat\b|mwst\.?|\bust\b\.?/g,
    'VAT',
  ],
  [/\b(?:af)?registr(?:atie|ation|ier)[a-z]*|verkooprecht[a-z]*|(?:droits? |dr\. )?d'enregistrement|\benreg[a-z]*|eintragungsgebuhr[a-z]*/g, 'DUTY'],
  [/grunderwerbsteuer|overdrachtsrecht[a-z]*|overdrachtsbelasting|transfer (?:tax|duty)|\bdut(?:y|ies)\b|\bdroits?\b|\brechten\b|\bgebuhren\b/g, 'DUTY'],
  [/verleg[a-z]*|medecontractant|cocontractant|autoliquidation|report de perception|reverse.charge|steuerschuld[a-z]*/g, 'UNSURE'],
  // Whether the buyer recovers the VAT says nothing of whether it is due.
  [/(?:niet|non|not|nicht|pas) [a-z]{0,12} ?(?:recup[a-z]*|recover[a-z]*|aftrek[a-z]*|deduc[a-z]*|dedui[a-z]*|abzieh[a-z]*|abzugs[a-z]*)/g, 'UNSURE'],
  [
    /\bmits\b|\bindien\b|voorwaard[a-z]*|\bals aan\b|sous condition[a-z]*|\bconditions?\b|a condition|\bsi les?\b|\bprovided\b|\bsofern\b|bedingung[a-z]*|voraussetzung[a-z]*/g,
    'UNSURE',
  ],
  // The reduced rate for works on an older home is none for its sale.
  [/\brenovati[a-z]*|\bverbouwing[a-z]*|\bumbau[a-z]*|\bsanierung[a-z]*/g, 'UNSURE'],
  [/erfpacht|emphyt[a-z]*|erbbaurecht|erbpacht|leasehold|opstalrecht|superficie/g, 'UNSURE'],
  [/mogelijk|\beventue[a-z]*|\boption[a-z]*|\boptie\b|\bpossib[a-z]*|\bmoglich|te bepalen|a determiner|\btbd\b|te bespreken|\bkeuze\b|au choix/g, 'UNSURE'],
  [
    /(?:niet|non|not|nicht) (?:mee)?(?:inbegrepen|compris[e]?|inclus[e]?|included|enthalten|inbegriffen|inclusief|inklusive)|\bexc[a-z]*\.?|\bexkl[a-z]*\.?/g,
    'EX',
  ],
  [/\bhors\b|\bex\b\.?|zzgl\.?|zuzuglich|te vermeerderen|vermeerderd|\bplus\b(?= +(?:\d[\d.,]* ?% +)?VAT)/g, 'EX'],
  [/\bincl[a-z]*\.?|\binkl[a-z]*\.?|inbegr[a-z]*|\bcompris[a-z]*|einschl[a-z]*|enthalten/g, 'IN'],
  [/\b(?:zonder|sans|ohne|without)\b/g, 'WITHOUT'],
  [/\bVAT\s*-?\s*(?:vrij(?!stelling)|frei|free|exempt|exon|befreit)[a-z]*/g, 'NOVAT'],
  [/\b(?:geen|niet|noch|non|no|not|pas|kein|keine[rn]?|nicht|nee|neen|nein|nihil|frei|free|dispense[a-z]*|nul)\b/g, 'NO'],
  [/\bvrij(?:gesteld|stelling)?\b|\bexon[a-z]*|\bexempt[a-z]*|\bbefrei[a-z]*|\bsteuerfrei[a-z]*/g, 'NO'],
  [/super.?re?d[a-z]*/g, '3%'],
  [/verlaagd[a-z]*|\breduit[a-z]*|\breduced\b|ermassigt[a-z]*|\bgunsttarief/g, 'REDUCED'],
  [/afbraak|\bsloop|heropbouw|herbouw|\bdemoli[a-z]*|\breconstruct[a-z]*|abriss|abbruch|wiederaufbau|\brebui[a-z]*/g, 'REBUILT'],
  [/nieuwbouw|neubau|\bnew.?build[a-z]*|constructions? neuves?|nouvelles? constructions?/g, ''],
  [/constru[a-z]*|gebouw[a-z]*|\bopstal|\bbouw[a-z]*|batiment[a-z]*|\bbuilding|gebaude|\bbau[a-z]*/g, 'BUILDING'],
  [/\bgrond[a-z]*|terrain[a-z]*|\bland\b|grundstuck[a-z]*|\bsol\b|perceel|\bboden/g, 'LAND'],
  [/\b(?:of|ofwel|hetzij|ou|soit|or|either|oder|bzw)\b|\//g, 'OR'],
  [/(\d)[.,](\d)/g, '$1.$2'],
  [/(\d) ?(?:%|procent|percent|pour ?cent|prozent|pct)/g, '$1%'],
  [/[,;()[\]+&|]|\. | [-–—] |\b(?:en|et|and|und|maar|mais|but|aber|sondern|wel)\b/g, ' | '],
]

const accents = /\p{M}/gu
const sign = /[A-Z]+|\d+(?:\.\d+)?%?|\|/g

/** A text as the signs of its words, its numbers ('21%') and '|' between clauses; other words are left out. */
export function signsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’`´]/g, "'")
    .replace(/(?<=\S)-(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
  return signs.reduce((marked, [words, as]) => marked.replace(words, as.startsWith('$') ? as : ` ${as} `), plain).match(sign) ?? []
}

/** Whether a text says only that there is no answer: 'n.v.t.', 'geen', '-'. */
export function isNoAnswer(text: string): boolean {
  return /^[\s.?-]*$|^\s*(?:geen|aucune?|none|nee|neen|nein|non?|keine?|n\.?v\.?t\.?|n\.?\/?a\.?|niet van toepassing|sans objet|non applicable|not applicable|false)\s*$/i.test(
    text,
  )
}
