import type { FeedFormat } from '#db/model/feeds/feed-format.ts'
import { omnicasaReader } from './omnicasa/reader.ts'
import { neutralReader } from './perron/reader.ts'
import type { FeedReader } from './reader.ts'

/** The adapter of each format. */
export const readers: Readonly<Record<FeedFormat, FeedReader>> = {
  omnicasa: omnicasaReader,
  perron: neutralReader,
}
