import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from '../import/import-client.ts'
import { sendContent } from '../import/send-content.ts'

const folder = join(import.meta.dirname, '../../../db/demo/content')

/** The content files of the demo agency. */
export const demoContentFiles: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => join(folder, name))

/** Imports the demo agency's content into a site, like any agency would. */
export async function sendDemoContent(target: Target): Promise<void> {
  for (const file of demoContentFiles) await sendContent(target, file)
}
