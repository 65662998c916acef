import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { type SigningSecrets, seal, sealsOf } from '#worker/signing/seal.ts'

/**
 * The sender of a form for rate limiting: keyed hashes of the IP address, one per signing secret, the current one first. IPv6 counts by /64, which is one
 * household. Null for an unknown or loopback address.
 * @param address from CF-Connecting-IP
 * @param form what is limited: forms of one kind, wrong captcha answers, logins, or requested links; `security`: the security log
 */
export async function senderHashes(
  secrets: SigningSecrets,
  address: string | null,
  form: FormName | 'captcha' | 'signIn' | 'ownerLink' | 'staffLink' | 'security',
): Promise<readonly string[] | null> {
  if (address === null || /^(?:127\.|::1$|::ffff:127\.)/.test(address)) return null
  return sealsOf(secrets, `sender|${form}|${householdOf(address)}`)
}

/** The hashes of a logged-in owner, whatever their IP address. @param what what is limited */
export function ownerSenderHashes(secrets: SigningSecrets, ownerId: string, what: 'ownerMessage' | 'ownerPaper'): Promise<readonly string[]> {
  return sealsOf(secrets, `sender|${what}|${ownerId}`)
}

/** Reduces an IPv6 address to its /64, the first four groups; IPv4 is unchanged. */
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

/** The keyed hash of a testimonial's author: supports look-up by email address without revealing it. */
export function authorHash(secrets: SigningSecrets, email: string): Promise<string> {
  return seal(secrets, authorText(email))
}

/** The hashes an author may be stored under, one per signing secret. */
export function authorHashes(secrets: SigningSecrets, email: string): Promise<readonly string[]> {
  return sealsOf(secrets, authorText(email))
}

function authorText(email: string): string {
  return `author|${email.trim().toLowerCase()}`
}
