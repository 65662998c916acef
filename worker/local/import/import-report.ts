import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import { type RecordRemark, remarkSentences } from '#db/model/feeds/field-remark.ts'
import type { ShortList } from '#db/model/feeds/import-run.ts'
import { type Held, RefusedFeed } from './feed-file.ts'
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
  close(totals: ImportTotals | null, held?: Held | null): void
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
    close(totals, held = null) {
      const { added, changed, unchanged, withdrawn, rejected, pictureHosts = [] } = totals ?? nothing
      write(
        `\n],\n${JSON.stringify({ added, changed, unchanged, withdrawn, rejected, pictureHosts, held: held === null ? null : { reasons: held.reasons } }, null, 2).slice(2)}\n`,
      )
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

const maxFields = 40
const maxValue = 60

interface FieldRemarks {
  readonly first: ReportedRemark
  readonly reasons: Map<string, number>
  count: number
}

/** Counts the remarks of an import by field. */
export function countRemarks() {
  const fields = new Map<string, FieldRemarks>()
  return {
    add(remark: ReportedRemark): void {
      const known = fields.get(remark.field) ?? { first: remark, reasons: new Map<string, number>(), count: 0 }
      known.count += 1
      known.reasons.set(remark.reason, (known.reasons.get(remark.reason) ?? 0) + 1)
      fields.set(remark.field, known)
    },
    /** A line for each field, those with most remarks first. */
    lines(): readonly string[] {
      const all = [...fields].sort(([, one], [, other]) => other.count - one.count)
      const lines = all.slice(0, maxFields).map(([field, remarks]) => lineOf(field, remarks))
      return all.length > maxFields ? [...lines, `remarks on ${all.length - maxFields} more fields`] : lines
    },
  }
}

function lineOf(field: string, { count, reasons, first }: FieldRemarks): string {
  const why = reasons.size === 1 ? first.reason : [...reasons].map(([reason, times]) => `${reason} (${times})`).join(' ')
  const place =
    first.position === null ? '' : ` The first is at position ${first.position}${first.id === null ? '' : `, id ${first.id}`}: "${shortened(first.value)}"`
  return `${count} remark${count === 1 ? '' : 's'} on ${field}: ${why}${place}`
}

function shortened(value: string): string {
  const plain = value.replace(/\s+/g, ' ')
  return plain.length > maxValue ? `${plain.slice(0, maxValue)}…` : plain
}
