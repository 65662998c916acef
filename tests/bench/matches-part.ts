import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { openAlertIndex } from '#db/alerts/alert-index.ts'
import { fittingHomes } from '#db/alerts/fitting-homes.ts'
import { seekersOf } from '#db/alerts/seekers.ts'
import { openStore } from '#db/client.ts'
import { href } from '#ui/routes.ts'
import { openSite } from '#worker/local/site.ts'
import { type PlainAlert, type PlainHome, plainStanding, standingOf } from '../alerts/plain-matching.ts'
import { storeStaffMember, storeStaffSession } from '../desk/staff-factory.ts'
import { importInto } from '../feeds/import-into.ts'
import { chanceFrom } from '../kit/chance.ts'
import { memoryKv } from '../kit/memory-kv.ts'
import { fillAlerts, readMatchStock } from './match-rows.ts'
import { median } from './median.ts'
import { askNoted, databaseCost, notingModules } from './noted.ts'
import { grouped, type Section, table } from './report.ts'
import { serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const alertCount = 100_000
const samples = 30
const kinds = ['a home', 'a person', 'a person with a free text'] as const

/** What is asked of the site, and what comparing everything with everything expects. */
interface Asked {
  readonly kind: (typeof kinds)[number]
  readonly path: string
  /** Texts of the page. */
  readonly expected: readonly RegExp[]
}

/** The bench part that compares who seeks a home, and what fits a person, with a plain comparison of all alerts and all homes. */
export async function matches(states: States, work: string): Promise<readonly Section[]> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const state = join(work, 'matches')
  cpSync(await states.path('large'), state, { recursive: true })
  const { cookie, asked, wrong, offered } = await prepare(state, seed)
  const pages = await using(await serveWorker(state, { modules: notingModules() }), async ({ origin }) => {
    const ask = async (asked: readonly Asked[]) => {
      const answers = []
      for (const { path, kind, expected } of asked) {
        const looks = [await askNoted(origin + path, { Cookie: cookie }), await askNoted(origin + path, { Cookie: cookie })]
        // One of the requests may include the periodic check of whether the agency has changed.
        const costs = looks.map(({ notes }) => databaseCost(notes))
        answers.push({
          kind,
          calls: Math.min(...costs.map(({ calls }) => calls)),
          rows: Math.min(...costs.map(({ rows, wordRows }) => rows + wordRows)),
          ms: Math.min(...looks.map(({ ms }) => ms)),
          isRight: looks.every(({ status, text }) => status === 200 && expected.every((part) => part.test(text))),
        })
      }
      return answers
    }
    const [first] = asked
    const cold = databaseCost((await askNoted(origin + (first?.path ?? ''), { Cookie: cookie })).notes).rows
    return { cold, answers: await ask(asked) }
  })
  const rows = kinds.map((kind) => {
    const of = pages.answers.filter((answer) => answer.kind === kind)
    const [calls, read] = [Math.max(...of.map((page) => page.calls)), Math.max(...of.map((page) => page.rows))]
    const isWorded = kind === 'a person with a free text'
    return [
      ...[kind, `${of.filter(({ isRight }) => isRight).length} of ${of.length}`, calls, verdict(calls <= targets.desk.calls)],
      ...[
        grouped(read),
        grouped(median(of.map((page) => page.rows))),
        isWorded ? '' : verdict(read <= targets.desk.rows),
        median(of.map(({ ms }) => ms)).toFixed(0),
      ],
    ]
  })
  const text = `${grouped(offered)} homes on offer and ${grouped(alertCount)} random alerts, seed ${seed} (\`FUZZ_SEED\` repeats it). ${samples} homes and ${samples} persons, and ten with a free text, compared in plain code with every alert and every home, exact matches and near misses with how far: ${wrong} answers of the queries differ. The pages are the built Worker's; the first of an isolate without a snapshot reads ${grouped(pages.cold)} rows.`
  const head = ['', 'as expected', 'most round trips', `≤ ${targets.desk.calls}`, 'most rows read', 'median', `≤ ${targets.desk.rows}`, 'median ms']
  return [{ title: 'Alerts and homes', text: `${text}\n\n${table(head, rows)}` }]
}

