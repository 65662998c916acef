import type { Db } from '#db/client.ts'
import { stageDeleted } from '#db/feeds/import-staging.ts'
import { findPublicIds } from '#db/listings/public-ids.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'

/** Stages explicit deletions, of listings and projects unless the kind is given; unknown ids are ignored. @returns how many records will be withdrawn */
export async function stageDeletions(
  db: Db,
  { id, source }: Import,
  externalIds: readonly string[],
  kinds: readonly RecordKind[] = ['listing', 'project'],
): Promise<number> {
  const records = kinds.flatMap((kind) => externalIds.map((externalId) => ({ kind, externalId })))
  const ids = await findPublicIds(db, source, records)
  let staged = 0
  for (const kind of kinds) {
    const known = externalIds.map((externalId) => ids.of(kind, externalId)).filter((publicId) => publicId !== null)
    staged += await stageDeleted(db, id, kind, known)
  }
  return staged
}
