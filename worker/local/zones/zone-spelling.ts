/** 'Aalst (Aalst)' → 'Aalst': the table tells namesakes apart by the zone they are in. */
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

/** 'Braine-L'Alleud' → 'Braine-l’Alleud': the source capitalises every word. */
export function inLowerCase(name: string): string {
  const words = new RegExp(`(?<=[- '])(?:${small})(?=[- '])`, 'gi')
  return inPrint(name.replace(words, (word) => word.toLowerCase()))
}
