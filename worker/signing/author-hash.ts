import { type SigningSecrets, seal, sealsOf } from './seal.ts'

/** The keyed hash of a testimonial's author: supports look-up by email address without revealing it. */
export function authorHash(secrets: SigningSecrets, email: string): Promise<string> {
  return seal(secrets, sealedText(email))
}

/** The hashes an author may be stored under, one per signing secret. */
export function authorHashes(secrets: SigningSecrets, email: string): Promise<readonly string[]> {
  return sealsOf(secrets, sealedText(email))
}

function sealedText(email: string): string {
  return `author|${email.trim().toLowerCase()}`
}
