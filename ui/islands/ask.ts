/** Timeout of an island's requests, so that a hanging server ends in an error message. */
const timeout = 10_000 // ms

/** Fetches an address of this site and reads the response; rejects on failure, or after a timeout of 10 s. */
export async function ask<Answer>(address: string, read: (answer: Response) => Promise<Answer>, init: RequestInit = {}): Promise<Answer> {
  const answer = fetch(address, init).then(read)
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`No answer: ${address}`)), timeout)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Reads the text of a response; rejects for an error status. */
export async function readText(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  return answer.text()
}

/** Fetches a page of this site as a document; rejects on a timeout or an error status. */
export async function fetchPage(address: string, signal: AbortSignal | null = null): Promise<Document> {
  const text = await ask(address, readText, { headers: { Accept: 'text/html' }, signal })
  return parsePage(text)
}

/** Parses a page of this site. Its styles are left out: the policy of the page that is open does not allow them. */
export function parsePage(text: string): Document {
  return new DOMParser().parseFromString(text.replace(/<style>[^<]*<\/style>/, ''), 'text/html')
}
