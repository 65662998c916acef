import { comparable, indexNames, type Words } from '#db/model/places/name-index.ts'
import type { Shape } from './record-fields.ts'

/** What people write for the values of the shapes that have a fixed list, in the four languages. The words for a status are read with the state of the home. */
const words: Readonly<Partial<Record<Shape, Words>>> = {
  negotiation: {
    sale: {
      nl: 'te koop, koop, verkoop, kopen, verkocht, te koop aangeboden, openbare verkoop, uit de hand',
      fr: 'à vendre, vente, achat, vendu, vendue, en vente, à acheter, vente publique, de gré à gré',
      en: 'for sale, buy, sell, sold, purchase, public sale',
      de: 'zu verkaufen, verkauf, kauf, kaufen, verkauft, zum verkauf, zum kauf',
    },
    let: {
      nl: 'te huur, huur, verhuur, huren, verhuurd, verhuring',
      fr: 'à louer, location, louer, loué, louée, en location',
      en: 'to let, for rent, rent, rental, rented, to rent, letting, lease, for lease',
      de: 'zu vermieten, miete, vermietung, mieten, vermietet, zur miete',
    },
    takeover: {
      nl: 'over te nemen, overname, handelsfonds, over te laten',
      fr: 'à remettre, remise de commerce, fonds de commerce, cession',
      en: 'business transfer, going concern, business for sale',
      de: 'zu übernehmen, übernahme, ablöse',
    },
  },
  unit: {
    total: { nl: 'totaal', fr: 'total', en: 'in total', de: 'gesamt' },
    month: { nl: 'per maand, maand, maandelijks', fr: 'par mois, mois, mensuel', en: 'per month, monthly', de: 'pro monat, monat, monatlich' },
    year: { nl: 'per jaar, jaar, jaarlijks', fr: 'par an, an, annuel', en: 'per year, yearly', de: 'pro jahr, jahr, jährlich' },
  },
  region: {
    flanders: { nl: 'vlaanderen, vlaams gewest', fr: 'flandre, région flamande', en: 'flemish region', de: 'flandern, flämische region' },
    brussels: {
      nl: 'brussel, brussels hoofdstedelijk gewest, brussels gewest',
      fr: 'bruxelles, région de bruxelles-capitale, région bruxelloise',
      en: 'brussels-capital region',
      de: 'brüssel, region brüssel-hauptstadt',
    },
    wallonia: { nl: 'wallonië, waals gewest', fr: 'wallonie, région wallonne', en: 'walloon region', de: 'wallonien, wallonische region' },
    luxembourg: { nl: 'luxemburg', fr: 'grand-duché de luxembourg', en: 'grand duchy of luxembourg', de: 'grossherzogtum luxemburg' },
  },
}

const indexes = new Map(Object.entries(words).map(([shape, table]) => [shape, indexNames(table)] as const))

/** The value of a shape that a text means; null if it means none, or the shape has no words. */
export function choiceInWords(shape: Shape, text: string): string | null {
  return indexes.get(shape)?.get(comparable(text)) ?? null
}
