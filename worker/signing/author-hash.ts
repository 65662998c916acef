import { type SigningSecrets, seal, sealsOf } from './seal.ts'

/** The author of a testimonial as it is stored: found again by those who know the e-mail address, and telling it to nobody else. */
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
