import { expect, test } from 'vitest'
import type { Place } from '../listings/listing.ts'
import { townOf } from './town-of.ts'

test.each<[country: Place['country'], zip: string | null, city: Place['city'], town: string | null]>([
  ['BE', '8000', { nl: 'Brugge' }, 'be-31005'],
  ['BE', '8310', { nl: 'Assebroek' }, 'be-8310-assebroek'],
  ['BE', '8310', { nl: 'SINT KRUIS' }, 'be-8310-sint-kruis'],
  ['BE', '8310', { nl: 'Brugge' }, 'be-31005'],
  ['BE', '8310', { nl: 'Elders' }, 'be-31005'],
  ['BE', '8310', {}, 'be-31005'],
  ['BE', '8300', { fr: 'Knokke-Heist' }, 'be-31043'],
  ['BE', '8300', { nl: 'Knokke' }, 'be-8300-knokke'],
  ['BE', '9000', { fr: 'Gand' }, 'be-44021'],
  ['LU', '6311', { any: 'Reisdorf' }, 'lu-reisdorf'],
  ['LU', '6311', { any: 'Luxembourg' }, 'lu-beaufort'],
  ['LU', '6231', { any: 'Rosport-Mompach' }, 'lu-rosport-mompach'],
  ['LU', '4010', { any: 'Esch-sur-Alzette' }, 'lu-esch-sur-alzette'],
  ['BE', '4011', { any: 'Esch-sur-Alzette' }, null],
  ['BE', '99', { nl: 'Brugge' }, null],
  ['BE', null, { nl: 'Brugge' }, null],
  ['other', '8000', { nl: 'Brugge' }, null],
])('a place in %s %s called %j is in the town %s', (country, zip, city, town) => {
  expect(townOf({ country, zip, city })?.code ?? null).toBe(town)
})
