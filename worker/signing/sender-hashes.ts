import type { FormName } from '#db/model/lead.ts'
import { type SigningSecrets, sealsOf } from './seal.ts'

/**
 * The sender of a form as rate limits know it: hashes that hide the address, one for each signing secret, the current one first. An IPv6 address
 * counts as its /64, which is one household. Null for an unknown address and for this machine's own.
 * @param address of CF-Connecting-IP
 * @param form what is counted: forms of one kind, wrong answers to captchas in any, log-ins, or links that owners or the staff ask for
 */
export async function senderHashes(
  secrets: SigningSecrets,
  address: string | null,
  form: FormName | 'captcha' | 'signIn' | 'ownerLink' | 'staffLink',
): Promise<readonly string[] | null> {
  if (address === null || /^(?:127\.|::1$|::ffff:127\.)/.test(address)) return null
  return sealsOf(secrets, `sender|${form}|${householdOf(address)}`)
}

/** The same of an owner who is logged in, wherever they write from. @param what is counted */
export function ownerSenderHashes(secrets: SigningSecrets, ownerId: string, what: 'ownerMessage' | 'ownerPaper'): Promise<readonly string[]> {
  return sealsOf(secrets, `sender|${what}|${ownerId}`)
}

/** An address, of IPv6 the /64: its first four groups. */
export function householdOf(address: string): string {
  return address.includes(':') ? networkOf(address) : address
}

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
