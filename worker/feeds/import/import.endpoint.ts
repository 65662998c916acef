import { createId } from '@paralleldrive/cuid2'
import { type } from 'arktype'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Db, openStore } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { discardImport, findImport, openImport, supersedeOthers } from '#db/feeds/imports.ts'
import { entrySource, ownIdsSource } from '#db/listings/public-ids.ts'
import { feedFormats, type Import } from '#db/model/feeds/import-run.ts'
import { requireDesk } from '#worker/desk/require-desk.ts'
import type { Env } from '#worker/env.ts'
import { tellOfHeld } from '#worker/feeds/guard/tell-of-held.ts'
import { finishStep, holdForPreview, reasonsOf, refusalText } from '#worker/feeds/import/finish-step.ts'
import { stageDeletions, stageRecords } from '#worker/feeds/import/stage-records.ts'
import { closedPictureHosts } from '#worker/feeds/photo-hosts.ts'
import { importRulesOn } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { requestSettings } from '#worker/site/pages/agency.ts'
import { drainBody, readJson } from '#worker/site/requests/read-body.ts'
import { requireScope, sentByToken } from '#worker/site/requests/require-token.ts'

/**
 * Imports of feeds, with the import token or from the desk: an import is opened, its records arrive in chunks, and it is finished in as many calls as
 * needed. Nothing is visible before the last chunk has arrived; a newer import supersedes an older one of the same source.
 */

type Site = { Bindings: Env }
type CatalogueChanged = (env: Env) => Promise<readonly string[]>

const maxBody = 8 * 1024 * 1024

const Opening = type({ mode: "'full' | 'partial'", 'force?': 'boolean', 'format?': type.enumerated(...feedFormats), 'source?': /^[a-z][a-z0-9-]{0,30}$/ })
const Refused = type({ position: 'number.integer >= 1', id: 'string <= 200 | null', reason: 'string <= 500' })
const Records = type({
  kind: "'listing' | 'project'",
  /** Of the first record, counted from 1 within its kind. */
  position: 'number.integer >= 1',
  records: 'unknown[] <= 1000',
  /** Records that the sender could not read. */
  'unusable?': Refused.array().atMostLength(1000),
})
/** Ids that the source has deleted, of either kind. */
const Deletions = type({ ids: type('string <= 200').array().atMostLength(1000) })
const Finishing = type({
  kinds: "('listing' | 'project')[] <= 2",
  'mode?': "'full' | 'partial'",
  'force?': 'boolean',
  /** Whether it is held for the sender to confirm what it would do. */
  'preview?': 'boolean',
  'short?': type({ kind: "'listing' | 'project'", held: 'number.integer >= 0', announced: 'number.integer >= 0' }).array().atMostLength(2),
  'resume?': type({ kind: "'listing' | 'project'", after: 'number.integer >= 0' }),
})

/** Access control of an importer, and the origin it records. */
interface Door {
  readonly guards: readonly MiddlewareHandler<Site>[]
  opened(context: Context<Site>, db: Db, id: string): Promise<void>
}

