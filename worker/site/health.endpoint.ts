import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'

/** Liveness check: a fixed text, without using any binding. */
export const health = new Hono<{ Bindings: Env }>().get('/', (context) => context.text('ok'))
