import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { auth } from 'hono/utils/basic-auth'
import { openStore } from '#db/client.ts'
import { type Channel, findChannel, noteRead } from '#db/exports/channels.ts'
import { channelName } from '#db/model/exports/channel.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

/**
 * The channel of a request that has its token: as bearer token, as password of HTTP's basic scheme, or as `key`, since some portals only fetch an address.
 * Null for an unknown channel as for a wrong token.
 */
export async function authorisedChannel(context: Context<Site>, name: string): Promise<Channel | null> {
  const token = tokenOf(context)
  if (token === null || !channelName.test(name)) return null
  const { primary } = openStore(context.env.DB, context.env.LISTINGS)
  const channel = await findChannel(primary, name)
  if (channel === null || !isEqual(hashOfToken(token), channel.tokenHash)) return null
  await noteRead(primary, channel, new Date()).catch((error: unknown) => reportFault('the read of a channel was not noted', error))
  return channel
}

function tokenOf({ req }: Context<Site>): string | null {
  const [, bearer = null] = /^Bearer +(\S{1,200})$/i.exec(req.header('Authorization') ?? '') ?? []
  return bearer ?? auth(req.raw)?.password ?? req.query('key') ?? null
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
