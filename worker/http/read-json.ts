import type { Context } from 'hono'

/** The JSON that a call sent; null where its body is none. */
export function readJson<Site extends object>({ req }: Context<Site>): Promise<unknown> {
  return req.json().catch(() => null)
}
