import { type Section, table } from './report.ts'

/**
 * What an agency pays the platform a month, from the public price list (developers.cloudflare.com, "Pricing" of Workers, D1, KV, R2, Queues
 * and Email, read on 2026-11-22) and from what RESULTS.md counts. US dollars.
 */
const prices = {
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  cacheReads: { included: 10e6, perMillion: 0.5 },
  cacheWrites: { included: 1e6, perMillion: 5 },
  bucketReads: { included: 10e6, perMillion: 0.36 },
  bucketWrites: { included: 1e6, perMillion: 4.5 },
  queueOperations: { included: 1e6, perMillion: 0.4 },
  mails: { included: 3_000, perMillion: 350 },
  databaseGigabytes: { included: 5, perMillion: 0.75e6 },
  bucketGigabytes: { included: 10, perMillion: 0.015e6 },
} as const
export type Charge = Exclude<keyof typeof prices, 'plan'>

/**
 * Counted by the part "operations" (RESULTS.md): first views of pages in one isolate, without a cache in front. All views of a month are
 * priced like this, so the sum is an upper bound: repeated views cost next to nothing. CPU is assumed: 3 ms a view, more than the most
 * expensive page takes to render.
 */
const perThousandViews = { cpuMs: 3_000, rowsRead: 41_788, cacheReads: 577, cacheWrites: 576 } as const
/**
 * Counted by the same part: an import that changes nothing, per record of the feed; it makes at most as many requests as D1 calls. CPU of
 * workerd from "Import of 100,000 listings".
 */
const perUnchangedRecord = { rowsRead: 10.24, rowsWritten: 0.0082, requests: 0.013, cpuMs: 0.09 } as const
/** Counted: 250 changed prices. CPU as above. The sitemap part of a changed listing is rewritten: at most one each. */
const perChange = { rowsRead: 64, rowsWritten: 12.8, cacheWrites: 0.012, bucketWrites: 1, queueOperations: 0.024, cpuMs: 10 } as const
/** Assumed: photographs and other files per page view; browsers cache them, and one in twenty is read from the bucket. */
const filesPerView = { requests: 9, cpuMs: 0.3, readShare: 0.05 } as const
/**
 * Half of the pages are those of homes, which are counted (`worker/views/`): a beacon, a message and its share of a batch of 100, by D1's own
 * figures for views of different homes and visitors. CPU is assumed.
 */
const perHomeView = { share: 0.5, requests: 1, cpuMs: 1, rowsRead: 28, rowsWritten: 4, queueOperations: 3 } as const
/** Assumed: of the originals in the bucket. */
const photographs = { perListing: 18, megabytes: 2.2 } as const
/** Assumed: rows written and queue operations of a lead with its mails. */
const perLead = { rowsWritten: 20, queueOperations: 6, mails: 2.2 } as const
/** An import every ten minutes. */
const importsPerMonth = 6 * 24 * 30
/** Assumed, including indexes: compare it with the size of your own database. */
const databaseKilobytesPerListing = 14

interface AgencySize {
  readonly listings: number
  readonly views: number
  readonly leads: number
}
const sizes: readonly AgencySize[] = [
  { listings: 500, views: 150_000, leads: 400 },
  { listings: 5_000, views: 2_000_000, leads: 5_000 },
  { listings: 50_000, views: 30_000_000, leads: 60_000 },
]

/** An agency's usage in a month. */
function usageOf({ listings, views, leads }: AgencySize): Readonly<Record<Charge, number>> {
  const thousands = views / 1_000
  const homeViews = views * perHomeView.share
  // Assumed: a hundredth of the stock changes in a day.
  const changes = (listings / 100) * 30
  const records = importsPerMonth * listings
  return {
    requests: views * (1 + filesPerView.requests) + homeViews * perHomeView.requests + importsPerMonth * 2 + records * perUnchangedRecord.requests,
    cpuMs:
      thousands * perThousandViews.cpuMs +
      homeViews * perHomeView.cpuMs +
      views * filesPerView.requests * filesPerView.cpuMs +
      records * perUnchangedRecord.cpuMs +
      changes * perChange.cpuMs,
    rowsRead: thousands * perThousandViews.rowsRead + homeViews * perHomeView.rowsRead + records * perUnchangedRecord.rowsRead + changes * perChange.rowsRead,
    rowsWritten: homeViews * perHomeView.rowsWritten + records * perUnchangedRecord.rowsWritten + changes * perChange.rowsWritten + leads * perLead.rowsWritten,
    cacheReads: thousands * perThousandViews.cacheReads,
    cacheWrites: thousands * perThousandViews.cacheWrites + changes * perChange.cacheWrites,
    bucketReads: views * filesPerView.requests * filesPerView.readShare,
    bucketWrites: changes * perChange.bucketWrites,
    queueOperations: homeViews * perHomeView.queueOperations + leads * perLead.queueOperations + changes * perChange.queueOperations,
    mails: leads * perLead.mails,
    databaseGigabytes: (listings * databaseKilobytesPerListing) / 1e6,
    bucketGigabytes: (listings * photographs.perListing * photographs.megabytes) / 1_000,
  }
}

/** The price of an amount of which nothing is included. */
export function dollarsFor(charge: Charge, used: number): number {
  return (used / 1e6) * prices[charge].perMillion
}

function priceOf(charge: Charge, used: number): number {
  const { included, perMillion } = prices[charge]
  return (Math.max(0, used - included) / 1e6) * perMillion
}

/** The bench part that prices a month of three agencies. */
export async function monthlyPrice(): Promise<readonly Section[]> {
  const charges = Object.keys(prices).filter((name): name is Charge => name !== 'plan')
  const usages = sizes.map(usageOf)
  const rows = charges.map((charge) => [charge, ...usages.flatMap((usage) => [amount(usage[charge]), dollars(priceOf(charge, usage[charge]))])])
  const totals = usages.map((usage) => prices.plan + charges.reduce((sum, charge) => sum + priceOf(charge, usage[charge]), 0))
  const head = ['a month', ...sizes.flatMap(({ listings, views }) => [`${amount(listings)} listings, ${amount(views)} views`, '$'])]
  const last = ['with the plan', ...totals.flatMap((total) => ['', dollars(total)])]
  return [{ title: 'Price of a month', text: table(head, [...rows, last]) }]
}

const amount = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
const dollars = (value: number) => value.toFixed(2)
