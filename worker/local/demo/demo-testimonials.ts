import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Site } from '../site.ts'

const folder = join(import.meta.dirname, '../../../db/demo')

/** Imports the demo agency's testimonials into a site, like any agency would. */
export async function sendDemoTestimonials({ url, token }: Pick<Site, 'url' | 'token'>): Promise<void> {
  const testimonials: readonly Readonly<Record<string, string>>[] = JSON.parse(readFileSync(join(folder, 'testimonials.json'), 'utf8'))
  for (const { picture, ...texts } of testimonials) {
    const body = new FormData()
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    if (picture !== undefined) body.append('picture', new File([readFileSync(join(folder, picture))], basename(picture)))
    const answer = await fetch(`${url}/testimonials`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`A testimonial of the demo agency was not taken: ${await answer.text()}`)
  }
}
