import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'

/** Whether the Worker answers: a fixed text that touches nothing. */
export const health = new Hono<{ Bindings: Env }>().get('/', (context) => context.text('ok'))