async function prepare(state: string, seed: number) {
  const site = await openSite({ state, quiet: true })
  try {
    const { status, errors } = await importInto(site, ['db/demo/agency.json'])
    if (status !== 0) throw new Error(errors.join('\n'))
    const db = await site.miniflare.getD1Database('DB')
    const session = await storeStaffSession(db, await storeStaffMember(db, 'manager'))
    const stock = await readMatchStock(db)
    const chance = chanceFrom(seed)
    const alerts = await fillAlerts(db, chance, stock, alertCount)
    const chosen = chance.some(stock.homes, samples)
    const store = openStore(db, memoryKv().kv)
    const index = await openAlertIndex(store)
    let wrong = 0
    const asked: Asked[] = []
    for (const home of chosen) {
      const expected = standings(alerts, (alert) => plainStanding(home, alert, stock.hasWords))
      const found = await seekersOf(store, home.id, index)
      const listed = [...(found?.exact ?? []), ...(found?.near ?? [])].map(({ alert, shortfall }) => `${alert} ${standingOf(shortfall)}`)
      if (isDifferent(listed, expected, `home ${home.id}`)) wrong += 1
      asked.push({ kind: 'a home', path: href('deskHomeSeekers', 'nl', { id: home.id }), expected: countsOf(expected) })
    }
    const isWorded = ({ search }: PlainAlert) => search.includes('q=')
    const chosenAlerts = [...chance.some(alerts, samples), ...chance.some(alerts.filter(isWorded), 10)]
    for (const alert of chosenAlerts) {
      const expected = standings(stock.homes, (home) => plainStanding(home, alert, stock.hasWords))
      const kind = isWorded(alert) ? 'a person with a free text' : 'a person'
      const goal = alert.goal === 'rent' ? 'rent' : 'sale'
      const [fitting] = await fittingHomes(store, [{ ...alert, goal }], stock.homes.length, stock.homes.length)
      const listed = (fitting?.shown ?? []).map(({ card, shortfall }) => `${card.id} ${standingOf(shortfall)}`)
      if (isDifferent(listed, expected, `alert ${alert.search}`)) wrong += 1
      asked.push({ kind, path: href('deskAlert', 'nl', { id: alert.id }), expected: countsOf(expected) })
      asked.push({
        kind,
        path: href('deskContact', 'nl', { id: await contactWith(db, alert) }),
        expected: firstHomes((fitting?.shown ?? []).map(({ card }) => card.id)),
      })
    }
    return { cookie: `desk=${session}`, asked, wrong, offered: stock.homes.length }
  } finally {
    await site.close()
  }
}

function standings<Item extends PlainHome | PlainAlert>(items: readonly Item[], of: (item: Item) => string | null): readonly string[] {
  return items.flatMap((item) => {
    const standing = of(item)
    return standing === null ? [] : [`${item.id} ${standing}`]
  })
}

/** Compares two lists in any order, and prints a few lines that only one of them has. */
function isDifferent(found: readonly string[], expected: readonly string[], what: string): boolean {
  const [own, plain] = [new Set(found), new Set(expected)]
  const differing = [...found.filter((line) => !plain.has(line)), ...expected.filter((line) => !own.has(line)).map((line) => `missing: ${line}`)]
  if (differing.length > 0) console.log(`${what}: ${differing.length} differ: ${differing.slice(0, 4).join('; ')}`)
  return differing.length > 0
}

/** The counts above both lists, as the page begins a sentence with them. */
function countsOf(lines: readonly string[]): readonly RegExp[] {
  const exact = lines.filter((line) => line.endsWith(' match')).length
  return [exact, lines.length - exact].filter((count) => count > 0).map((count) => new RegExp(`[> ]${count.toLocaleString('nl-BE')} `))
}

const firstHomes = (ids: readonly number[]) => ids.slice(0, 4).map((id) => new RegExp(`href="${href('deskHome', 'nl', { id })}"`))

/** Enters the subscriber of an alert as a contact. */
async function contactWith(db: D1Database, { id }: PlainAlert): Promise<string> {
  const contact = `contact-${id}`
  const at = '2026-11-01T10:00:00.000Z'
  await db.batch([
    db.prepare("INSERT INTO contacts (id, name, locale, source, created_at, last_at) VALUES (?1, ?1, 'nl', 'desk', ?2, ?2)").bind(contact, at),
    db
      .prepare(
        "INSERT INTO contact_keys (key, contact, kind, value, created_at) SELECT 'email:' || email, ?1, 'email', recipient, ?2 FROM subscriptions WHERE id = ?3",
      )
      .bind(contact, at, id),
  ])
  return contact
}
