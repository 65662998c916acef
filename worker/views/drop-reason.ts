import { isbot } from 'isbot'
import type { DropReason } from '#db/model/views/page-view.ts'
import dataCentres from './data-centres.json' with { type: 'json' }

const hosting: ReadonlySet<number> = new Set(dataCentres.networks.map(({ asn }) => asn))

/** Why a beacon does not count (bot, prefetch, data centre…), judged by its request; null for a person's browser. Nothing of the request is stored. */
export function dropReason(request: Request): Extract<DropReason, 'robot' | 'dataCentre' | 'prefetch' | 'notABrowser' | 'foreign'> | null {
  const { headers } = request
  const agent = headers.get('User-Agent') ?? ''
  if (agent === '' || isbot(agent)) return 'robot'
  // All browsers since 2023 send these headers to https and localhost origins.
  const [site, mode] = [headers.get('Sec-Fetch-Site'), headers.get('Sec-Fetch-Mode')]
  if (site === null || mode === null) return 'notABrowser'
  if (site !== 'same-origin' || (headers.get('Origin') ?? new URL(request.url).origin) !== new URL(request.url).origin) return 'foreign'
  if (headers.has('Sec-Purpose') || headers.has('Purpose')) return 'prefetch'
  const network = networkOf(request)
  return network !== null && hosting.has(network) ? 'dataCentre' : null
}

/** The number of the network (ASN) that a request comes from, according to Cloudflare; null if not known. */
function networkOf(request: object): number | null {
  const cf: unknown = 'cf' in request ? request.cf : null
  const asn: unknown = typeof cf === 'object' && cf !== null && 'asn' in cf ? cf.asn : null
  return typeof asn === 'number' ? asn : null
}
