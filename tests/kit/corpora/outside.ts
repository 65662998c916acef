import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Larger collections of other projects, and recorded feeds. They are not part of the repository and are used if this folder exists beside it. */
const folder = resolve(import.meta.dirname, '../../../../shared/data')

/** How many cases each file holds, so that a run without them can say how many it skipped. */
const cases = {
  'corpora/blns.json': 515,
  'corpora/email_isemail_hapi.json': 210,
  'corpora/accept_language_negotiator.json': 92,
  'corpora/locale_match_formatjs.json': 13,
  'corpora/phone_metadata_be_lu_nl_fr_de.json': 5,
  'corpora/slugify_cases.json': 503,
  'corpora/video_get_video_id.json': 121,
  'categories.json': 96,
  'feed-25k.json.gz': 25_375,
  'feed-100k.json.gz': 100_000,
} as const

export type OutsideFile = keyof typeof cases

/** The file's path if it exists, else null. */
export function outsideFile(name: OutsideFile): string | null {
  const path = resolve(folder, name)
  return existsSync(path) ? path : null
}

/** The cases of a JSON list; empty if the file is missing. */
export function outsideCases<Case>(name: OutsideFile): readonly Case[] {
  const path = outsideFile(name)
  return path === null ? [] : JSON.parse(readFileSync(path, 'utf8'))
}

/** What is missing: how many files, and how many cases they would have added. */
export function missingOutside(): { files: number; cases: number } {
  const missing = Object.entries(cases).filter(([name]) => !existsSync(resolve(folder, name)))
  return { files: missing.length, cases: missing.reduce((sum, [, count]) => sum + count, 0) }
}
