import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'

/** Whether the Worker answers: a fixed text, no bindings used. */
export const health = new Hono<{ Bindings: Env }>().get('/', (context) => context.text('ok'))
