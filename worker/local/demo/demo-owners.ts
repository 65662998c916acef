import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPrimary } from '#db/client.ts'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { computeHomeFigures } from '#db/owners/home-figures.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { Site } from '../site.ts'
import { countsOf, type DemoHistory, type DemoRow, type DemoRows, daysBetween, fractionOf, historyRows, viewsOn } from './demo-history.ts'
import { demoAccountId } from './demo-staff.ts'

/** An account of the demo agency. */
interface DemoOwner {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** What it owns, for developers. */
  readonly about: string
  readonly homes: readonly OwnedHome[]
}

interface DemoOwners {
  readonly password: string
  /** Of that password, made beforehand: hashing takes a moment. */
  readonly hash: string
  readonly owners: readonly DemoOwner[]
  readonly histories: readonly DemoHistory[]
}

const folder = join(import.meta.dirname, '../../../db/demo')
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
/** The accounts of `db/demo/owners.json`, with the history of their homes. */
export const readDemoOwners = (): DemoOwners => readJson('owners.json')

/** Days for which the pages of other homes are counted; owners see theirs beside them. */
const daysOfOthers = 28

/**
 * Seeds the local site with owner accounts and the history of their homes, dated relative to today. Idempotent. Never for a deployed site: their password
 * is printed.
 */
export async function keepDemoOwners({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const { owners, hash, histories } = readDemoOwners()
  const today = wallTimeOf(now).day
  const rows = mergedRows([
    accountRows(owners, hash, now.toISOString()),
    ...histories.map((history) => historyRows(history, today)),
    otherViews(new Set(histories.filter(({ kind }) => kind === 'listing').map(({ id }) => id)), today),
  ])
  const database = await miniflare.getD1Database('DB')
  await database.batch([
    database.prepare("DELETE FROM listing_events WHERE import_id = 'demo-owners'"),
    ...Object.entries(rows).flatMap(([table, of]) => (of.length === 0 ? [] : [database.prepare(insertSql(table, of)).bind(JSON.stringify(of))])),
  ])
}

/** Counts alerts and comparable homes for the demo owners, as the nightly job does. The stock must be there. */
export async function countForDemoOwners({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  await computeHomeFigures(openPrimary(await miniflare.getD1Database('DB')), now)
}

/** The lines that name the log-ins of the demo owners that a site has and whose password has not been changed. @param origin of the site */
export async function demoLogins({ miniflare }: Pick<Site, 'miniflare'>, origin: string): Promise<readonly string[]> {
  const { owners, password, hash } = readDemoOwners()
  const database = await miniflare.getD1Database('DB')
  const { results } = await database.prepare('SELECT email FROM owners WHERE password = ?').bind(hash).all<{ email: string }>()
  const known = owners.filter(({ email }) => results.some((row) => row.email === email))
  const width = Math.max(...known.map(({ email }) => email.length))
  const lines = known.map(({ email, locale, about }) => `           ${origin}${href('ownerLogin', locale)}  ${email.padEnd(width)}  ${about}`)
  return lines.length === 0 ? [] : [`  owners   log in with the password ${password}:`, ...lines]
}

function accountRows(owners: readonly DemoOwner[], hash: string, at: string): DemoRows {
  const idOf = ({ email }: DemoOwner) => demoAccountId(email)
  return {
    owners: owners.map((owner) => ({
      ...{ id: idOf(owner), email: owner.email, recipient: owner.email, name: owner.name, locale: owner.locale, password: hash },
      ...{ wants_digest: true, created_at: at, changed_at: at },
    })),
    owner_homes: owners.flatMap((owner) => owner.homes.map(({ kind, id }) => ({ owner_id: idOf(owner), kind, record_id: id, since: at }))),
  }
}

interface Feed {
  readonly GetPropertyListJsonResult: { readonly Value: { readonly Items: readonly { readonly ID: number }[] } }
}

/** Views of the listings that no demo owner has, which comparable homes are taken from. */
function otherViews(owned: ReadonlySet<number>, today: string): DemoRows {
  const feed: Feed = readJson('feed.json')
  const first = dayAfter(today, 1 - daysOfOthers)
  const days = daysBetween(first, today)
  const view_days = feed.GetPropertyListJsonResult.Value.Items.filter(({ ID }) => !owned.has(ID)).flatMap(({ ID }) => {
    const traffic = { seed: String(ID), perDay: 5 + 18 * fractionOf(`listing ${ID}`), first: '2026-01-01', drops: [], today }
    return days.map((day) => ({ kind: 'listing', record_id: ID, day, ...countsOf(viewsOn(traffic, day)) }))
  })
  const view_totals = [...Map.groupBy(view_days, ({ record_id }) => record_id)].map(([record_id, of]) => ({
    ...{ kind: 'listing', record_id, since: first, visits_since: first },
    views: of.reduce((all, { views }) => all + views, 0),
    visits: of.reduce((all, { visits }) => all + visits, 0),
  }))
  return { view_days, view_totals }
}

function mergedRows(parts: readonly DemoRows[]): DemoRows {
  const tables = [...new Set(parts.flatMap((part) => Object.keys(part)))]
  return Object.fromEntries(tables.map((table) => [table, parts.flatMap((part) => part[table] ?? [])]))
}

/** Inserts the rows of a JSON array; all have the columns of the first. */
function insertSql(table: string, [first = {}]: readonly DemoRow[]): string {
  const columns = Object.keys(first)
  return `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => `value ->> '${column}'`).join(', ')} FROM json_each(?1)`
}
