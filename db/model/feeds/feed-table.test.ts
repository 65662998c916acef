import { expect, test } from 'vitest'
import { UnreadableFeed } from './feed-fault.ts'
import { columnOf, isTable, openTable, tableRows } from './feed-table.ts'
import { valuesIn } from './sheets/row-record.ts'

type Rows = readonly (Readonly<Record<string, unknown>> | string)[]

/** The records of a table; for a row that is rejected, its id and why. For a file that is refused, its fault. */
function read(text: string, size = text.length): Rows | string {
  try {
    const table = openTable()
    const rows = []
    for (let from = 0; from < text.length; from += Math.max(1, size)) rows.push(...table.take(text.slice(from, from + Math.max(1, size))))
    rows.push(...table.end())
    return rows.map(({ record, problem }) => (problem === null ? record : `${String(record.id)}: ${problem}`))
  } catch (error) {
    if (error instanceof UnreadableFeed) return error.message
    throw error
  }
}

const noId = (columns: string) => `its first row names no column "id"; the columns found are ${columns}`

const tables: readonly (readonly [string, string, Rows | string])[] = [
  [
    'commas',
    'id,reference\nA,1\nB,2\n',
    [
      { id: 'A', reference: '1' },
      { id: 'B', reference: '2' },
    ],
  ],
  ['semicolons with decimal commas', 'id;price.amount\nA;395,5', [{ id: 'A', price: { amount: '395,5' } }]],
  ['tabs', 'id\treference\tdescription.nl\nA\t1\tEen; twee, drie\n', [{ id: 'A', reference: '1', description: { nl: 'Een; twee, drie' } }]],
  ['tabs with an empty cell', 'id\treference\ttype\nA\t\thouse\n', [{ id: 'A', type: 'house' }]],
  ['a line with the separator', 'sep=;\r\nid;type\r\nA;house\r\n', [{ id: 'A', type: 'house' }]],
  ['a quoted line with the separator', '"sep=,"\nid,type\nA,house\n', [{ id: 'A', type: 'house' }]],
  ['a line with a separator the header does not have most of', 'sep=;\nid;a,b,c\nA;x\n', [{ id: 'A', 'a,b,c': 'x' }]],
  ['a byte-order mark and a line with the separator', '\uFEFFsep=;\nid;type\nA;house', [{ id: 'A', type: 'house' }]],
  ['a byte-order mark', '\uFEFFid;type\nA;house', [{ id: 'A', type: 'house' }]],
  ['a header in capitals', 'ID;TYPE;Price.Amount\nA;house;1', [{ id: 'A', type: 'house', price: { amount: '1' } }]],
  ['a header with spaces and quotes', '"Id" ; "Postal Code"\nA;9000', [{ id: 'A', location: { postal_code: '9000' } }]],
  [
    'Dutch headings',
    'ID;Prijs;Gemeente;Bewoonbare oppervlakte\nA;1;Gent;80',
    [{ id: 'A', price: { amount: '1' }, location: { city: 'Gent' }, sizes: { liveable_area: '80' } }],
  ],
  [
    'French headings',
    'id;Code postal;Année de construction;Photos\nA;5000;1990;a|b',
    [{ id: 'A', location: { postal_code: '5000' }, construction_year: '1990', images: ['a', 'b'] }],
  ],
  ['empty lines before the header', '\n\r\nid;type\nA;house', [{ id: 'A', type: 'house' }]],
  ['cells missing at the end', 'id;type;reference\nA;house\nB\n', [{ id: 'A', type: 'house' }, { id: 'B' }]],
  [
    'surplus empty cells',
    'id;type\nA;house;;;\nB;land; ;',
    [
      { id: 'A', type: 'house' },
      { id: 'B', type: 'land' },
    ],
  ],
  ['surplus cells that are not empty', 'id;type\nA;house;x\nB;land', ['A: 3 columns where the header has 2', { id: 'B', type: 'land' }]],
  ['a surplus empty column in the header', 'id;type;;\nA;house;;\n', [{ id: 'A', type: 'house' }]],
  ['rows of nothing but separators', 'id;type\n;;\nA;house\n;\n \n;;;;\n', [{ id: 'A', type: 'house' }]],
  [
    'mixed line ends',
    'id;type\rA;house\nB;land\r\nC;garage',
    [
      { id: 'A', type: 'house' },
      { id: 'B', type: 'land' },
      { id: 'C', type: 'garage' },
    ],
  ],
  [
    'separators, quotes and lines in a quoted cell',
    'id;description.nl\nA;"Met ""veranda"";\r\nen tuin."\nB;x',
    [
      { id: 'A', description: { nl: 'Met "veranda";\r\nen tuin.' } },
      { id: 'B', description: { nl: 'x' } },
    ],
  ],
  [
    'a mark inside a cell',
    'id;description.nl;type\nA;TV 55" aan de muur;house\nB;x;land',
    [
      { id: 'A', description: { nl: 'TV 55" aan de muur' }, type: 'house' },
      { id: 'B', description: { nl: 'x' }, type: 'land' },
    ],
  ],
  [
    'marks inside a quoted cell',
    'id;description.nl;type\nA;"Een "mooi" huis";house\nB;x;land',
    [
      { id: 'A', description: { nl: 'Een "mooi" huis' }, type: 'house' },
      { id: 'B', description: { nl: 'x' }, type: 'land' },
    ],
  ],
  [
    'a mark at the end of a cell',
    'id;description.nl;type\nA;TV van 55";house\nB;TV van 60";land',
    [
      { id: 'A', description: { nl: 'TV van 55"' }, type: 'house' },
      { id: 'B', description: { nl: 'TV van 60"' }, type: 'land' },
    ],
  ],
  [
    'a mark that is never closed',
    'id;description.nl;type\nA;"TV 55 duim;house\nB;x;land',
    [
      { id: 'A', description: { nl: '"TV 55 duim' }, type: 'house' },
      { id: 'B', description: { nl: 'x' }, type: 'land' },
    ],
  ],
  [
    'a mark that is never closed before a quoted row',
    'id;description.nl;type\nA;"TV 55 duim;house\nB;"x";land',
    [
      { id: 'A', description: { nl: '"TV 55 duim' }, type: 'house' },
      { id: 'B', description: { nl: 'x' }, type: 'land' },
    ],
  ],
  [
    'two marks that are never closed, in other columns',
    'id;reference;description.nl\nA;"een;x\nB;y;"twee\nC;1;z',
    [
      { id: 'A', reference: '"een', description: { nl: 'x' } },
      { id: 'B', reference: 'y', description: { nl: '"twee' } },
      { id: 'C', reference: '1', description: { nl: 'z' } },
    ],
  ],
  [
    'a file that is cut inside a quoted cell',
    'id;type;description.nl\nA;house;x\nB;"ho',
    [{ id: 'A', type: 'house', description: { nl: 'x' } }, 'B: a quotation mark opens a cell and is never closed'],
  ],
  ['a mark that opens the id', 'id;type\n"A;house\nB;land', ['"A: a quotation mark opens a cell and is never closed', { id: 'B', type: 'land' }]],
  [
    'addresses joined by commas',
    'id;images\nA;https://x.example/1.jpg,https://x.example/2.jpg',
    [{ id: 'A', images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'] }],
  ],
  ['no column of ids', 'naam;prijs\na;1', noId('"naam", "prijs"')],
  ['an empty file', '', noId('""')],
  ['one unknown separator', 'id|type\nA|house', noId('"id|type"')],
  ['a column twice', 'id;type;Type\n1;2;3', 'its first row names the column "Type" twice'],
]

test.each(tables)('%s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected)
  for (const size of [1, 2, 7]) expect(read(text, size), `in pieces of ${size}`).toEqual(expected)
})

test('a row over 8 MB is refused', () => {
  expect(() => tableRows(`id;title\n1;${'a'.repeat(8 * 1024 * 1024 + 1)}`)).toThrow('a row in it is over 8 MB')
})

test.each([
  ['id;type', true],
  ['\uFEFF"ID","type"', true],
  ['sep=;\nnaam;prijs', true],
  ['type\tid', true],
  ['id', false],
  ['naam;prijs', false],
  ['hello', false],
])('%j begins a table: %s', (start, expected) => {
  expect(isTable(start)).toBe(expected)
})

test.each([
  ['a.jpg | b.jpg', ['a.jpg', 'b.jpg']],
  ['https://x.example/1.jpg;//x.example/2.jpg', ['https://x.example/1.jpg', '//x.example/2.jpg']],
  ['https://x.example/a,b.jpg', ['https://x.example/a,b.jpg']],
  ['https://x.example/1.jpg https://x.example/2.jpg', ['https://x.example/1.jpg', 'https://x.example/2.jpg']],
  ['https://x.example/?to=https://y.example/1.jpg', ['https://x.example/?to=https://y.example/1.jpg']],
])('the values of %j', (cell, expected) => {
  expect(valuesIn(cell)).toEqual(expected)
})

test.each([
  ['id', 'Pand ID, id-pand, ID bien, id'],
  ['reference', 'Referentie, Référence, ref, Réf, reference'],
  ['type', 'Soort, type pand, Type de bien'],
  ['subtype', 'Subtype pand, sous-type'],
  ['negotiation', 'Transactie, transactietype, Transaction, type de transaction'],
  ['status', 'statut, État de la vente'],
  ['price.amount', 'Prijs, vraagprijs, huurprijs, Prix, prix de vente, loyer, Price.Amount'],
  ['price.hidden', 'prijs verbergen, prijs verborgen, prix caché, masquer le prix'],
  ['location.street', 'Straat, rue'],
  ['location.number', 'huisnummer, numéro, numero'],
  ['location.box', 'bus, busnummer, boîte, boite'],
  ['location.postal_code', 'Postcode, postnummer, code postal'],
  ['location.city', 'gemeente, stad, plaats, commune, ville, localité, localite'],
  ['location.country', 'land, pays'],
  ['location.hidden', "adres verbergen, adres verborgen, adresse cachée, masquer l'adresse"],
  ['location.geo.latitude', 'breedtegraad, latitude'],
  ['location.geo.longitude', 'lengtegraad, longitude'],
  ['bedrooms', 'slaapkamers, aantal slaapkamers, chambres, nombre de chambres'],
  ['bathrooms', 'badkamers, aantal badkamers, salles de bain, salles de bains'],
  ['sizes.liveable_area', 'bewoonbare oppervlakte, surface habitable'],
  ['sizes.plot_area', 'grondoppervlakte, perceeloppervlakte, surface du terrain, superficie du terrain'],
  ['construction_year', 'bouwjaar, année de construction, annee de construction'],
  ['energy.epc_value', 'EPC, EPC-waarde, PEB, valeur PEB'],
  ['cadastral_income', 'kadastraal inkomen, revenu cadastral'],
  ['description_title', 'titel, titre'],
  ['description', 'beschrijving, omschrijving, texte'],
  ['images', "foto's, foto’s, fotos, photos, afbeeldingen"],
  ['plans', 'plannen, grondplannen'],
  ['energy.other', 'Energy.Other'],
  ['vrij_veld', ' Vrij  Veld '],
  ['vrij_veld', 'vrij - veld'],
])('%s is the column of %s', (column, written) => {
  for (const heading of written.split(', ')) expect(columnOf(heading), heading).toBe(column)
})
