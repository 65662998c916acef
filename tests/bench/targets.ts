/** Targets for the figures. */
export const targets = {
  /** Ratios to the fixed text: a page from memory, and pages rendered again. */
  repeated: 1 / 1.5,
  list: 1 / 6,
  property: 1 / 5,
  /** At a fixed rate: the 99th percentile as a ratio to that of the fixed text. */
  paced: { remembered: { perSecond: 1_000, most: 2 }, rendered: { perSecond: 500, most: 4 } },
  importSeconds: 30,
  importMegabytes: 400,
  unchangedShare: 1 / 3,
  /** Ratios. `growth`: time at 100,000 listings to 10,000; `deep`: page 400 to page 2. */
  search: { calls: 2, rows: 300, medianMs: 5, p95Ms: 15, growth: 1.5, deep: 2 },
  /** A search by sentence, as a ratio to the same search by filters. */
  sentence: 1.3,
  map: { bytes: 150_000, firstMarkersMs: 1_000, panMs: 100 },
  /** Lighthouse, mobile preset. */
  page: { performance: 97, blockingMs: 100 },
  /** Lighthouse's performance on a page of any kind. */
  kinds: { performance: 95 },
  /** Ratios: the largest paint to that of a bare page with the same picture; unused styles to all in the head. */
  firstPaint: { ofControl: 1.5, layoutShift: 0.01, unused: 0.25 },
  interactionMs: 200,
  /** From a click to the first paint of the next page, 95th percentile. */
  nextPageMs: 50,
  /** With a processor four times slower: from an event to the next paint, and the longest task. */
  answeredMs: 100,
  taskMs: 50,
  /** CPU of one anonymous request. */
  anonymousMs: 50,
  /** Cost with ten times the listings, as a ratio. */
  growth: { page: 1.3, search: 2 },
  /** The 99th percentile of an answer's time, one request at a time. */
  answerMs: 12,
  /** Growth of memory from 1,000 to 10,000 mixed requests, in percent. */
  mixedGrowth: 20,
  /** Growth of memory from 10,000 to 100,000 random requests, in percent. */
  fuzzGrowth: 10,
  /** Percent by which the medians of log-in times with a known and an unknown address may differ. */
  logInDifference: 5,
  /** Rows read by a list of the desk with at most one filter; round trips to the database of any page. */
  desk: { calls: 3, rows: 200 },
} as const

export function verdict(holds: boolean): string {
  return holds ? 'yes' : '**no**'
}
