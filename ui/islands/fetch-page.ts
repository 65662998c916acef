/** Fetches a page of this site as a document; rejects if it cannot be fetched or is not a success. */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
