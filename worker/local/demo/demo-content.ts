import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Target } from '../import/import-client.ts'
import { sendContent } from '../import/send-content.ts'
import type { Site } from '../site.ts'

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

const demoFolder = join(import.meta.dirname, '../../../db/demo')

/** Imports the demo agency's testimonials into a site, like any agency would. */
export async function sendDemoTestimonials({ url, token }: Pick<Site, 'url' | 'token'>): Promise<void> {
  const testimonials: readonly Readonly<Record<string, string>>[] = JSON.parse(readFileSync(join(demoFolder, 'testimonials.json'), 'utf8'))
  for (const { picture, ...texts } of testimonials) {
    const body = new FormData()
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    if (picture !== undefined) body.append('picture', new File([readFileSync(join(demoFolder, picture))], basename(picture)))
    const answer = await fetch(`${url}/testimonials`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`A testimonial of the demo agency was not taken: ${await answer.text()}`)
  }
}
