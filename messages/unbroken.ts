/** Keeps ‘e-mail’ in a sentence (not at its beginning: labels are column names of tables, too), the French ‘-y’ (word joiners, U+2060, around the hyphen) and ‘5 MB’, ‘€ 420’, ‘21 %’ (a no-break space) on one line. */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=[^\p{L}\p{N}]e)\u2060?-\u2060?(?=mail)|(?<=\p{L})-(?=y\b)/giu, '\u2060-\u2060')
    .replace(/(?<=\d) (?=(?:MB|km)\b|m²|€|%)|(?<=€) (?=\d)/g, '\u00a0')
}
