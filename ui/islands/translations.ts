import type { islandKeys } from './island-messages.ts'

export type IslandWords = Readonly<Partial<Record<(typeof islandKeys)[number], string>>>

const maxRetries = 5
const firstDelay = 350 // ms

/** The messages of islands in a language, with up to 5 retries and a delay that doubles from 350 ms (specification, section 4). Rejects after the last. */
export async function loadTranslations(language: string, pause: (ms: number) => Promise<void> = wait): Promise<IslandWords> {
  for (let retry = 0; ; retry++) {
    const answer = await fetch(`/words/${language}.json`).catch(() => null)
    if (answer?.ok) return answer.json()
    if (retry === maxRetries) throw new Error(`No messages for ${language}`)
    await pause(firstDelay * 2 ** retry)
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
