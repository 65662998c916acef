import type { SyncMode } from '#db/model/feeds/sync-run.ts'
import type { StaffSession } from '#worker/accounts/staff/staff-session.ts'
import type { ImageTransformer } from '#worker/env.ts'
import { type Started, startRun } from '#worker/feeds/omnicasa/service/start-run.ts'
import type { MailDeps } from '#worker/mail/mail-deps.ts'
import { openMailDeps } from '#worker/mail/open-mail-deps.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { relayMailing } from '#worker/site/queue.ts'

/** A request for a page of the desk: its session, and what only members of the staff may set going. */
export interface DeskContext extends PageContext {
  readonly session: StaffSession
  /** Resizes pictures; null without the binding. */
  readonly images: ImageTransformer | null
  /** Announces a change of the catalogue: visible in this isolate at once, elsewhere within a minute. */
  readonly announce: () => Promise<unknown>
  /** Schedules the next step of a mailing, after the response is sent. */
  readonly continueMailing: (id: string, at: Date) => void
  /** Begins a synchronisation with the CRM. */
  readonly synchronise: (mode: SyncMode | null) => Promise<Started>
  /** Opens the mail transport, to send a mail immediately without the outbox; null if none is configured. */
  readonly openMail: () => Promise<MailDeps | null>
}

/** The context of a page of the desk, whose member is signed in. */
export function deskContext(context: PageContext, session: StaffSession): DeskContext {
  const { env, store } = context
  return {
    ...context,
    session,
    images: env.IMAGES ?? null,
    announce: () => announceChanges(env),
    continueMailing: (id, at) => store.defer(relayMailing(env, id, at, new Date())),
    synchronise: (mode) => startRun(env, new Date(), mode),
    openMail: () => openMailDeps(env),
  }
}
