import type { SyncCursor } from '#db/model/feeds/sync-run.ts'
import type { RecordKind } from '#db/schema.ts'
import type { FailedCall } from './call-service.ts'
import type { CrmReceipts } from './crm-receipts.ts'
import type { ReadContext, StepContext, StepOutcome } from './step.ts'

/** How the service of a CRM is read: the only part of a synchronisation that differs from CRM to CRM. Its records are those of the format of its name. */
export interface CrmService {
  /** Whether it lists its stock and its changes; another only answers for what its webhooks name. */
  readonly hasLists: boolean
  /** The phase that a full run goes on with when the stock is in. */
  readonly more?: SyncCursor['phase']
  /** One step of a run in any phase but those that are the same for every CRM. */
  read(context: StepContext): Promise<StepOutcome>
  /** The records that webhooks named, as they stand now. Absent for a CRM without webhooks. */
  readonly readNamed?: (context: ReadContext, named: readonly Named[]) => Promise<NamedRecords | FailedCall>
  /** Records that are read at once. */
  readonly batch: number
  /** Asks for one page and writes nothing. */
  tryPage(context: ReadContext): Promise<Trial | FailedCall>
  /** How it is told what became of its records. Absent for a CRM that has no place for it. */
  readonly receipts?: CrmReceipts
}

/** A record that a webhook named, by its id at the source, and what happened to it last. */
interface Named {
  readonly record: string
  readonly event: string
}

/** A record with its kind. */
export interface KindedRecord {
  readonly kind: RecordKind
  readonly record: unknown
}

/** What a CRM has of the records that were asked for. */
export interface NamedRecords {
  readonly ok: true
  readonly records: readonly KindedRecord[]
  /** The ids of those that are gone. */
  readonly gone: readonly string[]
  /** Those that cannot be read now and will not be later. */
  readonly lost: readonly { readonly id: string; readonly reason: string }[]
}

/** What a trial found. */
export interface Trial {
  readonly ok: true
  /** How many records the CRM says it has; null if it does not say. */
  readonly total: number | null
  readonly records: readonly KindedRecord[]
}
