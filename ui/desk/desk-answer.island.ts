import { ask, parsePage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { findIslands, islandName, propsOf } from '../islands/lookup.ts'

/** A page of the desk that was fetched in the background. */
export interface DeskAnswer<Name extends keyof IslandProps> {
  /** The final address, after redirects. */
  readonly address: string
  /** The props of the island on that page; null for a page without it, such as the sign-in. */
  readonly props: IslandProps[Name] | null
  /** The page's error message. */
  readonly problem: string | null
}

/** Fetches a page of the desk, or posts a form to it, and reads the props of an island. Rejects on a timeout. */
export async function askDesk<Name extends keyof IslandProps>(name: Name, address: string, body: FormData | null = null): Promise<DeskAnswer<Name>> {
  const init: RequestInit = body === null ? {} : { method: 'POST', body }
  return ask(
    address,
    async (answer) => {
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${answer.status} ${answer.url}`)
      const page = parsePage(await answer.text())
      const host = findIsland(page, name)
      return { address: answer.url, props: host === undefined ? null : propsOf(host, name), problem: problemIn(page) }
    },
    { ...init, headers: { Accept: 'text/html' } },
  )
}

const findIsland = (page: Document, name: keyof IslandProps) => [...findIslands(page)].find((each) => islandName(each) === name)

/** The heading of the summary of errors and what follows it, each a sentence; null if the page has none. */
export function problemIn(page: Document): string | null {
  // The summary is what takes the focus.
  const summary = findIsland(page, 'focus')
  return summary === undefined ? null : [...summary.children].map(({ textContent }) => textContent.trim().replace(/(?<![.!?])$/, '.')).join(' ')
}
