import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long. Sorted by size they would start last and leave one worker running alone. */
const longest = ['form-corpora', 'request-fuzz', 'form-texts', 'form-faults', 'local-start', 'digests', 'lists']

/** Without durations of an earlier run, vitest starts files by size; these start before the others of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted
      .map((file, at) => ({ file, at, rank: rankOf(file) }))
      .sort(compare)
      .map(({ file }) => file)
  }
}

interface Ranked {
  readonly at: number
  readonly rank: number
  readonly file: TestSpecification
}

const rankOf = ({ moduleId }: TestSpecification) => (longest.includes(basename(moduleId, '.test.ts')) ? 0 : 1)

function compare(one: Ranked, other: Ranked): number {
  const sameProject = one.file.project.name === other.file.project.name
  return (sameProject ? one.rank - other.rank : 0) || one.at - other.at
}
