import { ask, readText } from './ask.ts'

/** Fetches a page of this site as a document; rejects if it does not come in time or is not a success. */
export async function fetchPage(address: string, signal: AbortSignal | null = null): Promise<Document> {
  const text = await ask(address, readText, { headers: { Accept: 'text/html' }, signal })
  return new DOMParser().parseFromString(text, 'text/html')
}
