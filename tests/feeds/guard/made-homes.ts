import type { HomeTraits } from '#db/model/feeds/guard/home-traits.ts'
import { type Chance, chanceFrom } from '../../kit/chance.ts'
import { aPicture, aProperty, type FeedRecord } from '../../kit/factories.ts'

/** Homes for publications that are judged: as the rule compares them, and as a CRM sends them. */
export interface MadeHome {
  readonly id: number
  readonly goal: 0 | 1
  /** Of Omnicasa: 1 active, 2 sold, 4 rented. */
  readonly status: 1 | 2 | 4
  readonly type: string
  readonly town: readonly [zip: string, name: string]
  readonly price: number
  readonly showsAddress: boolean
  readonly living: number
  readonly energy: number
  readonly texts: Readonly<Record<'nl' | 'fr' | 'en' | 'de', string>>
  /** Ids of its pictures. */
  readonly photos: readonly number[]
  readonly flood: string
  readonly preemptive: boolean
  readonly created: string
}

const towns = [
  ['8000', 'Brugge'],
  ['9000', 'Gent'],
  ['2000', 'Antwerpen'],
  ['3000', 'Leuven'],
  ['8400', 'Oostende'],
] as const
export const types: readonly string[] = ['town house', 'apartment', 'villa', 'studio']

function madeHome(chance: Chance, id: number): MadeHome {
  const goal = chance.happens(0.3) ? 1 : 0
  const text = (language: string) => `Een verzorgde woning ${id} (${language}). ${'Licht, ruim en dicht bij alles wat telt. '.repeat(3)}`
  return {
    id,
    goal,
    status: 1,
    type: chance.pick(types),
    town: chance.pick(towns),
    price: goal === 0 ? chance.whole(150, 900) * 1_000 : chance.whole(60, 240) * 10,
    showsAddress: chance.happens(0.6),
    living: chance.whole(45, 320),
    energy: chance.whole(20, 600),
    texts: { nl: text('nl'), fr: text('fr'), en: text('en'), de: text('de') },
    photos: Array.from({ length: chance.whole(4, 20) }, (_, at) => id * 100 + at),
    flood: chance.pick(['A', 'B', 'C', 'D']),
    preemptive: chance.happens(0.2),
    created: `2026-0${chance.whole(1, 9)}-1${chance.whole(0, 9)} 10:30:00`,
  }
}

export function madeStock(seed: number, count: number): readonly MadeHome[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, (_, at) => madeHome(chance, 10_001 + at))
}

export function newHome(chance: Chance, id: number): MadeHome {
  return madeHome(chance, id)
}

/** What the rule compares of a home. */
export function traitsOf(home: MadeHome): HomeTraits {
  const filled = Object.values(home.texts).filter((text) => text !== '')
  return {
    goal: home.goal === 0 ? 'sale' : 'rent',
    state: home.status === 1 ? 'available' : home.status === 2 ? 'sold' : 'rented',
    type: home.type,
    town: home.town.join(' '),
    price: home.price,
    unit: null,
    shown: home.showsAddress ? 2 : 0,
    known: 2,
    living: home.living,
    plot: null,
    energy: String(home.energy),
    text: filled.join('\n').slice(0, 160) || null,
    textLength: filled.join('').length,
    texts: filled.length,
    photo: home.photos[0] === undefined ? null : String(home.photos[0]),
    photos: home.photos.length,
    facts: JSON.stringify({ floodPScore: home.flood, preemptiveRight: home.preemptive }),
    createdAt: home.created,
  }
}

/** The home as Omnicasa sends it. */
export function recordOf(home: MadeHome): FeedRecord {
  return aProperty({
    ID: home.id,
    Goal: home.goal,
    Status: home.status,
    TypeDescription: home.type,
    Zip: home.town[0],
    City: home.town[1],
    GoogleX: undefined,
    GoogleY: undefined,
    Price: home.price,
    PublishAddress: home.showsAddress,
    HouseNumber: String((home.id % 90) + 1),
    SurfaceLiving: home.living,
    EnergyPerformance: home.energy,
    DescriptionB: home.texts,
    FloodPScore: home.flood,
    HasPreemptiveRight: home.preemptive,
    CreatedDate: home.created,
    XLargePictureItems: home.photos.map((ID) => aPicture({ ID, Url: `/pictures/terrace-${ID}.jpg` })),
  })
}
