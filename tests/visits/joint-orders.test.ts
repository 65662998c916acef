import { beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { chanceFrom } from '../kit/chance.ts'
import { aProperty } from '../kit/factories.ts'
import { startsIn, viewingAnswers } from './viewing-site.ts'

/** Joint visits whose households move, cancel and come back in random orders. */
lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const parties = 3
const form = href('viewing', 'nl', { id: 4001 })
const pathOfVisit = (id: string) => href('deskVisit', 'nl', { id })

beforeEach(async () => {
  await site.db.batch(['home_visits', 'leads', 'visit_terms', 'outbox'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

interface Row {
  readonly id: string
  readonly starts_at: string
  readonly seat: number
  readonly sequence: number
  readonly state: string
}
const rows = async () => (await site.db.prepare('SELECT * FROM appointments ORDER BY id').all<Row>()).results

const add = (browser: DeskBrowser, id: string, name: string) =>
  browser.post(`${href('deskNewVisit', 'nl')}?home=4001&beside=${id}`, {
    ...{ do: 'make', how: 'onSite', spoken: 'nl', visitNote: '', submission: name },
    ...{ 'caller.firstName': name, 'caller.lastName': 'Janssens', 'caller.phone': '0479 65 43 21', 'caller.email': `${name}@example.com` },
  })

/** Bruges takes one visit at a start: one household holds its seat, the others are beside it, and no more come than the home allows. */
async function expectSound(done: string): Promise<void> {
  const confirmed = (await rows()).filter(({ state }) => state === 'confirmed')
  for (const start of new Set(confirmed.map(({ starts_at }) => starts_at))) {
    const there = confirmed.filter(({ starts_at }) => starts_at === start)
    expect(
      there.map(({ seat }) => seat).filter((seat) => seat > 0),
      done,
    ).toEqual([1])
    expect(there.length, done).toBeLessThanOrEqual(parties)
    expect(new Set(there.map(({ seat }) => seat)).size, done).toBe(there.length)
  }
}

test.each([1, 2, 3])('in every order each start has one seat taken and no more households than allowed (seed %i)', async (seed) => {
  const { pick } = chanceFrom(seed)
  const browser = await deskOf('manager')
  await browser.post(href('deskHome', 'nl', { id: 4001 }), { do: 'parties', parties: String(parties), termsVersion: '0' })
  const starts = startsIn(await site.html(form)).slice(0, 3)
  await fillIn(site, form, viewingAnswers(starts[0] ?? ''))
  const done: string[] = []
  for (let step = 0; step < 14; step += 1) {
    const visit = pick(await rows())
    const act = pick(['add', 'add', 'move', 'moveAll', 'cancel', 'cancelAndUndo', 'moveAllAndUndo', 'two'] as const)
    const [path, version, to] = [pathOfVisit(visit.id), String(visit.sequence), pick(starts)]
    done.push(`${act} ${visit.id.slice(0, 4)} ${to}`)
    const post = (name: string, more: Readonly<Record<string, string>> = {}) => browser.post(path, { do: name, version, once: crypto.randomUUID(), ...more })
    const answers: Response[] = []
    if (act === 'add') answers.push(await add(browser, visit.id, `n${seed}x${step}`))
    if (act === 'move' || act === 'moveAll') answers.push(await post(act, { visitStart: to }))
    if (act === 'cancel') answers.push(await post('cancel'))
    if (act === 'two') answers.push(...(await Promise.all([post('moveAll', { visitStart: to }), post('cancel'), add(browser, visit.id, `t${seed}x${step}`)])))
    if (act === 'cancelAndUndo' || act === 'moveAllAndUndo') {
      const first = await (act === 'cancelAndUndo' ? post('cancel') : post('moveAll', { visitStart: to }))
      answers.push(first)
      const undo = first.status === 303 ? await undoIn(browser, first) : {}
      if ('do' in undo) answers.push(await browser.post(path, { ...undo, once: crypto.randomUUID() }))
    }
    expect(answers.filter(({ status }) => status >= 500).length, done.join(', ')).toBe(0)
    await expectSound(done.join(', '))
  }
})
