import type { Locale } from '#messages/locales.ts'

/** Examples of two homes in the words of a language: first those of the first home, then of the second. */
type Examples = readonly [string, string]

interface TemplateColumn {
  readonly path: string
  readonly examples: Examples | Readonly<Record<Locale, Examples>>
}

const yesNo: Readonly<Record<Locale, Examples>> = { nl: ['ja', 'nee'], fr: ['oui', 'non'], en: ['yes', 'no'], de: ['ja', 'nein'] }
const noYes: Readonly<Record<Locale, Examples>> = { nl: ['nee', 'ja'], fr: ['non', 'oui'], en: ['no', 'yes'], de: ['nein', 'ja'] }

/** The columns of the table that the desk offers as an example, in their order. A file may have fewer, more, and in any order. */
export const homeTemplate: readonly TemplateColumn[] = [
  { path: 'reference', examples: ['2026-101', '2026-102'] },
  {
    path: 'type',
    examples: { nl: ['Huis', 'Appartement'], fr: ['Maison', 'Appartement'], en: ['House', 'Apartment'], de: ['Haus', 'Wohnung'] },
  },
  {
    path: 'negotiation',
    examples: { nl: ['Te koop', 'Te huur'], fr: ['À vendre', 'À louer'], en: ['For sale', 'To let'], de: ['Zu verkaufen', 'Zu vermieten'] },
  },
  {
    path: 'status',
    examples: { nl: ['Beschikbaar', 'Verhuurd'], fr: ['Disponible', 'Loué'], en: ['Available', 'Let'], de: ['Verfügbar', 'Vermietet'] },
  },
  { path: 'price.amount', examples: ['395.000', '875'] },
  { path: 'price.hidden', examples: noYes },
  { path: 'location.street', examples: ['Molenstraat', 'Rue Haute'] },
  { path: 'location.number', examples: ['5', '18'] },
  { path: 'location.box', examples: ['', 'B'] },
  { path: 'location.postal_code', examples: ['8500', '5000'] },
  {
    path: 'location.city',
    examples: { nl: ['Kortrijk', 'Namen'], fr: ['Courtrai', 'Namur'], en: ['Kortrijk', 'Namur'], de: ['Kortrijk', 'Namur'] },
  },
  { path: 'location.hidden', examples: noYes },
  { path: 'bedrooms', examples: ['3', '1'] },
  { path: 'bathrooms', examples: ['1', '1'] },
  { path: 'sizes.liveable_area', examples: ['148,5', '68'] },
  { path: 'sizes.plot_area', examples: ['310', ''] },
  { path: 'construction_year', examples: ['1987', '2012'] },
  { path: 'amenities.garden', examples: yesNo },
  { path: 'amenities.terrace', examples: noYes },
  { path: 'energy.epc_value', examples: ['245', '139'] },
  { path: 'energy.valid_until', examples: ['31/12/2034', '30/06/2033'] },
  { path: 'cadastral_income', examples: ['1.042', ''] },
  {
    path: 'description_title',
    examples: {
      nl: ['Gezinswoning met tuin', 'Licht appartement met terras'],
      fr: ['Maison familiale avec jardin', 'Appartement lumineux avec terrasse'],
      en: ['Family house with a garden', 'Bright apartment with a terrace'],
      de: ['Familienhaus mit Garten', 'Helle Wohnung mit Terrasse'],
    },
  },
  {
    path: 'description',
    examples: {
      nl: ['Ruime woning; de tuin ligt op het zuiden.', 'Op wandelafstand van het station.'],
      fr: ['Maison spacieuse ; jardin exposé au sud.', 'À deux pas de la gare.'],
      en: ['A spacious house; the garden faces south.', 'Within walking distance of the station.'],
      de: ['Geräumiges Haus; der Garten liegt nach Süden.', 'Wenige Schritte vom Bahnhof.'],
    },
  },
  { path: 'images', examples: ['https://photos.example/101-1.jpg|https://photos.example/101-2.jpg', 'https://photos.example/102-1.jpg'] },
]

/** The examples of a column in a language. */
export function examplesIn({ examples }: TemplateColumn, locale: Locale): Examples {
  return 'nl' in examples ? examples[locale] : examples
}
