import { type Chance, chanceFrom } from '../../kit/chance.ts'
import { type MadeHome, newHome, types } from './made-homes.ts'

/** Publications of a stock that a person must be asked about, and a day's ordinary ones. */

type Change = (home: MadeHome, chance: Chance) => MadeHome

const empty = { nl: '', fr: '', en: '', de: '' }
const oneText = { nl: 'Tekst volgt.', fr: 'Texte à venir.', en: 'Text to follow.', de: 'Text folgt.' }
const grades = ['A', 'B', 'C', 'D']

/** Each does harm to the home; some need a home of a kind. */
export const harmful: Readonly<Record<string, Change>> = {
  'prices multiplied by ten': (home) => ({ ...home, price: home.price * 10 }),
  'prices divided by a thousand': (home) => ({ ...home, price: home.price / 1_000 }),
  'prices in another currency': (home) => ({ ...home, price: Math.round(home.price * 1.0837) }),
  'prices of francs': (home) => ({ ...home, price: Math.round(home.price * 40.3399) }),
  'prices at random': (home, chance) => ({ ...home, price: Math.round(home.price * chance.pick([0.2, 0.4, 1.7, 3, 8])) }),
  'areas in square feet': (home) => ({ ...home, living: Math.round(home.living * 10.764) }),
  'areas in ares': (home) => ({ ...home, living: Math.max(1, Math.round(home.living / 100)) }),
  'texts emptied': (home) => ({ ...home, texts: empty }),
  'one language emptied': (home) => ({ ...home, texts: { ...home.texts, fr: '' } }),
  'one text for all': (home) => ({ ...home, texts: oneText }),
  'photographs gone': (home) => ({ ...home, photos: [] }),
  'one photograph left': (home) => ({ ...home, photos: home.photos.slice(0, 1) }),
  'one photograph for all': (home) => ({ ...home, photos: [1, ...home.photos.slice(1)] }),
  'energy values shifted': (home) => ({ ...home, energy: home.energy + 95 }),
  'flood scores shifted': (home) => ({ ...home, flood: grades[(grades.indexOf(home.flood) + 1) % 4] ?? 'A' }),
  'rights of pre-emption turned round': (home) => ({ ...home, preemptive: !home.preemptive }),
  'types re-assigned': (home) => ({ ...home, type: types[(types.indexOf(home.type) + 1) % types.length] ?? 'villa' }),
  'towns re-assigned': (home) => ({ ...home, town: home.town[0] === '9000' ? ['3000', 'Leuven'] : ['9000', 'Gent'] }),
  'addresses unhidden': (home) => ({ ...home, showsAddress: true }),
  'sale and rent swapped': (home) => ({ ...home, goal: home.goal === 0 ? 1 : 0 }),
  'all dated today': (home) => ({ ...home, created: '2026-11-29 08:00:00' }),
  'everything sold': (home) => ({ ...home, status: home.goal === 0 ? 2 : 4 }),
}

const names = Object.keys(harmful)

export interface Publication {
  readonly name: string
  readonly homes: readonly MadeHome[]
}

/**
 * The harmful publication with this number: one change or a mixture of two, of the whole stock or a share of it.
 * @param least the smallest share of the stock that it changes
 */
export function harmfulPublication(seed: number, number: number, stock: readonly MadeHome[]): Publication {
  const chance = chanceFrom(seed + number)
  const first = names[number % names.length] ?? ''
  const chosen = number < names.length * 2 ? [first] : [first, chance.pick(names)]
  const share = number < names.length ? 1 : stock.length <= 10 ? chance.pick([0.6, 0.8, 1]) : chance.pick([0.1, 0.3, 0.6, 1])
  const hit = new Set(chance.some(stock, Math.ceil(stock.length * share)).map(({ id }) => id))
  const changed = (home: MadeHome) => chosen.reduce((now, name) => harmful[name]?.(now, chance) ?? now, home)
  const homes = stock.map((home) => (hit.has(home.id) ? changed(home) : home))
  return { name: `${chosen.join(' and ')}, ${Math.round(share * 100)} % of ${stock.length}`, homes }
}

/** A day: 1 % of prices by at most 10 %, 0.5 % sold, 0.5 % new, 2 % of texts, 3 % of photographs, and single edits of everything else. */
export function ordinaryDay(chance: Chance, stock: readonly MadeHome[]): readonly MadeHome[] {
  const edits: readonly Change[] = [
    (home) => ({ ...home, energy: chance.whole(20, 600) }),
    (home) => ({ ...home, flood: chance.pick(grades) }),
    (home) => ({ ...home, type: chance.pick(types) }),
    (home) => ({ ...home, showsAddress: !home.showsAddress }),
    (home) => ({ ...home, living: home.living + chance.whole(-5, 5) }),
    (home) => ({ ...home, price: Math.round(home.price * 0.45) }),
  ]
  const edited = stock.map((home) => {
    let now = home
    if (chance.happens(0.01)) now = { ...now, price: Math.round(now.price * chance.between(0.9, 1.1)) }
    if (chance.happens(0.005)) now = { ...now, status: now.goal === 0 ? 2 : 4 }
    if (chance.happens(0.02)) now = { ...now, texts: { ...now.texts, nl: `${now.texts.nl} Nieuw: ${chance.whole(1, 1_000_000)}.` } }
    if (chance.happens(0.03)) now = { ...now, photos: [...now.photos.slice(1), now.id * 100 + 50 + chance.whole(0, 49)] }
    return chance.happens(0.004) ? chance.pick(edits)(now, chance) : now
  })
  const last = Math.max(...stock.map(({ id }) => id))
  const added = Array.from({ length: stock.length }).filter(() => chance.happens(0.005))
  return [...edited, ...added.map((_, at) => newHome(chance, last + 1 + at))]
}

/** A day of a source's first week: half as many homes again, and a tenth of the others put right. */
export function settlingDay(chance: Chance, stock: readonly MadeHome[]): readonly MadeHome[] {
  const last = Math.max(...stock.map(({ id }) => id))
  const corrected = stock.map((home) => {
    if (!chance.happens(0.1)) return home
    const edits: readonly Partial<MadeHome>[] = [
      { type: chance.pick(types) },
      { flood: chance.pick(grades) },
      { energy: chance.whole(20, 600) },
      { photos: [...home.photos, home.id * 100 + 99] },
    ]
    return { ...home, ...chance.pick(edits) }
  })
  return [...corrected, ...Array.from({ length: Math.ceil(stock.length / 2) }, (_, at) => newHome(chance, last + 1 + at))]
}
