import { readFileSync } from 'node:fs'

/** The text that holds the private key of archives: a file, or `BACKUP_KEY`, which is the key or the name of its file. Null without either. */
export function privateKeyText(file: string | undefined, environment: Readonly<Record<string, string | undefined>>): string | null {
  if (file !== undefined) return readFileSync(file, 'utf8')
  const given = environment.BACKUP_KEY ?? ''
  if (given === '') return null
  return /^AGE-SECRET-KEY-/i.test(given.trim()) ? given : readFileSync(given, 'utf8')
}
