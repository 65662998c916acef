import { globSync } from 'node:fs'

/**
 * What is mutated: the rules of the site, its search, the readers of feeds, seals and sealed links, forms, rights, and the cache policy. Only code:
 * tests are what is measured.
 */
const rules = [
  'db/model/**/*.ts',
  'db/search/**/*.ts',
  'worker/feeds/**/*.ts',
  'worker/signing/**/*.ts',
  'worker/forms/**/*.{ts,tsx}',
  'worker/desk/declare-rights.ts',
]
const cachePolicy = ['cache-policy', 'edge', 'etag', 'page-policy'].map((name) => `worker/site/**/${name}.ts`)

/** Paths of the files to mutate, sorted; `MUTANTS_FILES=db/model/phone,worker/forms` narrows them to those that begin so. */
export function mutatedFiles(): readonly string[] {
  const requested = process.env.MUTANTS_FILES?.split(',')
  return globSync([...rules, ...cachePolicy])
    .filter((file) => !/\.test\.tsx?$/.test(file) && (requested === undefined || requested.some((start) => file.startsWith(start))))
    .sort()
}
