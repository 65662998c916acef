import type { Context } from 'hono'
import { readAgency, rememberedAgency } from '#db/agency.ts'
import { openStore } from '#db/client.ts'
import { type Agency, agencyWithoutRecord } from '#db/model/agency.ts'
import { type Env, settingsOf } from '#worker/env.ts'

/** The agency a site belongs to: its record, else what a site without one shows. Read once a second by an isolate, so it may be asked for often. */
export async function agencyOf(env: Env, host: string): Promise<Agency> {
  return (await readAgency(openStore(env.DB, env.LISTINGS))) ?? withoutRecord(env, host)
}

/** The agency of a request. */
export function requestAgency({ env, req }: Context<{ Bindings: Env }>): Promise<Agency> {
  return agencyOf(env, new URL(req.url).host)
}

/** The agency as this isolate last read it, for answers that may not wait for a database. */
export function knownAgency({ env, req }: Context<{ Bindings: Env }>): Agency {
  return rememberedAgency(env.LISTINGS) ?? withoutRecord(env, new URL(req.url).host)
}

const withoutRecords = new WeakMap<Env, Map<string, Agency>>()
const maxHosts = 100

/** Forms go to the address that mails come from, else to the one that every domain has (RFC 5321, 4.5.1). */
function withoutRecord(env: Env, host: string): Agency {
  const { enabled, fallback, origin, mail } = settingsOf(env)
  const url = new URL(origin ?? `http://${host}`)
  const byHost = withoutRecords.get(env) ?? new Map<string, Agency>()
  withoutRecords.set(env, byHost)
  const known = byHost.get(url.host)
  if (known) return known
  const email = mail.kind === 'none' || mail.from === null ? `postmaster@${url.hostname}` : mail.from.address
  const agency = agencyWithoutRecord(url.host, email, { enabled, default: fallback })
  if (byHost.size >= maxHosts) byHost.clear()
  byHost.set(url.host, agency)
  return agency
}
