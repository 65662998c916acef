/** Texts that leak a hidden address, in ways seen in feeds or possible in them. */

export interface KnownAddress {
  readonly street: string
  readonly houseNumber: string
  readonly box: string
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

export interface Poison {
  readonly text: string
  /** Strings that must not appear in any response. */
  readonly marks: readonly string[]
}

const kinds: Readonly<Record<string, string>> = {
  rue: 'R.',
  avenue: 'Av.',
  chaussée: 'Ch.',
  chaussee: 'Ch.',
  boulevard: 'Bd',
  place: 'Pl.',
  route: 'Rte',
  chemin: 'Ch.',
}
const ends: Readonly<Record<string, string>> = { steenweg: 'stwg', straat: 'str.', laan: 'ln.', plein: 'pln.' }

/** The street's own words: 'Rue de la Tulipe Noire' → 'Tulipe Noire', 'Kerkstraat' → 'Kerk'. Null if they are too short to be distinctive. */
export function coreOf(street: string): string | null {
  const [head = ''] = street.split(' ')
  const isFrench = /^(?:rue|avenue|place|chauss[ée]e|boulevard|chemin|route|quai|clos|allée|square|drève|sentier|impasse)$/i.test(head)
  const core = isFrench
    ? street.slice(head.length).replace(/^(?:\s+(?:de|du|des|la|le|les|aux?|à)(?=\s)|\s+(?:de\s+)?[dl]['’]?(?=['’]))*\s*(?:[dl]['’])?/i, '')
    : street.replace(/(?:steenweg|straat|laan|plein|dreef|baan|weg|lei|kaai)$/i, '').trim()
  return core === street ||
    core.replace(/\P{L}/gu, '').length < 5 ||
    /^(?:oude|nieuwe|grote|kleine|lange|korte|hoge|lage|haute?|bas(?:se)?|grande?|petite?|neuve)$/i.test(core)
    ? null
    : core
}

/** A text as only its letters and digits, without accents. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

const every = (count: number, sign: string) => (text: string) => text.replace(new RegExp(`(\\p{L}{${count}})(?=\\p{L})`, 'gu'), `$1${sign}`)
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000')
const percent = (text: string) => [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')
const entities = (text: string) =>
  [...text]
    .map((letter, index) => (index % 3 === 0 ? `&amp;#${letter.codePointAt(0)};` : index % 3 === 1 ? `&#x${letter.codePointAt(0)?.toString(16)};` : letter))
    .join('')
const angle = (degrees: number, sides: string) => {
  const whole = Math.floor(degrees)
  const minutes = (degrees - whole) * 60
  return { whole, minutes, seconds: ((minutes % 1) * 60).toFixed(1), side: sides }
}

type Way = (address: KnownAddress) => Omit<Poison, 'marks'> & { readonly marks?: readonly string[] }

const street =
  (write: (street: string) => string): Way =>
  ({ street: name, houseNumber }) => ({ text: `${write(name)} ${houseNumber}` })

const ways: Readonly<Record<string, Way>> = {
  'as it is': street((name) => name),
  'in capitals': street((name) => name.toUpperCase()),
  'small and without accents': street((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
  'with soft hyphens': street(every(3, '\u00ad')),
  'with zero-width spaces': street(every(2, '\u200b')),
  'with word joiners and direction marks': street(every(4, '\u2060\u200f')),
  'with combining marks': street((name) => every(3, '\u0301')(name.normalize('NFD'))),
  'in wide letters': street(wide),
  'letter by letter': ({ street: name, houseNumber }) => ({ text: [...`${name}${houseNumber}`].filter((letter) => letter !== ' ').join(' ') }),
  'letter by letter with full stops': street((name) => [...name.replace(/\P{L}/gu, '')].join('.')),
  'in two pieces': street((name) => name.replace(/(\p{L}{3,})(\p{L}{3,})$/u, '$1 $2')),
  'broken over a line': street((name) => name.replace(/(\p{L}{3,})(\p{L}{3,})$/u, '$1-\n$2')),
  joined: ({ street: name, houseNumber }) => ({ text: name.replace(/\P{L}/gu, '') + houseNumber }),
  'joined to its neighbours': ({ street: name, houseNumber }) => ({ text: `in${name.replace(/\P{L}/gu, '')}${houseNumber}te` }),
  'with hyphens': street((name) => name.replace(/[\s'’]+/g, '-')),
  'with underscores': street((name) => name.replace(/[\s'’]+/g, '_')),
  'with no-break spaces': street((name) => name.replaceAll(' ', '\u00a0')),
  'in entities': street(entities),
  'with tags inside': street((name) => name.replace(/(\p{L}{2,})(\p{L}{2,})/gu, '$1<b>$2</b>')),
  'with tags as text inside': street((name) => name.replace(/(\p{L}{2,})(\p{L}{2,})/gu, '$1&lt;i&gt;$2&lt;/i&gt;')),
  'percent-encoded': street(percent),
  'percent-encoded twice': street((name) => percent(name).replaceAll('%', '%25')),
  'in letters of another alphabet': street((name) => name.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о')),
  'with short forms': street((name) =>
    name
      .replace(/^\p{L}+(?= )/u, (head) => kinds[head.toLowerCase()] ?? head)
      .replace(/(?:steenweg|straat|laan|plein)$/i, (end) => ends[end.toLowerCase()] ?? end),
  ),
  'without its kind': ({ street: name, houseNumber }) => ({ text: `${coreOf(name) ?? name} ${houseNumber}` }),
  'behind its number': ({ street: name, houseNumber, box }) => ({ text: `${houseNumber}/${box}, ${name}` }),
  'without its kind, behind its number': ({ street: name, houseNumber }) => ({
    text: `${Number.parseInt(houseNumber, 10) < 10 ? `${name} ` : ''}${houseNumber}, ${coreOf(name) ?? name}`,
  }),
  'with its words turned round': ({ street: name }) => ({ text: name.split(' ').reverse().join(' ') }),
  'as a catalogue lists it': ({ street: name }) => {
    const core = coreOf(name)
    return { text: core === null || !name.endsWith(core) ? name : `${core} (${name.slice(0, -core.length).trim()})` }
  },
  'with its box': ({ street: name, houseNumber, box }) => ({
    text: `${name} nr. ${houseNumber} bus ${box}; ${name} ${houseNumber} bte ${box}`,
    marks: [`bus ${box}`, `bte ${box}`],
  }),
  'by number and box alone': ({ houseNumber, box }) => ({ text: `huisnummer ${houseNumber} bus ${box}`, marks: [`huisnummer ${houseNumber}`, `bus ${box}`] }),
  'as a file': ({ street: name, houseNumber }) => ({ text: `${name.replace(/\P{L}+/gu, '-')}-${houseNumber}-gevel.jpg` }),
  'as a link': ({ street: name, houseNumber }) => ({ text: `https://immo.example/huis/${encodeURIComponent(name)}/${houseNumber}` }),
  'as a mailbox': ({ street: name, houseNumber }) => ({ text: `info@${name.replace(/\P{L}+/gu, '')}${houseNumber}.example` }),
  'with its number in words': ({ street: name }) => ({ text: `${name}, nummer vierduizend` }),
  'over two paragraphs': street((name) => name.replace(/(\p{L}{3,})(\p{L}{3,})$/u, '$1<p></p>$2')),
  'over two items of a list': street((name) => name.replace(/(\p{L}{3,})(\p{L}{3,})$/u, '<ul><li>$1</li><li>$2</li></ul>')),
  'with forum tags inside': street((name) => name.replace(/(\p{L}{2,})(\p{L}{2,})/gu, '$1[b]$2[/b]')),
  'on badges': ({ street: name }) => {
    const text = [...lettersOf(name)].map((letter) => String.fromCodePoint(0x1f170 + letter.charCodeAt(0) - 97)).join('')
    return { text, marks: [text] }
  },
  'with digits for letters': ({ street: name }) => {
    const text = name.replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1')
    return { text, marks: [text] }
  },
  'as a parcel': () => pointed('31005B0123/04C000', 'B0123'),
  'as a parcel in words': () => pointed('2de afdeling, sectie B, nr. 123/4C', '123/4C'),
  'in Lambert 72': () => pointed('X 69.810,12 Y 212.340,50', '212.340'),
  'as decimal degrees': ({ lat, lng }) => pointed(`GPS ${lat.toFixed(5)}, ${lng.toFixed(5)}`, lat.toFixed(5)),
  'as decimal degrees with commas': ({ lat, lng }) => pointed(`${comma(lat)} / ${comma(lng)}`, comma(lat)),
  'as degrees, minutes and seconds': ({ lat, lng }) => {
    const [north, east] = [angle(lat, 'N'), angle(lng, 'E')]
    return pointed(
      [north, east].map(({ whole, minutes, seconds, side }) => `${whole}°${Math.floor(minutes)}'${seconds}"${side}`).join(' '),
      `°${Math.floor(north.minutes)}'`,
    )
  },
  'as degrees and minutes': ({ lat, lng }) => {
    const [north, east] = [angle(lat, 'N'), angle(lng, 'E')]
    return pointed([north, east].map(({ whole, minutes, side }) => `${side} ${whole}° ${minutes.toFixed(3)}'`).join(' '), `° ${north.minutes.toFixed(3)}`)
  },
  'as a geo address': ({ lat, lng }) => pointed(`geo:${lat.toFixed(5)},${lng.toFixed(5)}`, 'geo:5', 'geo:4'),
  'as a link to a map': ({ lat, lng }) => pointed(`https://www.google.com/maps?q=${lat.toFixed(5)},${lng.toFixed(5)}&z=17`, 'google.com/maps'),
  'as a short link to a map': () => pointed('maps.app.goo.gl/Xk3p9QwRt', 'Xk3p9QwRt'),
  'as a plus code': () => pointed('9F26XJQF+5X', 'XJQF'),
  'as a geohash': ({ lat, lng }) => pointed(geohashOf(lat, lng), geohashOf(lat, lng)),
  'by its initial': ({ street: name, houseNumber }) => {
    const text = name.replace(/^(\p{Lu})\p{L}{3,}(straat|laan|plein)$/u, '$1.$2').replace(/^(rue (?:du|des|de la|de) \p{Lu})\p{L}+$/iu, '$1.')
    return text === name ? { text: `${name} ${houseNumber}` } : { text, marks: [text] }
  },
  'as three words': () => pointed('///gevuld.lepel.zeepje', 'lepel'),
}

function pointed(text: string, ...marks: readonly string[]): Omit<Poison, 'marks'> & { readonly marks: readonly string[] } {
  return { text, marks }
}

function comma(degrees: number): string {
  return degrees.toFixed(5).replace('.', ',')
}

const base32 = '0123456789bcdefghjkmnpqrstuvwxyz'

/** A geohash of about twenty metres. */
function geohashOf(lat: number, lng: number): string {
  const bits = (value: number, width: number, count: number) => Math.floor(((value + width / 2) / width) * 2 ** count)
  const [east, north] = [bits(lng, 360, 20), bits(lat, 180, 20)]
  const bitAt = (at: number) => (((at % 2 === 0 ? east : north) >> (19 - Math.floor(at / 2))) & 1).toString()
  const all = Array.from({ length: 40 }, (_, at) => bitAt(at)).join('')
  return (all.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('')
}

export const poisonNames = Object.keys(ways)

/** A way to leak an address. */
export function poison(name: string, address: KnownAddress): Poison {
  const { text, marks = [] } = ways[name]?.(address) ?? { text: '' }
  return { text, marks }
}

/** Texts indexed for the search for addresses. */
export interface SearchableTexts {
  readonly texts: string
  readonly letters: string
}

export function searchable(texts: readonly string[]): SearchableTexts {
  return { texts: texts.join('\n'), letters: texts.map(lettersOf).join('|') }
}

/** The parts of an address that occur in texts, with any separators between their letters. */
export function leaksIn(
  { texts, letters }: SearchableTexts,
  { street: name, houseNumber }: Pick<KnownAddress, 'street' | 'houseNumber'>,
  marks: readonly string[] = [],
): string[] {
  const core = coreOf(name)
  const number = lettersOf(houseNumber)
  const backwards = lettersOf(name.split(' ').reverse().join(' '))
  // Saints, woods and castles occur in texts that reveal no address.
  const isLong =
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{4,}/u.test(core ?? '') &&
    !/^(?:s[ai]?in?te?|notre|bois|val|hof|chapelle|ch[âa]teau|champ|sart|fond|(?:grand|petit|vieu|vieil|nouve|oud|nieuw|lang|kort|groo?t|klein|hoo?g)\p{Ll}*)[ -]/iu.test(
      core ?? '',
    )
  const parts = [
    lettersOf(name),
    backwards,
    ...(isLong ? [lettersOf(core ?? '')] : []),
    ...(core === null || number.length < 2 ? [] : [lettersOf(core) + number, number + lettersOf(core)]),
  ]
  return [...parts.filter((part) => letters.includes(part)), ...marks.filter((mark) => texts.includes(mark))]
}
