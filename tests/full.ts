import { type Locale, locales } from '#messages/locales.ts'

/** `FULL=1` runs the exhaustive matrices and the long random runs; README.md lists them. */
export const isFull = process.env.FULL === '1'

/** A run of mutants repeats a test for each of them. */
const isRepeated = process.env.MUTANTS_PLAN !== undefined

/** How many of something to run: `usual`, `full` with `FULL=1`, or a third where mutants are tried. */
export const upTo = (usual: number, full: number): number => (isFull ? full : isRepeated ? Math.ceil(usual / 3) : usual)

/** The languages in which a rule that holds in every language is tested: Dutch and German, or all with `FULL=1`. */
export const sampledLocales: readonly Locale[] = isFull ? locales : ['nl', 'de']
