import type { Harm } from '#db/model/feeds/guard/differences.ts'
import type { Finding } from '#db/model/feeds/guard/judge.ts'

const words: Readonly<Record<Harm, string>> = {
  address: 'hidden addresses published',
  goal: 'sale and rent swapped',
  price: 'prices moved by more than half',
  priceShown: 'prices published that were not',
  unit: 'units of prices changed',
  area: 'areas moved by more than half',
  text: 'texts emptied',
  photos: 'photographs gone',
  energy: 'energy certificates changed',
  law: 'legal answers changed',
  type: 'types changed',
  town: 'towns changed',
  date: 'dates of creation changed',
  returned: 'homes off the market on offer again',
  sold: 'homes sold or let',
  prices: 'prices moved by more than a tenth',
  priceFactor: 'prices changed by the same factor',
  areaFactor: 'areas changed by the same factor',
  sameText: 'homes with the same new text',
  samePhoto: 'homes with the same new photograph',
}

/** What a finding says, in English, for the sender of a feed. */
export function findingText({ harm, count, stock }: Finding): string {
  return `${words[harm]} (${count} of ${stock})`
}
