import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AgencyRecord, storedAgency } from '#db/agency/agency.ts'
import { saveAgencyVersion } from '#db/agency/agency-versions.ts'
import { openStore } from '#db/client.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { sortedJson } from '#db/model/site/json-object.ts'
import { faultsUnder } from '#worker/agency/faulty-pages.ts'
import { readRecord } from '#worker/agency/read-record.ts'
import { changedFields } from '#worker/agency/record-document.ts'
import { pictureFolder, removeOldPictures } from '#worker/agency/sent-pictures.ts'
import type { Env } from '#worker/env.ts'
import { reviewPublication } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'
import { readSentRecord } from '../feeds/import/sent-record.endpoint.ts'

type Site = { Bindings: Env }

const maxBodySize = 12 * 1024 * 1024

/** Mounted at /agency, for API tokens: replaces the agency's record with its pictures, from a multipart body. Idempotent. */
export const agency = new Hono<Site>()

agency.use('/', requireScope('content'))

agency.post(
  '/',
  bodyLimit({ maxSize: maxBodySize, onError: (context: Context<Site>) => context.json({ error: 'the record and its pictures take more than 12 MB' }, 413) }),
  async (context) => {
    const sent = await readSentRecord(context.req, 'record')
    if (!sent) return context.json({ error: 'a multipart body is expected with JSON in `record`' }, 400)
    const { source, pictures } = sent
    const reading = readRecord(source, pictures)
    if ('errors' in reading) return context.json({ error: reading.errors.join('; '), errors: reading.errors }, 422)
    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    const known = await storedAgency(db)
    const { record, notes } = reading
    if (known && isSame(known, record)) return context.json({ counts: { added: 0, changed: 0, unchanged: 1, withdrawn: 0, rejected: 0 }, notes })
    await pictures.store(context.env.FILES, pictureFolder)
    const now = new Date()
    const faults = known === null ? [] : await faultsUnder(context.env, record, 'en', now)
    if (faults.length > 0) return context.json({ error: faults.join('; '), errors: faults }, 422)
    await saveAgencyVersion(db, record, { origin: 'import', actor: null, fields: known === null ? [] : changedFields(known, record), now }, null)
    await announceChanges(context.env)
    await reviewPublication(context.env, now)
    await removeOldPictures(context.env.FILES, db)
    return context.json({ counts: { added: known ? 0 : 1, changed: known ? 1 : 0, unchanged: 0, withdrawn: 0, rejected: 0 }, notes })
  },
)

function isSame({ version: _, ...known }: Agency, record: AgencyRecord): boolean {
  return sortedJson(known) === sortedJson(record)
}
