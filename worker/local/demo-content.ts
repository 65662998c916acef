import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from './import-client.ts'
import { sendContent } from './send-content.ts'

const folder = join(import.meta.dirname, '../../db/demo/content')

/** The content files of the demo agency. */
export const demoContentFiles: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => join(folder, name))

/** Gives a site what the demo agency has written, as any agency sends its own. */
export async function sendDemoContent(target: Target): Promise<void> {
  for (const file of demoContentFiles) await sendContent(target, file)
}
