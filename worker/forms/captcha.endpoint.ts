import { Hono } from 'hono'
import { type Env, settingsOf } from '#worker/env.ts'
import { setWork } from '#worker/forms/captcha.ts'

/** `/captcha`: a new challenge, requested when a visitor starts filling in a form. Never cached. */
export const captcha = new Hono<{ Bindings: Env }>().get('/', async (context) =>
  context.json(await setWork(settingsOf(context.env).signing, new Date()), 200, { 'Cache-Control': 'private, no-store' }),
)
