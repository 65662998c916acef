import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** How many test files try a mutant that acts while modules load: each needs a fresh environment. */
const mostTests = 3

/**
 * The test files that know a file best: that of the same name first, then by how many of its mutants they execute. A file of data alone, of which
 * tests execute nothing, has the tests that import it themselves, then those of the files that import it.
 * @param hits by source file: the test files, with how many of the file's mutants each executes
 * @param isQuick whether a test file takes little time
 */
export function relatedTests(
  file: string,
  hits: ReadonlyMap<string, ReadonlyMap<string, number>>,
  importers: ReadonlyMap<string, readonly string[]>,
  isQuick: (test: string) => boolean,
): readonly string[] {
  const seen = new Set([file])
  const direct = hits.has(file) ? [] : (importers.get(file) ?? []).filter((each) => /\.test\.tsx?$/.test(each))
  for (let level = [file]; level.length > 0; ) {
    const counts = new Map<string, number>()
    for (const each of level) for (const [test, count] of hits.get(each) ?? []) counts.set(test, (counts.get(test) ?? 0) + count)
    if (counts.size > 0) {
      const candidates = [...counts].filter(([test]) => isQuick(test) || nameRank(test, file) === 0)
      const ranked = candidates.sort(([one, some], [other, more]) => nameRank(one, file) - nameRank(other, file) || more - some)
      return [...new Set([...direct, ...ranked.map(([test]) => test)])].slice(0, mostTests)
    }
    level = level.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each))
    for (const each of level) seen.add(each)
  }
  return direct.slice(0, mostTests)
}

function nameRank(test: string, file: string): number {
  return basename(test).split('.')[0] === basename(file).split('.')[0] ? 0 : 1
}

/** By file: the files that import it. */
export function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:\.|#)[^']+)'/g)) {
      const imported = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}
