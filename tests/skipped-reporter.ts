import type { Reporter } from 'vitest/node'
import { isFull } from './full.ts'
import { missingOutside } from './kit/corpora/outside.ts'

/** Reports at the end of a run what was skipped. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(): void {
    const { files, cases } = missingOutside()
    if (files > 0) console.log(`\nSkipped ${cases.toLocaleString('en')} cases of ${files} outside files: ../shared/data is missing or incomplete.`)
    if (!isFull) console.log('FULL=1 adds the exhaustive matrices and the long random runs (tests/README.md).')
  }
}
