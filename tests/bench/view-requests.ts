/** What a browser requests for a page besides its HTML, the first time and with every picture of the page in view. */
export interface ViewRequests {
  readonly page: string
  /** Pictures loaded at once, and all of them. */
  readonly first: number
  readonly pictures: number
  /** Style sheets and scripts: files of the build, which the platform serves without the Worker. */
  readonly files: number
  /** Answered by the Worker: icon, manifest, speculation rules. A browser keeps them. */
  readonly small: number
  /** Views counted by a beacon. */
  readonly beacons: number
}

/** Counts the requests of a page from its HTML and headers. */
export async function requestsOf(origin: string, page: string): Promise<ViewRequests> {
  const answer = await fetch(origin + page)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`)
  const shown = html.replace(/<(noscript|template)\b[\s\S]*?<\/\1>/g, '')
  const pictures = tags(shown, 'img').filter((tag) => /\ssrc="\//.test(tag))
  const links = (rel: string) => tags(shown, 'link').filter((tag) => tag.includes(`rel="${rel}"`)).length
  const rules = answer.headers.has('Speculation-Rules') ? 1 : 0
  return {
    page,
    first: pictures.filter((tag) => !tag.includes('loading="lazy"')).length,
    pictures: pictures.length,
    files: links('stylesheet') + tags(shown, 'script').filter((tag) => tag.includes(' src="')).length,
    small: links('icon') + links('manifest') + rules,
    beacons: shown.includes(' data-seen="') ? 1 : 0,
  }
}

function tags(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
}
