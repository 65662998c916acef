import type { FileKind } from '../file-kind.ts'
import { sendAgencyFile } from './agency-file.ts'
import { RefusedFeed } from './feed-file.ts'
import type { SendFile } from './import-order.ts'
import { sendCategories } from './send-categories.ts'
import { sendContentFile } from './send-content.ts'
import { sendListings } from './send-listings.ts'
import { sendOmnicasa } from './send-omnicasa.ts'
import { sendStatistics } from './send-statistics.ts'
import { sendTable } from './send-table.ts'

/** How a file of each `kind` is sent. A new kind is one line here. */
const importKinds: Readonly<Record<string, SendFile>> = {
  agency: sendAgencyFile,
  categories: sendCategories,
  content: sendContentFile,
  listings: sendListings,
  statistics: sendStatistics,
}

/** How a file is sent; one without a kind is Omnicasa's. */
export function senderOf(file: FileKind): SendFile {
  if (file.format === 'csv') return sendTable
  if (file.kind === null) return sendOmnicasa
  const send = Object.hasOwn(importKinds, file.kind) ? importKinds[file.kind] : undefined
  if (send) return send
  throw new RefusedFeed(
    `its kind is "${file.kind.slice(0, 40)}"; this site takes ${Object.keys(importKinds).join(', ')}, and Omnicasa's files, which have no kind`,
  )
}
