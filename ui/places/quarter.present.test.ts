import { expect, test } from 'vitest'
import { presentQuarter } from './quarter.present.ts'

const place = (name: string, metres: number | null) => ({ name, metres, distance: metres === null ? null : `${metres} m` })
const ofHome = (places: readonly ReturnType<typeof place>[], isAbout = false) => presentQuarter({ places, compass: null, isAbout }, 'en')

test.each([
  ['nothing is known', []],
  ['no distance is known', [place('Park', null)]],
  ['all is beyond a walk', [place('Station', 2100)]],
])('there is no drawing where %s', (_, places) => expect(ofHome(places)).toBeNull())

test('places without a distance are in the list only, and the nearest comes first', () => {
  const names = ofHome([place('School', 400), place('Park', null), place('Bakery', 150)])?.drawings.wide.labels.map(({ name }) => name)
  expect(names).toEqual(['Bakery', 'School'])
})

test('the caption explains open dots only where there are some', () => {
  const caption = (metres: number) => ofHome([place('Bakery', 150), place('Station', metres)])?.caption ?? ''
  expect(caption(1200)).not.toContain('Open dot')
  expect(caption(1201)).toContain('Open dot')
})

test('rings around a point that is not exact are about right', () => {
  expect(ofHome([place('Bakery', 150)], true)?.caption).toMatch(/^Rings of about 5, 10 and 15 minutes.*rather than the exact address/)
  expect(ofHome([place('Bakery', 150)])?.caption).toMatch(/^Rings of 5, 10 and 15 minutes/)
})
