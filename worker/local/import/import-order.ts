import type { ImportCounts } from '#db/model/feeds/import-run.ts'
import type { ImportResult, Target } from './import-client.ts'
import type { ReportedRemark } from './import-report.ts'

/** One file to send, as the command line asks for it. */
export interface ImportOrder {
  readonly file: string
  readonly partial: boolean
  readonly force: boolean
  /** The name of the source; null takes the format's own. */
  readonly source: string | null
  /** The site to send to; it is looked up, or started, when first asked for. */
  target(): Promise<Target>
  /** Prints a line about a record. */
  report(line: string): void
  /** Takes a remark about an accepted record, or about the file. */
  remark(remark: ReportedRemark): void
}

/** What an import did; `rejected` counts the records that could not be used. */
export interface ImportTotals extends ImportCounts {
  readonly rejected: number
  /** Hosts of pictures that the site does not fetch from, with the number of pictures on each. */
  readonly pictureHosts?: ImportResult['pictureHosts']
}

/** Sends a file of one kind. Throws RefusedFeed when it cannot be used. */
export type SendFile = (order: ImportOrder) => Promise<ImportTotals>
