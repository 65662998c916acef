import type { Channel } from '#db/exports/channels.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'

/** What a file of a channel is written from. */
export interface ExportContext {
  readonly channel: Channel
  readonly agency: Agency
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly languages: readonly Locale[]
  readonly now: Date
}

/** A file format for portals that read the whole channel each time. */
export interface XmlFile {
  begin(context: ExportContext): string
  home(listing: Listing, context: ExportContext): string
  end: string
}
