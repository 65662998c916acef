/** The formats of feed there is an adapter for: each is a folder of `worker/feeds/`. */
export const feedFormats = ['omnicasa', 'perron'] as const
export type FeedFormat = (typeof feedFormats)[number]
