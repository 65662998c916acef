import type { KVNamespace } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { readAgency, rememberedAgency } from '#db/agency/agency.ts'
import { withStore } from '#db/client.ts'
import { type Agency, agencyWithoutRecord } from '#db/model/agency/agency.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { withAgency } from '#worker/agency/agency-connections.ts'
import { type Env, type Settings, settingsOf } from '#worker/env.ts'
import { withToolScripts } from '#worker/privacy/tool-scripts.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

/** The agency of a site, outside requests: its record, or the fallback for a site without one. Cached by the isolate, so it is cheap to call. */
export async function agencyOf(env: Env): Promise<Agency> {
  return (await withStore(env.DB, env.LISTINGS, readAgency)) ?? withoutRecord(env)
}

/** The agency of a request, with the scripts of its tools for statistics. */
export async function requestAgency(context: Context<{ Bindings: Env }>): Promise<Agency> {
  return withToolScripts((await readAgency(await requestStore(context))) ?? withoutRecord(context.env))
}

/** The settings in force for a request: those of the deployment, with what the agency's record adds. */
export async function requestSettings(context: Context<{ Bindings: Env }>): Promise<Settings> {
  return withAgency(settingsOf(context.env), await requestAgency(context))
}

/** The agency as this isolate last read it, for responses that must not wait for the database. */
export function knownAgency(env: Env): Agency {
  return rememberedAgency(env.LISTINGS) ?? withoutRecord(env)
}

/** Placeholder for a local origin (an IP address or a bare name); never used to send mail. */
const localPostmaster = 'postmaster@localhost.localdomain'

const withoutRecords = new WeakMap<KVNamespace, Agency>()

/** Forms go to the sender address of mails, else to postmaster, which every domain must have (RFC 5321, 4.5.1). */
function withoutRecord(env: Env): Agency {
  const known = withoutRecords.get(env.LISTINGS)
  if (known) return known
  const { enabled, fallback, origin, mail } = settingsOf(env)
  const { host, hostname } = new URL(origin)
  const postmaster = `postmaster@${hostname}`
  const email = mail.kind === 'none' || mail.from === null ? (isEmail(postmaster) ? postmaster : localPostmaster) : mail.from.address
  const agency = agencyWithoutRecord(host, email, { enabled, default: fallback })
  withoutRecords.set(env.LISTINGS, agency)
  return agency
}
