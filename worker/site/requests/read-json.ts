import type { Context } from 'hono'

/** The JSON body of a request; null if it is invalid. */
export function readJson<Site extends object>({ req }: Context<Site>): Promise<unknown> {
  return req.json().catch(() => null)
}
