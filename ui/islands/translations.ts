import type { islandKeys } from './words.ts'

export type IslandWords = Readonly<Partial<Record<(typeof islandKeys)[number], string>>>

const tries = 5
const firstPause = 350

/** The words islands say in a language, tried up to five times more with a pause that doubles from 350 ms (specification, section 4). */
export async function loadTranslations(language: string, pause: (ms: number) => Promise<void> = wait): Promise<IslandWords> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`/words/${language}.json`).catch(() => null)
    if (answer?.ok) return answer.json()
    if (attempt === tries) throw new Error(`No words for ${language}`)
    await pause(firstPause * 2 ** attempt)
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
