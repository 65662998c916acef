import { type SigningSecrets, seal, sealsOf } from './seal.ts'

/** The stored form of a testimonial's author: can be found by e-mail address, but does not reveal it. */
export function authorHash(secrets: SigningSecrets, email: string): Promise<string> {
  return seal(secrets, sealedText(email))
}

/** The hashes an author may be stored under: one for each signing secret. */
export function authorHashes(secrets: SigningSecrets, email: string): Promise<readonly string[]> {
  return sealsOf(secrets, sealedText(email))
}

function sealedText(email: string): string {
  return `author|${email.trim().toLowerCase()}`
}
