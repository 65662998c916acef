import type { ReportedRemark } from './import-report.ts'

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
