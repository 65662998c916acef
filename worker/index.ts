import type { ExecutionContext, ExportedHandler, Message, MessageBatch, ScheduledController } from '@cloudflare/workers-types'
import { isRestoring } from '#db/archive/archive-runs.ts'
import { openStore } from '#db/client.ts'
import { markDead } from '#db/mail/outbox.ts'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import { hasJumpedAhead, noteJobRuns } from '#db/site/job-runs.ts'
import { reportable, reportFault } from '#db/site/report-fault.ts'
import { sendDigests } from '#worker/alerts/send-digests.job.ts'
import { answer } from '#worker/app.ts'
import { beginNightlyArchive, continueOnQueue, noteErased, rescueArchive } from '#worker/archive/archive.job.ts'
import { finishContactImports } from '#worker/contacts/imports/finish-imports.job.ts'
import { publishDueTexts } from '#worker/content/publish-planned.job.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { showPendingEntries } from '#worker/feeds/entries/show-entries.job.ts'
import { continueImport } from '#worker/feeds/import/continue-import.ts'
import { sweepImports } from '#worker/feeds/import/sweep-imports.job.ts'
import { reviewPublication } from '#worker/feeds/publication.ts'
import { queueReceipts } from '#worker/feeds/sync/queue-receipts.job.ts'
import { sendReceipts } from '#worker/feeds/sync/send-receipts.ts'
import { beginSync, continueSync, sweepSyncRuns } from '#worker/feeds/sync/sync-crm.job.ts'
import { queueDueLeads, sendToCrms } from '#worker/leads/crm/send-leads.job.ts'
import { openMailDeps } from '#worker/mail/mail-deps.ts'
import { rescueMails } from '#worker/mail/rescue-mails.job.ts'
import { sendMail } from '#worker/mail/send-mail.ts'
import { continueMailing, sendMailings } from '#worker/newsletters/send-mailings.job.ts'
import { sendOwnerDigests } from '#worker/owners/send-owner-digests.job.ts'
import { eraseDueLeads, eraseUnpublished } from '#worker/privacy/erasure.job.ts'
import { purge } from '#worker/site/caching/purge.ts'
import { announcePending, computeFigures, rescueSitemap, warmLists, writeSitemap } from '#worker/site/catalogue.job.ts'
import { beat } from '#worker/site/heartbeat.ts'
import { isView, isWork, type Work } from '#worker/site/queue.ts'
import { type Job, runJobs } from '#worker/site/run-jobs.ts'
import {
  clearWords,
  forgetVisitors,
  sweepDigests,
  sweepDocuments,
  sweepForms,
  sweepMissedPaths,
  sweepOwners,
  sweepRemoved,
  sweepSitemap,
  sweepStaff,
  sweepSubscriptions,
  sweepViews,
} from '#worker/site/sweeps.job.ts'
import { countViews } from '#worker/views/count-views.job.ts'
import { remindOwners } from '#worker/visits/remind-owners.job.ts'

const nightly = '17 3 * * *'

/** The jobs of each cron in `wrangler.toml`, by name. */
const jobs: ReadonlyMap<string, Readonly<Record<string, Job<Env>>>> = new Map([
  [
    nightly,
    {
      sweepImports,
      sweepRemoved,
      sweepForms,
      sweepOwners,
      sweepStaff,
      sweepSubscriptions,
      sweepDigests,
      eraseDueLeads,
      clearWords,
      forgetVisitors,
      sweepSyncRuns,
      eraseUnpublished,
      sweepDocuments,
      sweepMissedPaths,
      sweepSitemap,
      reviewPublication,
      computeFigures,
      beginNightlyArchive,
    },
  ],
  [
    '*/5 * * * *',
    {
      ...{ announcePending, beginSync, rescueMails, sendMailings, sendDigests, sendOwnerDigests, remindOwners, rescueSitemap, showPendingEntries, sweepViews },
      ...{ rescueArchive, noteErased },
    },
  ],
  ['* * * * *', { publishDueTexts, finishContactImports, queueDueLeads, queueReceipts }],
])

/** Entry points. Each checks the settings first and fails without them: `fetch` in `app.ts`, the others here. */
export default {
  fetch: (request, env, context) => withReportableErrors(answer(request, env, context)),
  queue: (batch, env, context) => withReportableErrors(handleBatch(batch, env, context)),
  scheduled: (controller, env) => withReportableErrors(runDueJobs(controller, env)),
} satisfies Pick<ExportedHandler<Env, Work | ViewMessage>, 'queue' | 'scheduled'> & { fetch: typeof answer }

