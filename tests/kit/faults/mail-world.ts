import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import type { Db } from '#db/client.ts'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import { countMails, dueMails, replayDead } from '#db/mail/outbox.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { type RequestedSignUp, signUpStatements, signUpsOf } from '#worker/alerts/subscription-sign-ups.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import type { MailDeps } from '#worker/mail/mail-deps.ts'
import { sendMail } from '#worker/mail/send-mail.ts'
import type { RenderedMail } from '#worker/mail/transport.ts'
import { relayLater, relayMails, type Work } from '#worker/site/queue.ts'
import { demoAgency } from '../demo-agency.ts'
import { type FaultOf, withFault } from './fault.ts'
import { faultyDatabase } from './faulty-database.ts'

const minute = 60_000
const mailContext = { office: 'brugge@perron.example', officeLocale: 'nl' } as const
const from = { name: 'Perron', address: 'info@perron.example' }
const maxTries = 50
const maxRetries = 5
const batchSize = 10

interface Delivery {
  readonly body: Work
  readonly at: number
  readonly attempts: number
}

/**
 * Everything between a visitor and a mailbox: the real code on a real database, with a fake queue and server and a
 * clock that jumps to the next event. `faultOf` decides which calls fail.
 */
export function openMailWorld(database: D1Database, faultOf: FaultOf) {
  let now = Date.parse('2026-11-21T10:00:00.000Z')
  let deliveries: Delivery[] = []
  const received = new Map<string, RenderedMail[]>()
  /** Mails that were accepted while the sender did not learn or record it. */
  const cutOff = new Set<string>()
  const reliableDb: Db = drizzle(database, { schema })
  const db: Db = drizzle(faultyDatabase(database, faultOf), { schema })
  const clock = () => new Date(now)

  const put = (body: Work, delaySeconds = 0) => deliveries.push({ body, at: now + delaySeconds * 1000, attempts: 1 })
  const guarded = async (what: string, call: () => void) => withFault(faultOf({ place: 'queue', what }), async () => call())
  const sendResult = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
  const env = {
    WORK: {
      send: async (body: Work, options?: { delaySeconds?: number }) => {
        await guarded('send', () => put(body, options?.delaySeconds))
        return sendResult
      },
      sendBatch: async (messages: Iterable<{ body: Work }>) => {
        await guarded('sendBatch', () => {
          for (const { body } of messages) put(body)
        })
        return sendResult
      },
      metrics: async () => sendResult.metadata.metrics,
    },
  }

  const deps: MailDeps = {
    db,
    settings: { origin: 'https://www.perron.example', signing: { current: 'known to these tests alone', previous: [] } },
    from,
    agency: demoAgency,
    transport: {
      async send(mail) {
        const fault = faultOf({ place: 'server', what: mail.id })
        if (fault === 'after') cutOff.add(mail.id)
        await withFault(fault === 'twice' ? 'none' : fault, async () => {
          received.set(mail.id, [...(received.get(mail.id) ?? []), mail])
        })
      },
      close: async () => undefined,
    },
    retry: (id, at) => relayLater(env, id, at, clock()),
    clock,
    random: () => 0,
  }

  async function handle({ body, attempts }: Delivery): Promise<void> {
    if (body.kind !== 'mail') return
    const before = received.get(body.id)?.length ?? 0
    try {
      await sendMail(body.id, deps)
    } catch {
      if ((received.get(body.id)?.length ?? 0) > before) cutOff.add(body.id)
      if (attempts <= maxRetries) deliveries.push({ body, at: now + 10_000 * 4 ** (attempts - 1), attempts: attempts + 1 })
    }
  }

  return {
    received,
    cutOff,
    db: reliableDb,
    /** Submits a form as a visitor would, and repeats it until it is accepted. */
    async submit(lead: Lead): Promise<void> {
      const mails = leadMails(lead, mailContext)
      let signUps: readonly RequestedSignUp[] = []
      for (let tries = 0; ; tries += 1) {
        try {
          signUps = await signUpsOf(db, lead, demoAgency)
          await saveLead(
            db,
            lead,
            mails,
            null,
            signUps.flatMap((signUp) => signUpStatements(db, signUp, lead)),
          )
          break
        } catch (error) {
          if (tries >= maxTries) throw error
        }
      }
      await relayMails(env, [...mailIds(lead.id, mails), ...signUps.map(({ mailId }) => mailId)])
    },
    /** Runs the queue and the five-minute job until nothing is left to send. */
    async settle(): Promise<void> {
      for (let tick = now; ; ) {
        while (deliveries.some((each) => each.at <= now)) {
          const due = deliveries.filter((each) => each.at <= now).slice(0, batchSize)
          deliveries = deliveries.filter((each) => !due.includes(each))
          await Promise.all(due.map(handle))
        }
        now = Math.max(now, Math.min(tick, ...deliveries.map((each) => each.at)))
        if (now < tick) continue
        const { waiting, sending } = await countMails(reliableDb)
        if (waiting + sending === 0 && deliveries.length === 0) return
        tick = now + 5 * minute
        await dueMails(db, clock(), 500).then(
          (ids) => relayMails(env, ids),
          () => undefined,
        )
      }
    },
    /** Replays the dead mails. */
    async replay(): Promise<void> {
      await relayMails(env, await replayDead(reliableDb, clock(), 1_000))
    },
  }
}
