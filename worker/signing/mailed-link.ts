import { isSealed, type SigningSecrets, seal, sealsOf } from './seal.ts'

/** The kind of account a link, code or hash is for (domain separation): one kind never opens the other. */
export type AccountKind = 'owner' | 'staff'

/** The token in a mailed link: the id of its row and a seal over it. The database and the outbox store only the id, so a leaked copy of them opens nothing. */
export async function mailedLinkToken(secrets: SigningSecrets, kind: AccountKind, id: string): Promise<string> {
  return `${id}.${await seal(secrets, linkText(kind, id))}`
}

/** Verifies a link's token. @returns the id of its row; null if forged */
export async function mailedLinkId(secrets: SigningSecrets, kind: AccountKind, token: string): Promise<string | null> {
  const [id = '', given = ''] = token.split('.')
  return (await isSealed(secrets, linkText(kind, id), given)) ? id : null
}

const codeDigits = 8

/** The eight-digit code that can be entered in the requesting browser instead of following the link. */
export async function mailedCode(secrets: SigningSecrets, kind: AccountKind, id: string): Promise<string> {
  return codeOf(await seal(secrets, codeText(kind, id)))
}

/** Verifies a typed code, ignoring spaces. */
export async function isMailedCode(secrets: SigningSecrets, kind: AccountKind, id: string, typed: string): Promise<boolean> {
  const digits = typed.replace(/[\s.-]/g, '')
  return (await sealsOf(secrets, codeText(kind, id))).map(codeOf).includes(digits)
}

/** The keyed hash under which an owner's address or device cookie is stored. */
export function ownerHash(secrets: SigningSecrets, of: 'account' | 'device', value: string): Promise<string> {
  return seal(secrets, hashText(of, value))
}

/** `ownerHash` under every secret, the current one first. */
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
