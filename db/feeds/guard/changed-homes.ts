import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { ChangedHome, HomeTraits } from '../../model/feeds/guard/home-traits.ts'
import { importRows, listings } from '../../schema.ts'

/** The homes that a staged import would change, with what of them is compared, before and after. */

const atOnce = 1_000

type Side = 'old' | 'new'
type TextTrait = 'text' | 'textLength' | 'texts' | 'facts'

/** SQL for the traits of a row. A value of JSON is made a text, or it would be embedded. */
const plainTraits = (row: Side): Readonly<Record<Exclude<keyof HomeTraits, TextTrait>, string>> => ({
  goal: `${row}.goal`,
  state: `coalesce(${row}.held_state, ${row}.state)`,
  type: `${row}.card ->> '$.mainType' || '/' || (${row}.card ->> '$.type')`,
  town: `coalesce(${row}.zip, '') || ' ' || (${row}.card -> '$.place.city')`,
  price: `${row}.price`,
  unit: `'' || (${row}.card -> '$.price.unit')`,
  shown: `CASE WHEN ${row}.card ->> '$.place.address.street' IS NULL THEN 0 WHEN ${row}.card ->> '$.place.address.houseNumber' IS NULL THEN 1 ELSE 2 END`,
  known: `CASE WHEN ${row}.secret ->> '$.street' IS NULL THEN 0 WHEN ${row}.secret ->> '$.houseNumber' IS NULL THEN 1 ELSE 2 END`,
  living: `${row}.living_area`,
  plot: `${row}.plot_area`,
  energy: `nullif(trim(coalesce(${row}.card ->> '$.energy.value', '') || ' ' || coalesce(${row}.card ->> '$.energy.labelText', '')), '')`,
  photo: `coalesce(${row}.feed ->> '$.photos[0].key', ${row}.card ->> '$.photo.key')`,
  photos: `coalesce(json_array_length(${row}.feed, '$.photos'), ${row}.card ->> '$.photoCount')`,
  createdAt: `${row}.created_at`,
})

const languages = ['nl', 'fr', 'en', 'de', 'any']
const description = (row: Side) => `coalesce(${row}.feed -> '$.description', ${row}.record -> '$.description')`
const firstText = (row: Side) => `coalesce(${languages.map((language) => `${description(row)} ->> '$.${language}'`).join(', ')})`
const title = (row: Side) => `coalesce(${row}.feed -> '$.title', ${row}.card -> '$.title')`
const facts = (row: Side) => `${row}.record -> '$.facts'`
const filled = (text: string) => languages.map((language) => `(coalesce(${text} ->> '$.${language}', '') <> '')`).join(' + ')
const hasSameTexts = `${description('old')} IS ${description('new')} AND ${title('old')} IS ${title('new')}`

/** Texts and facts are read only where they differ: they are most of a record. */
const textTraits = (row: Side): Readonly<Record<TextTrait, string>> => ({
  text: `iif(${hasSameTexts}, NULL, substr(${firstText(row)}, 1, 160))`,
  textLength: `iif(${hasSameTexts}, 0, coalesce(length(nullif(${description(row)}, 'null')), 0))`,
  texts: `iif(${hasSameTexts}, 0, ${filled(title(row))} + ${filled(description(row))})`,
  facts: `iif(${facts('old')} IS ${facts('new')}, NULL, '' || (${facts(row)}))`,
})

/** SQL for an object of traits. D1 allows 32 arguments of a function, so there are two for each row. */
const objectOf = (traits: Readonly<Record<string, string>>) => `json_object(${Object.entries(traits).flatMap(([name, of]) => [`'${name}'`, of])})`
const compared = sql.raw(
  (['old', 'new'] as const).map((row) => `${objectOf(plainTraits(row))} AS plain_${row}, ${objectOf(textTraits(row))} AS texts_${row}`).join(', '),
)
const staged = sql.raw(
  ['goal', 'state', 'held_state', 'zip', 'price', 'living_area', 'plot_area', 'created_at', 'card', 'record', 'secret', 'feed', 'fingerprint']
    .map((name) => `columns ->> '${name}' AS ${name}`)
    .join(', '),
)

interface Row {
  readonly id: number
  readonly position: number
  readonly fingerprint: string
  readonly plain_old: string
  readonly texts_old: string
  readonly plain_new: string
  readonly texts_new: string
}

/** A changed home with the fingerprint of its staged record. */
export type StagedChange = ChangedHome & { readonly fingerprint: string }

/** The staged listings that differ from those in the stock, read a thousand at a time, by position. */
export async function* changedHomes(db: Db, importId: string): AsyncGenerator<StagedChange> {
  for (let after = 0; ; ) {
    const rows = await db.all<Row>(selectChanged(importId, after))
    for (const { id, fingerprint, ...row } of rows) {
      const before: HomeTraits = { ...JSON.parse(row.plain_old), ...JSON.parse(row.texts_old) }
      const changed: HomeTraits = { ...JSON.parse(row.plain_new), ...JSON.parse(row.texts_new) }
      yield { id, fingerprint, before, after: changed }
    }
    if (rows.length < atOnce) return
    after = rows.at(-1)?.position ?? after
  }
}

function selectChanged(importId: string, after: number): SQL {
  return sql`
    SELECT old.id AS id, new.position AS position, new.fingerprint AS fingerprint, ${compared}
    FROM (SELECT record_id, position, ${staged} FROM ${importRows}
      WHERE import_id = ${importId} AND kind = 'listing' AND position > ${after} AND outcome = 'changed' AND columns IS NOT NULL
      ORDER BY position LIMIT ${atOnce}) AS new
    CROSS JOIN ${listings} AS old ON old.id = new.record_id ORDER BY new.position`
}
