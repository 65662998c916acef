import { seal } from './seal.ts'

/** Whoever wrote a testimonial, known by their e-mail address to those who have it already and to nobody else. */
export function authorSeal(secret: string, email: string): Promise<string> {
  return seal(secret, `author|${email.trim().toLowerCase()}`)
}
