import type { Rejection } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import type { ImportOrder } from './import-order.ts'

/** Reports a rejected record by its position in the file. */
export function reportRejection(order: ImportOrder): (kind: RecordKind, rejection: Rejection) => void {
  return (_kind, { position, id, reason }) => order.report(`position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
}
