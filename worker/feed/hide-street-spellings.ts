const germanEnd = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse)\s*$/iu

const fullEnds: Readonly<Record<string, string>> = { strt: 'straat', st: 'straat', dr: 'dreef', ln: 'laan', l: 'laan', pl: 'plein' }

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
  const road = part
    .replace(/^\s*(\p{L}{4,}?)se[\s-]*(steenweg|baan)(?!\p{L})/iu, '$2 op $1')
    .replace(/^\s*(steenweg|baan) (?:op|naar) (\p{L}{4,})\s*$/iu, (whole, kind: string, town: string) => (whole === part ? `${town}se${kind}` : whole))
  const market = part
    .replace(/^\s*grote[\s-]*markt\s*$/iu, 'Grand Place')
    .replace(/^\s*(?:la\s)?grand['’-]?[\s-]*place\s*$/iu, (whole) => (whole === part ? 'Grote Markt' : whole))
  const clipped = part.replace(/(?<!\p{L})van\s+de[nr]?\s+(?=\p{L}{3})/giu, 'vd')
  return [...new Set([part, long, road, short, lady, initials, full, market, clipped])]
}
