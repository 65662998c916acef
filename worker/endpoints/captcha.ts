import { Hono } from 'hono'
import { type Env, settingsOf } from '#worker/env.ts'
import { setWork } from '#worker/forms/work-proof.ts'

/** `/captcha`: work for a browser whose visitor begins to fill in a form. Each has its own, and no cache keeps it. */
export const captcha = new Hono<{ Bindings: Env }>().get('/', async (context) =>
  context.json(await setWork(settingsOf(context.env).captchaSecret, new Date()), 200, { 'Cache-Control': 'private, no-store' }),
)
