import { type } from 'arktype'
import { type DomainRecords, twinOf } from '#db/model/agency/domain-checks.ts'

/** DNS over HTTPS, since a Worker has no resolver. @source developers.cloudflare.com/1.1.1.1/encryption/dns-over-https, "JSON" */
const resolver = 'https://cloudflare-dns.com/dns-query'
/** Timeout in milliseconds; short, since a person is waiting. */
const timeout = 2_500

const Answer = type({ Status: 'number', 'Answer?': type({ data: 'string' }).array() })

const noSuchName = 3

/** Looks up the records that the checks of the domain need. @param sender the domain of the mails' sender */
export async function lookUpDomain(origin: string, sender: string): Promise<DomainRecords> {
  const twin = twinOf(new URL(origin).hostname)
  const [addresses, spf, dmarc] = await Promise.all([twin === null ? null : lookUp(twin, 'A'), lookUp(sender, 'TXT'), lookUp(`_dmarc.${sender}`, 'TXT')])
  return { twin: addresses, spf, dmarc }
}

/** The records of a name; null if the resolver could not be asked. */
async function lookUp(name: string, kind: 'A' | 'TXT'): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${resolver}?${new URLSearchParams({ name, type: kind })}`, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const answer = Answer(await response.json())
    if (!response.ok || answer instanceof type.errors || (answer.Status !== 0 && answer.Status !== noSuchName)) return null
    // A long text comes in quoted parts.
    return (answer.Answer ?? []).map(({ data }) => data.replaceAll('" "', '').replaceAll('"', ''))
  } catch {
    return null
  }
}
