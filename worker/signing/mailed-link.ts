import { isSealed, type SigningSecrets, seal, sealsOf } from './seal.ts'

/** Whose account a link, a code or a hash belongs to: those of one kind never open the other. */
export type AccountKind = 'owner' | 'staff'

/**
 * What a mailed link to an account's page holds: the id of its row and a seal over it. The database keeps the id alone, so that a copy of
 * it, or of a mail that waits in the outbox, opens nothing.
 */
export async function mailedLinkToken(secrets: SigningSecrets, kind: AccountKind, id: string): Promise<string> {
  return `${id}.${await seal(secrets, linkText(kind, id))}`
}

/** The id of the row that a link names; null if the link is not ours. */
export async function mailedLinkId(secrets: SigningSecrets, kind: AccountKind, token: string): Promise<string | null> {
  const [id = '', given = ''] = token.split('.')
  return (await isSealed(secrets, linkText(kind, id), given)) ? id : null
}

const codeDigits = 8

/** The code that may be typed in place of following the link, where the link was asked for: eight digits. */
export async function mailedCode(secrets: SigningSecrets, kind: AccountKind, id: string): Promise<string> {
  return codeOf(await seal(secrets, codeText(kind, id)))
}

/** Whether a typed code is that of a link; spaces in it do not count. */
export async function isMailedCode(secrets: SigningSecrets, kind: AccountKind, id: string, typed: string): Promise<boolean> {
  const digits = typed.replace(/[\s.-]/g, '')
  return (await sealsOf(secrets, codeText(kind, id))).map(codeOf).includes(digits)
}

/** The keyed hash of an owner's address or device cookie, under which the database keeps them. */
export function ownerHash(secrets: SigningSecrets, of: 'account' | 'device', value: string): Promise<string> {
  return seal(secrets, hashText(of, value))
}

/** The same under every secret, the current one first. */
export function ownerHashes(secrets: SigningSecrets, of: 'account' | 'device', value: string): Promise<readonly string[]> {
  return sealsOf(secrets, hashText(of, value))
}

function codeOf(seal: string): string {
  const number = Buffer.from(seal, 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0')
}

const linkText = (kind: AccountKind, id: string) => `${kind}-link|${id}`
const codeText = (kind: AccountKind, id: string) => `${kind}-code|${id}`
const hashText = (of: string, value: string) => `owner-${of}|${value}`
