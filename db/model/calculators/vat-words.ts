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
  return signs.reduce((said, [words, as]) => said.replace(words, as.startsWith('$') ? as : ` ${as} `), plain).match(sign) ?? []
}

/** Whether a text says only that there is no answer: 'n.v.t.', 'geen', '-'. */
export function isNoAnswer(text: string): boolean {
  return /^[\s.?-]*$|^\s*(?:geen|aucune?|none|nee|neen|nein|non?|keine?|n\.?v\.?t\.?|n\.?\/?a\.?|niet van toepassing|sans objet|non applicable|not applicable|false)\s*$/i.test(
    text,
  )
}
