import { isSealed, type SigningSecrets, seal, sealsOf } from './seal.ts'

/**
 * What a mailed link to an owner's page holds: the id of its row and a seal over it. The database keeps the id alone, so that a copy of
 * it, or of a mail that waits in the outbox, opens nothing.
 */
export async function ownerLinkToken(secrets: SigningSecrets, id: string): Promise<string> {
  return `${id}.${await seal(secrets, linkText(id))}`
}

/** The id of the row that a link names; null if the link is not ours. */
export async function ownerLinkId(secrets: SigningSecrets, token: string): Promise<string | null> {
  const [id = '', given = ''] = token.split('.')
  return (await isSealed(secrets, linkText(id), given)) ? id : null
}

const codeDigits = 8

/** The code that may be typed in place of following the link, where the link was asked for: eight digits. */
export async function ownerLinkCode(secrets: SigningSecrets, id: string): Promise<string> {
  return codeOf(await seal(secrets, codeText(id)))
}

/** Whether a typed code is that of a link; spaces in it do not count. */
export async function isOwnerLinkCode(secrets: SigningSecrets, id: string, typed: string): Promise<boolean> {
  const digits = typed.replace(/[\s.-]/g, '')
  return (await sealsOf(secrets, codeText(id))).map(codeOf).includes(digits)
}

/** The keyed hash of an account's address or a device's cookie, under which the database keeps them. */
export function ownerHash(secrets: SigningSecrets, kind: 'account' | 'device', value: string): Promise<string> {
  return seal(secrets, hashText(kind, value))
}

/** The same under every secret, the current one first. */
export function ownerHashes(secrets: SigningSecrets, kind: 'account' | 'device', value: string): Promise<readonly string[]> {
  return sealsOf(secrets, hashText(kind, value))
}

function codeOf(seal: string): string {
  const number = Buffer.from(seal, 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0')
}

const linkText = (id: string) => `owner-link|${id}`
const codeText = (id: string) => `owner-code|${id}`
const hashText = (kind: string, value: string) => `owner-${kind}|${value}`
