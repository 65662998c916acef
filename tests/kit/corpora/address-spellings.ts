/** Spellings of addresses, written by hand: what agents type into a street's field, and how texts name an address. */

/** An address in the parts that the spellings are made of. */
export interface SpelledAddress {
  /** 'Kerkstraat', 'Rue des Cailles'. */
  readonly street: string
  /** '27'. */
  readonly number: string
  readonly town: string
  readonly zip: string
}

type Spelling = (address: SpelledAddress) => string

/** The street's field. */
export const fieldSpellings: Readonly<Record<string, Spelling>> = {
  bare: ({ street }) => street,
  'with number': ({ street, number }) => `${street} ${number}`,
  'number joined': ({ street, number }) => `${street}${number}`,
  'number in front': ({ street, number }) => `${number} ${street}`,
  'number and comma in front': ({ street, number }) => `${number}, ${street}`,
  'comma and number': ({ street, number }) => `${street}, ${number}`,
  nr: ({ street, number }) => `${street} nr ${number}`,
  'nr.': ({ street, number }) => `${street} nr. ${number}`,
  'n°': ({ street, number }) => `${street} n° ${number}`,
  'n°, joined': ({ street, number }) => `${street} n°${number}`,
  nummer: ({ street, number }) => `${street} nummer ${number}`,
  huisnummer: ({ street, number }) => `${street}, huisnummer ${number}`,
  'huisnr.': ({ street, number }) => `${street} huisnr. ${number}`,
  numéro: ({ street, number }) => `${street} numéro ${number}`,
  'Nr., German': ({ street, number }) => `${street} Nr. ${number}`,
  'Hausnr.': ({ street, number }) => `${street} Hausnr. ${number}`,
  '#': ({ street, number }) => `${street} #${number}`,
  'No.': ({ street, number }) => `${street} No. ${number}`,
  's/n': ({ street }) => `${street} s/n`,
  'z/n': ({ street }) => `${street} z/n`,
  'z.n.': ({ street }) => `${street} z.n.`,
  zn: ({ street }) => `${street} ZN`,
  'zonder nummer': ({ street }) => `${street} zonder nummer`,
  'sans numéro': ({ street }) => `${street} sans numéro`,
  'o.Nr.': ({ street }) => `${street} o.Nr.`,
  'lot, Dutch': ({ street }) => `${street} lot 4`,
  kavel: ({ street }) => `${street} kavel 3`,
  'kavel with letter': ({ street }) => `${street} (kavel B2)`,
  'bus behind number': ({ street, number }) => `${street} ${number} bus 3`,
  'bte without number': ({ street }) => `${street} bte 3`,
  app: ({ street }) => `${street} app. 2`,
  'slash box': ({ street, number }) => `${street} ${number}/0301`,
  verdieping: ({ street }) => `${street} 1ste verdieping`,
  étage: ({ street, number }) => `${street} ${number} - 2ème étage`,
  blok: ({ street }) => `${street} blok B`,
  gelijkvloers: ({ street, number }) => `${street} ${number} gelijkvloers`,
  bouwgrond: ({ street }) => `${street} bouwgrond`,
  'bouwgrond in front': ({ street }) => `Bouwgrond ${street}`,
  terrain: ({ street }) => `${street} - terrain à bâtir`,
  'tegenover kerk': ({ street }) => `${street} tegenover kerk`,
  'en face': ({ street }) => `${street} (en face de l'église)`,
  'gegenüber Kirche': ({ street }) => `${street} gegenüber Kirche`,
  'naast nummer': ({ street, number }) => `${street} naast ${number}`,
  'town behind': ({ street, town }) => `${street} ${town}`,
  'te town': ({ street, town }) => `${street} te ${town}`,
  'à town': ({ street, town }) => `${street} à ${town}`,
  'zip and town behind a comma': ({ street, number, zip, town }) => `${street} ${number}, ${zip} ${town}`,
  'town in front': ({ street, town }) => `${town}, ${street}`,
  'town on the next line': ({ street, number, town }) => `${street} ${number}\n${town}`,
  'part of the town': ({ street }) => `${street} Sint-Andries`,
  'en, another street': ({ street }) => `${street} en Parelmoerdreef`,
  'et, another street': ({ street }) => `${street} et rue Clapotis`,
  '&, another street': ({ street }) => `${street} & Parelmoerdreef`,
  'coin … et …': ({ street }) => `coin ${street} et rue Clapotis`,
  'hoek … en …': ({ street }) => `hoek ${street} en Parelmoerdreef`,
  'Ecke … und …': ({ street }) => `Ecke ${street} und Perlmuttweg`,
  'hoek behind a dash': ({ street }) => `Parelmoerdreef - hoek ${street}`,
  'in capitals with number': ({ street, number }) => `${street.toUpperCase()} NR ${number}`,
  'in small letters with box': ({ street, number }) => `${street.toLowerCase()} ${number} bus 12`,
  'range of numbers': ({ street, number }) => `${street} ${number}-${Number(number) + 2}`,
  'number with bis': ({ street, number }) => `${street} ${number} bis`,
  'residence in front': ({ street, number }) => `Residentie Parelmoer, ${street} ${number}`,
}

/** A sentence that tells the address, and what must not be left of it besides the street and the street's words beside the number. */
export interface TextSpelling {
  readonly write: Spelling
  /** Parts that must be gone, where the letters of the street alone do not show it. */
  readonly marks?: (address: SpelledAddress) => readonly string[]
}

