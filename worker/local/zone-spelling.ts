/** 'Aalst (Aalst)' → 'Aalst', which the table tells apart by the zone it is in. */
export function withoutProvince(name: string): string {
  return inPrint(name.replace(/ \([^)]*\)$/, ''))
}

/** "'s Gravenbrakel" → '’s-Gravenbrakel'. */
export function inPrint(name: string): string {
  return name
    .replaceAll("'", '’')
    .replace(/^’s /i, '’s-')
    .replace(/\bIj/g, 'IJ')
    .replace(/^Kessel Lo$/, 'Kessel-Lo')
}

const small = 'aan|au|aux|bij|de|den|der|des|devant|du|en|et|het|in|la|le|les|lez|op|over|près|sous|sur|te|ten|ter|à|l|d|s|t'

/** 'Braine-L'Alleud' → 'Braine-l’Alleud': the source writes every word with a capital. */
export function inLowerCase(name: string): string {
  const words = new RegExp(`(?<=[- '])(?:${small})(?=[- '])`, 'gi')
  return inPrint(name.replace(words, (word) => word.toLowerCase()))
}
