/** Fetches a page of this site and gives it as a document; rejects when it does not come. */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Tells the page's scripts that there is HTML they have not seen. */
export function announceContent(): void {
  document.dispatchEvent(new CustomEvent('perron:content'))
}