const middle = (street: string) => {
  const letters = [...street]
  const longest = street.split(/[^\p{L}]+/u).reduce((one, other) => (other.length > one.length ? other : one), '')
  return street.indexOf(longest) + Math.min(Math.floor(letters.length / 2), Math.floor(longest.length / 2))
}
const sentence = (street: string, number: string) => `Bezoek op afspraak in de ${street} ${number}.`
const slip = (write: (street: string, at: number) => string): TextSpelling => ({
  write: ({ street, number }) => sentence(write(street, middle(street)), number),
  marks: ({ street }) => [write(street, middle(street))],
})
const swapped = (letter: string, like: string): TextSpelling => ({
  write: ({ street, number }) => sentence(street.replaceAll(letter, like), number),
  marks: ({ street }) => [street.replaceAll(letter, like)],
})

/** A text of the record. */
export const textSpellings: Readonly<Record<string, TextSpelling>> = {
  'as it is': { write: ({ street, number }) => sentence(street, number) },
  'without number': { write: ({ street }) => `Rustig gelegen in de ${street}, dicht bij winkels.` },
  'number in front': { write: ({ street, number }) => `Situé au ${number}, ${street}.` },
  'nr.': { write: ({ street, number }) => `Gelegen ${street} nr. ${number}, met tuin.` },
  'n°': { write: ({ street, number }) => `Maison sise ${street} n°${number}.` },
  'with zip and town': { write: ({ street, number, zip, town }) => `Adres: ${street} ${number}, ${zip} ${town}` },
  'in capitals': { write: ({ street, number }) => `TE KOOP: ${street.toUpperCase()} ${number}` },
  'in small letters': { write: ({ street, number }) => `te koop ${street.toLowerCase()} ${number}` },
  'without accents': { write: ({ street, number }) => sentence(street.normalize('NFD').replace(/\p{M}/gu, ''), number) },
  'a letter doubled': slip((street, at) => street.slice(0, at) + (street[at] ?? '') + street.slice(at)),
  'a letter missing': slip((street, at) => street.slice(0, at) + street.slice(at + 1)),
  'two letters swapped': slip((street, at) => street.slice(0, at) + (street[at + 1] ?? '') + (street[at] ?? '') + street.slice(at + 2)),
  'a wrong letter': slip((street, at) => `${street.slice(0, at)}x${street.slice(at + 1)}`),
  'a comma inside': slip((street, at) => `${street.slice(0, at)}, ${street.slice(at)}`),
  'a full stop inside': slip((street, at) => `${street.slice(0, at)}.${street.slice(at)}`),
  'a hyphen inside': slip((street, at) => `${street.slice(0, at)}-${street.slice(at)}`),
  'a space inside': slip((street, at) => `${street.slice(0, at)} ${street.slice(at)}`),
  'letters parted by U+3164': {
    write: ({ street, number }) => sentence([...street].join('\u3164'), number),
    marks: ({ street }) => [[...street].join('\u3164')],
  },
  'zero-width letters': { write: ({ street, number }) => sentence([...street].join('\u200b'), number), marks: ({ street }) => [[...street].join('\u200b')] },
  'soft hyphens': { write: ({ street, number }) => sentence(street.replace(/(\p{L}{3})/gu, '$1\u00ad'), number) },
  'r like ɾ': swapped('r', 'ɾ'),
  'a like ɑ': swapped('a', 'ɑ'),
  'e like ҽ': swapped('e', 'ҽ'),
  'l like ӏ': swapped('l', 'ӏ'),
  'i like ı': swapped('i', 'ı'),
  'm like rn': swapped('m', 'rn'),
  'w like vv': swapped('w', 'vv'),
  'l like 1': swapped('l', '1'),
  'as a heading': { write: ({ street, number }) => `<h2>${street} ${number}</h2><p>Ruime woning met tuin.</p>` },
  'number on the next line': { write: ({ street, number }) => `${street}\n${number}` },
}

/** What texts say without an address. */
export const harmlessTexts: readonly string[] = [
  'Ruime woning met tuin en garage, dicht bij scholen en winkels.',
  'Op wandelafstand van het station en de markt.',
  'Belle maison de 4 chambres avec jardin orienté sud.',
  'Appartement lumineux au 2e étage avec terrasse de 12 m².',
  'Das Haus liegt in einer ruhigen Straße, 5 Minuten vom Bahnhof.',
  'Instapklaar, bouwjaar 1998, EPC 168 kWh/m².',
  'Vlot bereikbaar via de ring en de autosnelweg.',
  'Living van 35 m², ingerichte keuken, berging, 3 slaapkamers.',
  'À deux pas de la place du village, de la boulangerie et de l’école.',
  'Le quartier est calme, la rue est en cul-de-sac.',
  'Gelegen in een doodlopende straat, met zicht op velden.',
  'Perceel van 6 are 50 ca, straatbreedte 12 m.',
  'Charges 120 € par mois, libre au 1er mars.',
  'Huurprijs 950 euro per maand, waarborg 3 maanden.',
  'A bright flat near the park, two bedrooms, lift.',
  'Close to shops, schools and public transport; bus stop around the corner.',
  'Helles Wohnzimmer mit Zugang zum Garten, Garage für 2 Autos.',
  'Kelder, zolder, zonnepanelen en nieuwe ramen.',
  'Nouvelle chaudière, châssis double vitrage, toiture isolée.',
  'Bel ons voor een bezoek: 050 12 34 56.',
]
