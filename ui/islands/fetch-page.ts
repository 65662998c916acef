import { ask, readText } from './ask.ts'

/** Fetches a page of this site as a document; rejects on a timeout or an error status. */
export async function fetchPage(address: string, signal: AbortSignal | null = null): Promise<Document> {
  const text = await ask(address, readText, { headers: { Accept: 'text/html' }, signal })
  return new DOMParser().parseFromString(text, 'text/html')
}
