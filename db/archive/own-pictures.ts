import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { picturePath } from '../feeds/entry-pictures.ts'
import { addedPath } from '../model/listings/presentation.ts'

/** The paths, as records name them, of photographs that no other site serves: uploaded at the desk, or sent by a CRM without a lasting address. */
export async function readOwnPictures(db: Db): Promise<readonly string[]> {
  const entered = await db.all<{ id: string }>(sql`SELECT id FROM entry_pictures`)
  const added = await db.all<{ key: string }>(
    sql`SELECT DISTINCT photo.value ->> '$.key' AS key FROM presentations, json_each(json_array(json(own), json(previous))) AS state, json_each(coalesce(state.value -> '$.added', '[]')) AS photo`,
  )
  const sent = await db.all<{ url: string }>(
    sql`SELECT DISTINCT photo.value ->> '$.url' AS url FROM listings, json_each(coalesce(record -> '$.photos', '[]')) AS photo WHERE source = 'sweepbright' AND photo.value ->> '$.url' LIKE '/%'`,
  )
  return [...entered.map(({ id }) => picturePath(id)), ...added.map(({ key }) => addedPath({ key })), ...sent.map(({ url }) => url)]
}
