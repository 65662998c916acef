/** Words with which a surname may begin, as in 'Van den Bossche'. */
const particle = /^(?:van|von|vom|zu|de|den|der|di|da|du|des|del|della|le|la|ter|ten|vanden|vander|d[’'].*)$/i

/** The initials of a person for a monogram: of the first name, and of the surname with its particle; empty without a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const [first, ...rest] = words
  const surname = rest.find((word) => particle.test(word)) ?? rest.at(-1)
  return [first, surname].map((word) => [...(word ?? '').normalize('NFC')].slice(0, 1).join('').toLocaleUpperCase()).join('')
}
