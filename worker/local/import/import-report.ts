import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import { type RecordRemark, remarkSentences } from '#db/model/feeds/field-remark.ts'
import type { ShortList } from '#db/model/feeds/import-run.ts'
import { RefusedFeed } from './feed-file.ts'
import type { ImportTotals } from './import-order.ts'

/** A remark of an import. One without a position is about the whole file. */
export interface ReportedRemark {
  readonly position: number | null
  readonly id: string | null
  readonly field: string
  readonly value: string
  /** A sentence. */
  readonly reason: string
}

export interface ImportReport {
  add(remark: ReportedRemark): void
  /** Completes the file; null if the import was refused, so that nothing has changed. */
  close(totals: ImportTotals | null): void
}

const bufferSize = 64 * 1024
const nothing: ImportTotals = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 }

export function remarkInWords({ position, id, field, value, reason }: RecordRemark): ReportedRemark {
  return { position, id, field, value, reason: remarkSentences[reason] }
}

/** The remark on a list that is imported as a part because it is one. */
export function remarkOnShortList({ kind, held, announced }: ShortList): ReportedRemark {
  const reason = `The list holds ${held} of the ${announced} ${kind}s that it names; nothing is withdrawn.`
  return { position: null, id: null, field: 'RowsCount', value: String(announced), reason }
}

/**
 * Opens the report of an import, a JSON file. Remarks are written as they come, since a large stock has more than fit into memory.
 * @throws RefusedFeed if it cannot be written
 */
export function openReport(path: string): ImportReport {
  const part = `${path}.part`
  const file = opened(part)
  let lines: string[] = []
  let length = 0
  let isFirst = true
  const flush = () => {
    writeSync(file, lines.join(''))
    lines = []
    length = 0
  }
  const write = (text: string) => {
    lines.push(text)
    length += text.length
    if (length > bufferSize) flush()
  }
  write('{\n"remarks": [')
  return {
    add(remark) {
      write(`${isFirst ? '' : ','}\n${JSON.stringify(remark)}`)
      isFirst = false
    },
    close(totals) {
      const { added, changed, unchanged, withdrawn, rejected, pictureHosts = [] } = totals ?? nothing
      write(`\n],\n${JSON.stringify({ added, changed, unchanged, withdrawn, rejected, pictureHosts, held: null }, null, 2).slice(2)}\n`)
      flush()
      closeSync(file)
      renameSync(part, path)
    },
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new RefusedFeed(`the report cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
