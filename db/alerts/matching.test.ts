import { expect, test } from 'vitest'
import { keepAlert } from '../../tests/alerts/alert-factory.ts'
import { anyAlert, type Sought } from '../../tests/alerts/any-alert.ts'
import { type PlainAlert, type PlainHome, plainStanding, standingOf } from '../../tests/alerts/plain-matching.ts'
import { isFull, upTo } from '../../tests/full.ts'
import { type Chance, chanceFrom } from '../../tests/kit/chance.ts'
import { coldStore, type GivenHome, stockOf } from '../../tests/listings/listing-rows.ts'
import { openAlertIndex } from './alert-index.ts'
import { fittingHomes } from './fitting-homes.ts'
import { readHomeWithSeekers, seekersOf } from './seekers.ts'

const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_128))

const towns: readonly (readonly [NonNullable<GivenHome['place']>, readonly [number, number]])[] = [
  [
    ['BE', '8000', 'Brugge', 'Bruges'],
    [51.209, 3.225],
  ],
  [
    ['BE', '9000', 'Gent', 'Gand'],
    [51.054, 3.72],
  ],
  [
    ['BE', '9820', 'Merelbeke'],
    [50.996, 3.744],
  ],
  [
    ['BE', '4000', 'Luik', 'Liège'],
    [50.633, 5.567],
  ],
  [
    ['LU', '4010', 'Esch-sur-Alzette'],
    [49.496, 5.981],
  ],
  [
    ['other', '59000', 'Lille'],
    [50.63, 3.06],
  ],
]
const words = ['zwembad', 'rustige straat', 'zicht op zee', 'tuinhuis']
const sought: Sought = {
  zips: ['8000', '8310', '9000', '9820', '9090', '4000', '4010', 'L-4010'],
  zones: ['be-31005', 'be-44021', 'be-44043', 'be-62063', 'be-30000', 'be-02000'],
  types: ['house', 'villa', 'apartment', 'loft', 'land'],
  words: ['zwembad', 'zee', 'straat rust', 'tuin'],
  points: towns.map(([, point]) => point),
}

interface AnyHome {
  readonly given: GivenHome
  readonly plain: PlainHome
}

function anyHome(chance: Chance, id: number): AnyHome {
  const [place, [lat, lng]] = chance.pick(towns)
  const [country, zip, ...names] = place
  const number = (least: number, most: number) => (chance.happens(0.15) ? null : chance.whole(least, most))
  const goal = chance.happens(0.8) ? 'sale' : 'rent'
  const price = number(100, 700)
  const numbers = {
    price: price && price * (goal === 'rent' ? 5 : 1_000),
    ...{ bedrooms: number(0, 5), bathrooms: number(1, 3), rooms: null, garages: number(0, 2), parkings: null },
    ...{ livingArea: number(60, 260), plotArea: number(100, 3_300), built: number(1945, 2022) },
  }
  const point = chance.happens(0.1) ? null : ([lat + chance.between(-0.15, 0.15), lng + chance.between(-0.2, 0.2)] as const)
  const category = chance.pick([['house', 'villa', 'villa'] as const, ['apartment', 'loft', 'loft'] as const, ['house', 'town-house', 'town-house'] as const])
  const [terrace, garden, epc, text] = [chance.happens(0.5), chance.happens(0.5), chance.pick(['A', 'B+', 'C', 'D-', 'E', null]), chance.pick(words)]
  const flags = [terrace ? ['terrace'] : [], garden ? ['garden'] : []].flat()
  return {
    given: { id, place, point, goal, ...numbers, terrace, garden, epc, category, words: text },
    plain: { id, goal, numbers, flags, label: epc, types: category, place: { country, zip, names }, point },
  }
}

test('who seeks a home, and which homes fit an alert, are what comparing each home with each alert finds, with how far it misses', {
  timeout: 300_000,
}, async () => {
  const chance = chanceFrom(seed)
  const homes = Array.from({ length: upTo(60, 500) }, (_, at) => anyHome(chance, at + 1))
  const d1 = await stockOf(homes.map(({ given }) => given))
  const store = coldStore(d1)
  const alerts: PlainAlert[] = []
  for (let left = upTo(200, 2_000); left > 0; left -= 1) {
    const goal = chance.happens(0.8) ? 'sale' : 'rent'
    const search = anyAlert(chance, goal, sought)
    const { id } = await keepAlert({ db: d1 }, { goal, search })
    alerts.push({ id, goal, search })
  }
  const text = new Map(homes.map(({ given: { id, words: own } }) => [id, own?.split(' ')]))
  const hasWords = (home: number, asked: string) => asked.split(' ').every((word) => text.get(home)?.some((own) => own.startsWith(word)) === true)
  const standings = new Map<string, string>()
  for (const { plain } of homes) {
    for (const alert of alerts) {
      const standing = plainStanding(plain, alert, hasWords)
      if (standing !== null) standings.set(`${plain.id} ${alert.id}`, standing)
    }
  }
  const index = await openAlertIndex(store)
  for (const { plain } of homes) {
    const seekers = await seekersOf(store, plain.id, index)
    const found = [...(seekers?.exact ?? []), ...(seekers?.near ?? [])].map(({ alert, shortfall }) => `${alert}: ${standingOf(shortfall)}`)
    const expected = alerts.flatMap(({ id }) => (standings.has(`${plain.id} ${id}`) ? [`${id}: ${standings.get(`${plain.id} ${id}`)}`] : []))
    expect([plain.id, ...found.sort()], `seed ${seed}`).toEqual([plain.id, ...expected.sort()])
    expect((await readHomeWithSeekers(store, plain.id)).seekers).toEqual(seekers)
  }
  for (const { id, goal, search } of alerts) {
    const [fitting] = await fittingHomes(store, [{ id, goal: goal === 'rent' ? 'rent' : 'sale', search }], homes.length, homes.length)
    const found = (fitting?.shown ?? []).map(({ card, shortfall }) => `${card.id}: ${standingOf(shortfall)}`)
    const expected = homes.flatMap(({ plain }) => (standings.has(`${plain.id} ${id}`) ? [`${plain.id}: ${standings.get(`${plain.id} ${id}`)}`] : []))
    expect([search, ...found.sort()], `seed ${seed}`).toEqual([search, ...expected.sort()])
    expect((fitting?.exact ?? 0) + (fitting?.near ?? 0)).toBe(expected.length)
  }
  expect([...standings.values()].filter((standing) => standing !== 'match').length, 'near misses were compared').toBeGreaterThan(50)
})

test('a free text that many homes hold is looked for in those added last, and the counts are said to be of those', async () => {
  const homes = Array.from({ length: 40 }, (_, at): GivenHome => ({ id: at + 1, goal: 'sale', words: at % 2 === 0 ? 'tuinhuis' : 'zee' }))
  const store = coldStore(await stockOf(homes))
  const alert = { id: 'worded', goal: 'sale' as const, search: '?q=tuinhuis' }
  const [some, all] = [await fittingHomes(store, [alert], 3, 5), await fittingHomes(store, [alert], 3, 40)]
  expect(some).toMatchObject([{ exact: 5, isPartial: true, shown: [{}, {}, {}] }])
  expect(some[0]?.shown.map(({ card }) => card.id).sort()).toEqual([35, 37, 39])
  expect(all).toMatchObject([{ exact: 20, isPartial: false }])
})
