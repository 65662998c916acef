import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { comparable } from '../../places/name-index.ts'
import { fieldOfHeading } from './headings.ts'
import { homeSheet } from './home-fields.ts'
import { missingIn, proposeColumns } from './propose-columns.ts'
import type { SheetKind } from './sheet-kind.ts'
import { sheetKinds } from './sheet-kinds.ts'

describe.each(Object.entries<SheetKind>(sheetKinds))('the names of columns of %s', (_name, kind) => {
  test('stand for one field each', () => {
    const names = Object.entries(kind.fields).flatMap(([path, field]) =>
      [path, ...locales.flatMap((locale) => field.names[locale].split(','))].map((name) => [comparable(name), path] as const),
    )
    const twice = names.filter(([name, path]) => names.some(([other, otherPath]) => other === name && otherPath !== path))
    expect(twice).toEqual([])
    expect(names.filter(([name]) => name === '')).toEqual([])
  })

  test('have a label for every field in every language', () => {
    for (const locale of locales) {
      const labels = Object.values(kind.fields).map((field) => field.names[locale].split(',')[0]?.trim() ?? '')
      expect(new Set(labels).size, locale).toBe(labels.length)
      expect(labels).not.toContain('')
    }
  })

  test('include the fields that a file needs and those with fixed values', () => {
    const named = [...kind.needs.flat(), ...Object.keys(kind.fixed)]
    expect(named.filter((path) => !Object.hasOwn(kind.fields, path))).toEqual([])
  })
})

test.each([
  ['price.amount', 'Prijs; PRIJS; Vraagprijs; Prix (€); Prix en euro; Asking price; Kaufpreis; Huurprijs €; prijs in EUR'],
  ['reference', 'Referentie pand; Référence du bien; Reference of the property; Ref. van het pand'],
  ['bedrooms', 'Slaapkamers; # slaapkamers; Aantal slaapkamers; Chambres; Nombre de chambres; Schlafzimmer'],
  ['sizes.liveable_area', 'Bewoonbare opp.; Bew. opp.; Bewoonbare opp. (m²); bewoonbare oppervlakte m2; Surface habitable [m²]; Wohnfläche in m²; WOHNFLÄCHE'],
  ['location.number', 'Nr; Nr.; nr; Huisnummer; Numéro; numero; N°; Hausnr.'],
  ['location.postal_code', 'Postcode; Code postal; code_postal; PLZ; CP'],
  ['location.city', 'Gemeente; Commune; Ort; Localite'],
  ['images', "Foto's; Foto’s; Fotos; Foto 1; Foto_12; Photo 3; photos; Bilder; Image2"],
  ['energy.epc_value', 'EPC; EPC (kWh/m²); PEB kWh/m²an; EPC-waarde'],
  ['cadastral_income', 'KI; K.I.; Kadastraal inkomen (€); Revenu cadastral'],
  ['description.fr', 'Omschrijving FR; Omschrijving (FR); Description_fr; description.fr; FR omschrijving; Beschrijving Frans; Description - français'],
  ['description_title.nl', 'Titel NL; Titel (Nederlands); Titre néerlandais'],
  ['description', 'Omschrijving; DESCRIPTION; Beschreibung'],
  ['location.hidden', "Adres verbergen; Masquer l'adresse; Masquer l’adresse"],
])('%s is the field of the headings of exports', (path, headings) => {
  for (const heading of headings.split('; ')) expect(fieldOfHeading(homeSheet, heading), heading).toBe(path)
})

test.each(['Opmerkingen intern', 'Eigenaar', 'Eigenaar van het pand', 'Foto fotograaf', 'Prijs vorig jaar', 'Slaapkamer 1', '', '€', '(m²)', 'Prijs FR'])(
  'the heading %o stands for no field of a home',
  (heading) => {
    expect(fieldOfHeading(homeSheet, heading)).toBeNull()
  },
)

describe('proposed columns', () => {
  const column = (heading: string, ...examples: readonly string[]) => ({ heading, examples })
  const proposed = (...columns: readonly ReturnType<typeof column>[]) => proposeColumns(homeSheet, columns, new Set(['mobiscore.total']))

  test('are named by their headings, a field once, and lists as often as they come', () => {
    const columns = [column('Prijs', '1'), column('Vraagprijs', '2'), column('Foto 1', 'a'), column('Foto 2', 'b'), column('Mobiscore.total', '8')]
    expect(proposed(...columns)).toEqual(['price.amount', null, 'images', 'images', 'mobiscore.total'])
  })

  test('are recognised by their values where the heading is unknown', () => {
    expect(proposed(column('A', 'Te koop', 'Te huur'), column('B', '9000', '8000'), column('C', '€ 395.000'), column('D', 'https://x.example/1.jpg'))).toEqual([
      'negotiation',
      'location.postal_code',
      'price.amount',
      'images',
    ])
  })

  test('stay open where a value does not fit, or the column is empty', () => {
    expect(proposed(column('A', 'Te koop', 'misschien'), column('B'))).toEqual([null, null])
  })

  test('say what a file lacks', () => {
    expect(missingIn(homeSheet, ['reference', 'price.amount', 'negotiation', 'description.nl'])).toEqual({
      needs: [['location.postal_code', 'location.city']],
      fixed: ['status', 'price.hidden', 'location.hidden'],
    })
    expect(missingIn(homeSheet, ['id', 'location.city', ...Object.keys(homeSheet.fixed)])).toEqual({ needs: [], fixed: [] })
  })
})
