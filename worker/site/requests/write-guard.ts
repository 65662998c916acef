/** Whether a request was navigated from this site, as after a form's redirect, and not from another site, a mail or the address bar (Sec-Fetch-Site). Unknown counts as yes. */
export function isLedByOwnPages({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin'
}

/** CSRF protection: whether a write comes from our own pages (Sec-Fetch-Site, else Origin). A client that sends neither is not a browser and has no cookies to abuse. */
export function isFromOwnPages({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  return origin === null || origin === new URL(url).origin
}
