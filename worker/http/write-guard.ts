/** Whether a page was led to by a page of this site, as by the redirect after a form: not by another site, a mail, or an address that was typed. Unknown counts as yes. */
export function isLedByOwnPages({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin'
}

/** Whether a write comes from our own pages (Sec-Fetch-Site, else Origin). A client that sends neither is not a browser and has no cookies to abuse. */
export function isFromOwnPages({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  return origin === null || origin === new URL(url).origin
}
