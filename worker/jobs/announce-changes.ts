import { announceChanges } from '#worker/catalogue.ts'
import type { Env } from '#worker/env.ts'

/** Every five minutes: announces a change whose announcement was cut short. */
export async function announceUntold(env: Env): Promise<void> {
  await announceChanges(env)
}
