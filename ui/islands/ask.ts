/** How long an island waits for an answer. A server that hangs must not keep a visitor waiting without a word. */
const patience = 10_000 // ms

/** Fetches an address of this site and reads the answer; rejects if that fails or takes longer than 10 s. */
export async function ask<Answer>(address: string, read: (answer: Response) => Promise<Answer>, init: RequestInit = {}): Promise<Answer> {
  const asked = fetch(address, init).then(read)
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`No answer: ${address}`)), patience)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** Reads the text of an answer; rejects for one that is not a success. */
export async function readText(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`)
  return answer.text()
}
