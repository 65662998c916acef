/** French writes the first of a month as an ordinal, '1er décembre', and the other days as numbers; `Intl` writes all of them as numbers. */
export function withFirstOfMonth(date: string, locale: string): string {
  return locale === 'fr' ? date.replace(/(?<!\d)1(?=\s\p{L}|–\d)/gu, '1er') : date
}
