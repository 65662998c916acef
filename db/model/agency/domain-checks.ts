/** What must be right about the site's address, and the domain that its mails come from, before an agency goes live. */

type Verdict = 'fine' | 'wrong'

/** A check; `subject` is the address or domain it is about. Unknown: not looked up, or the look-up failed. */
export type DomainCheck =
  | { readonly name: 'address' | 'https'; readonly state: Verdict; readonly subject: string }
  | { readonly name: 'twin' | 'spf' | 'dmarc'; readonly state: Verdict | 'unknown'; readonly subject: string }
  | { readonly name: 'dkim'; readonly state: 'unknown'; readonly subject: string }

/** DNS records by what they are for; null: not looked up, or the look-up failed. */
export interface DomainRecords {
  readonly twin: readonly string[] | null
  readonly spf: readonly string[] | null
  readonly dmarc: readonly string[] | null
}

export const noRecords: DomainRecords = { twin: null, spf: null, dmarc: null }

/** The same site with or without `www.`, which visitors type as well; null for an address below another domain. */
export function twinOf(host: string): string | null {
  if (host.startsWith('www.')) return host.slice('www.'.length)
  return host.split('.').length === 2 ? `www.${host}` : null
}

/**
 * The checks in the order of the list.
 * @param origin the address that the site names as its own
 * @param seen the address at which it was opened
 * @param sender the domain of the mails' sender
 */
export function checkDomain({ origin, seen, sender }: { readonly origin: string; readonly seen: string; readonly sender: string }, records: DomainRecords) {
  const { protocol, hostname } = new URL(origin)
  const twin = twinOf(hostname)
  const found = (list: readonly string[] | null, mark: RegExp): Verdict | 'unknown' =>
    list === null ? 'unknown' : list.some((text) => mark.test(text)) ? 'fine' : 'wrong'
  const checks: readonly DomainCheck[] = [
    { name: 'address', state: origin === seen ? 'fine' : 'wrong', subject: origin },
    { name: 'https', state: protocol === 'https:' ? 'fine' : 'wrong', subject: origin },
    ...(twin === null ? [] : [{ name: 'twin', state: found(records.twin, /./), subject: twin } as const]),
    { name: 'spf', state: found(records.spf, /^v=spf1\b/i), subject: sender },
    { name: 'dmarc', state: found(records.dmarc, /^v=DMARC1\b/i), subject: sender },
    { name: 'dkim', state: 'unknown', subject: sender },
  ]
  return checks
}