/** The importer behind a door. */
function createImporter(door: Door, catalogueChanged: CatalogueChanged = announceChanges): Hono<Site> {
  const app = new Hono<Site>()

  for (const guard of door.guards) app.use(guard)
  app.use(
    bodyLimit({
      maxSize: maxBody,
      async onError(context: Context<Site>) {
        await drainBody(context.req.raw, 8 * maxBody)
        return refuse(context, 413, 'the body is over 8 MB')
      },
    }),
  )

  app.post('/', async (context) => {
    const body = Opening(await readJson(context))
    if (body instanceof type.errors) return refuse(context, 400, body.summary)
    const format = body.format ?? 'omnicasa'
    const source = body.source ?? format
    if (source === ownIdsSource && format !== 'omnicasa') return refuse(context, 400, `the source ${ownIdsSource} takes only its own format`)
    if (source === entrySource) return refuse(context, 400, `the source ${entrySource} is for homes entered by hand`)
    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    const version = await supersedeOthers(db, source, now())
    if (version !== null) await catalogueChanged(context.env)
    const id = createId()
    await openImport(db, id, body.mode, { source, format, sender: context.get('sender') }, now())
    await door.opened(context, db, id)
    return context.json({ id }, 201)
  })

  app.post('/:id/records', async (context) => {
    const step = await readStep(context, Records, ['receiving'])
    if (step instanceof Response) return step
    const { db, current, body } = step
    return context.json(await stageRecords(db, current, body, context.env.PLACE_SALT))
  })

  app.post('/:id/deleted', async (context) => {
    const step = await readStep(context, Deletions, ['receiving'])
    if (step instanceof Response) return step
    const { db, current, body } = step
    return context.json({ staged: await stageDeletions(db, current, body.ids) })
  })

  app.post('/:id/finish', async (context) => {
    const read = await readStep(context, Finishing, ['receiving', 'applying'])
    if (read instanceof Response) return read
    const { db, current, body } = read
    const finishing = { kinds: body.kinds, mode: body.mode ?? null, force: body.force ?? false, short: body.short ?? [], resume: body.resume ?? null }
    if (body.preview === true && current.state === 'receiving') {
      const refusal = await holdForPreview(db, current, { kinds: body.kinds, mode: body.mode ?? current.mode, short: body.short ?? [] }, now())
      if (refusal === null) return context.json({ held: current.id })
      return context.json({ error: refusalText(refusal), refused: refusalText(refusal), refusal }, 409)
    }
    const step = await finishStep(db, current, finishing, await importRulesOn(context.env, new Date()), now())
    if ('refused' in step) {
      const error = refusalText(step.refused)
      const isHeld = await tellOfHeld(context.env, current.id, new Date())
      const held = isHeld || step.refused.why === 'judged' ? { held: { reasons: reasonsOf(step.refused) } } : {}
      return context.json({ error, refused: error, refusal: step.refused, ...held }, 409)
    }
    if (!step.done) return context.json(step)
    // Even if nothing changed: the previous import's announcement may have been cut short.
    const warnings = await catalogueChanged(context.env)
    const closed = await closedPictureHosts(db, current.source, (await requestSettings(context)).photos)
    const pictureHosts = closed.map(({ host, pictures }) => ({ host, pictures }))
    return context.json({ done: true, counts: step.counts, warnings, pictureHosts })
  })

  app.delete('/:id', async (context) => {
    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    await discardImport(db, context.req.param('id'), now())
    return context.body(null, 204)
  })

  return app
}

/** Mounted at /import, for tokens. */
export const importer = createImporter({ guards: [requireScope('import'), sentByToken], opened: async () => undefined })

/** Mounted at /import/desk, for the script of the desk's page. */
export const deskImporter = createImporter({
  guards: [requireDesk('imports')],
  async opened(context, db, id) {
    await recordAct(db, context.get('member'), { action: 'import', object: 'import', objectId: id }, new Date())
  },
})

function now(): string {
  return new Date().toISOString()
}

function refuse(context: Context<Site>, status: 400 | 404 | 409 | 413, error: string): Response {
  return context.json({ error }, status)
}

/** Reads the body of an import step and its import, which must be in one of these states; otherwise the error response. */
async function readStep<Body>(
  context: Context<Site, '/:id/*'>,
  shape: (value: unknown) => Body | type.errors,
  states: readonly Import['state'][],
): Promise<{ readonly db: Db; readonly current: Import; readonly body: Body } | Response> {
  const body = shape(await readJson(context))
  if (body instanceof type.errors) return refuse(context, 400, body.summary)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const current = await findImport(db, context.req.param('id'))
  if (!current) return refuse(context, 404, 'no such import')
  return states.includes(current.state) ? { db, current, body } : refuse(context, 409, whyClosed(current))
}

function whyClosed({ state }: Import): string {
  if (state === 'superseded') return 'a newer import has superseded this one'
  if (state === 'applying') return 'this import takes no more records'
  return state === 'done' ? 'this import is finished' : 'this import was refused'
}