/** The runtime logs what an entry point throws, values of queries included. */
function withReportableErrors<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw reportable(error)
  })
}

async function handleBatch(batch: MessageBatch<Work | ViewMessage>, env: Env, context: ExecutionContext): Promise<void> {
  settingsOf(env)
  const messages = batch.messages.filter(isWork)
  if (batch.queue.endsWith('-dead')) return settleEach(messages, (body) => keepDead(env, body))
  const of = (kind: Work['kind']) => messages.filter(({ body }) => body.kind === kind)
  const catalogueWork = messages.filter(({ body }) => body.kind === 'warm-lists' || body.kind === 'write-sitemap')
  const views = batch.messages.filter(isView)
  const handle = (body: Work) => work(env, body, context)
  // Concurrent, so that a slow service does not delay other work.
  await Promise.all([
    countViews(views, env),
    sendMails(of('mail'), env),
    purgeTogether(of('purge'), env),
    settleEach(catalogueWork, handle),
    settleEach(of('sync'), handle),
    settleEach(of('import'), handle),
    settleEach(of('mailing'), handle),
    settleEach(of('crm-lead'), handle),
    settleEach(of('receipts'), handle),
    settleEach(of('archive'), handle),
  ])
}

async function runDueJobs(controller: ScheduledController, env: Env): Promise<void> {
  settingsOf(env)
  const due = jobs.get(controller.cron)
  if (due === undefined) {
    reportFault(`No job runs at the cron ${controller.cron}: the crons of wrangler.toml and of worker/index.ts differ`)
    throw new Error(`no job runs at ${controller.cron}`)
  }
  const { db } = openStore(env.DB, env.LISTINGS)
  // Half a database: its mails, digests and sweeps would be wrong.
  if (await isRestoring(db)) return
  const now = new Date(controller.scheduledTime)
  if (controller.cron === nightly && (await hasJumpedAhead(db, now, new Date())))
    return reportFault('The clock is far ahead of the last job: the jobs of the night wait')
  await runJobs(due, env, now, (...ended) => noteJobRuns(db, ...ended))
  await beat(env, controller.cron)
}

async function work(env: Env, body: Work, context: ExecutionContext): Promise<void> {
  if (body.kind === 'warm-lists') await warmLists(env, body.version)
  if (body.kind === 'write-sitemap') await writeSitemap(env)
  if (body.kind === 'sync') await continueSync(env, body)
  if (body.kind === 'import') await continueImport(env, body, new Date())
  if (body.kind === 'crm-lead') await sendToCrms(env, body.id)
  if (body.kind === 'receipts') await sendReceipts(env, body.source, (request) => answer(request, env, context), new Date())
  if (body.kind === 'archive') await continueOnQueue(env, new Date())
  if (body.kind === 'mailing') await continueMailing(env, body.id, new Date())
}

/** Merges the purges of a batch into one call: the API's rate limit is a few per minute. */
async function purgeTogether(messages: readonly Message<Work>[], env: Env): Promise<void> {
  const tags = new Set(messages.flatMap(({ body }) => (body.kind === 'purge' ? body.tags : [])))
  const purging = tags.size > 0 ? purge(env, [...tags]) : Promise.resolve()
  await settleEach(messages, () => purging)
}

/** Sends the mails of a batch over one connection. Without a transport they wait in the outbox. */
async function sendMails(messages: readonly Message<Work>[], env: Env): Promise<void> {
  if (messages.length === 0) return
  const deps = await openMailDeps(env)
  try {
    await settleEach(messages, async (body) => {
      if (deps && body.kind === 'mail') await sendMail(body.id, deps)
    })
  } finally {
    await deps?.transport.close()
  }
}

/** Dead-letter handler for a message out of retries. A mail is marked dead and can be replayed. */
async function keepDead(env: Env, body: Work): Promise<void> {
  reportFault(`The queue gave up a message: ${nameOf(body)}`)
  if (body.kind === 'mail') await markDead(openStore(env.DB, env.LISTINGS).db, body.id, 'the queue gave it up')
}

/** Handles messages one by one, so that only a failed one is retried, with backoff. */
async function settleEach(messages: readonly Message<Work>[], handle: (body: Work) => Promise<void>): Promise<void> {
  for (const message of messages) {
    try {
      await handle(message.body)
      message.ack()
    } catch (error) {
      reportFault(`A message is retried: ${nameOf(message.body)}`, error)
      message.retry({ delaySeconds: 10 * 4 ** (message.attempts - 1) })
    }
  }
}

/** A queue message as a log names it: its kind and the id of its row. */
function nameOf(body: Work): string {
  return 'id' in body ? `${body.kind} ${body.id}` : body.kind
}
