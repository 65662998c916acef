import type { FormName } from '#db/model/lead.ts'
import { seal } from './seal.ts'

/**
 * Whoever sends a form, as limits know them: a hash nobody reads an address from. A home has a whole /64 of IPv6. The machine the site
 * runs on is nobody: no visitor comes from there.
 * @param address of CF-Connecting-IP
 */
export async function senderOf(secret: string, address: string | null, form: FormName): Promise<string | null> {
  if (address === null || /^(?:127\.|::1$|::ffff:127\.)/.test(address)) return null
  return seal(secret, `sender|${form}|${address.includes(':') ? networkOf(address) : address}`)
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
