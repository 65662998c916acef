import { type Charge, dollarsFor } from './monthly-price.ts'
import { code, grouped, table, tenths } from './report.ts'
import { type BenchSite, withSite } from './sites.ts'
import type { States } from './states.ts'
import { requestsOf, type ViewRequests } from './view-requests.ts'

const million = 1_000_000
/** The pages of the demo agency, whose homes have photographs, and their share of the visits. */
const kinds = [
  ['/nl/te-koop/', 0.35],
  ['/nl/te-koop/brugge/herenhuis/4001/', 0.5],
  ['/nl/', 0.1],
  ['/nl/contact/', 0.05],
] as const

/** What the counted visits took each, on average. */
export type CountedView = Readonly<Record<'cpuMs' | 'rowsRead' | 'rowsWritten' | 'cacheReads' | 'cacheWrites' | 'bucketReads' | 'bucketWrites', number>>

/** The text about a million views: requests counted from the pages' HTML, the rest from the visits of the part "operations". */
export async function costOfMillionViews(states: States, view: CountedView): Promise<string> {
  const counted = await withSite(await states.path('demo'), requestsOfKinds)
  const mean = (of: (requests: ViewRequests) => number) => counted.reduce((sum, requests, index) => sum + of(requests) * (kinds[index]?.[1] ?? 0), 0)
  const requests = mean(({ pictures, small, beacons }) => 1 + pictures + small + beacons)
  const used: readonly (readonly [Charge, number])[] = [['requests', requests], ...chargesOf(view)]
  const rows = used.map(([charge, amount]) => [
    charge,
    amount.toFixed(2),
    grouped(Math.round(amount * million)),
    dollarsFor(charge, amount * million).toFixed(2),
  ])
  const total = used.reduce((sum, [charge, amount]) => sum + dollarsFor(charge, amount * million), 0)
  return [
    `Requests are counted from the HTML of the demo agency's pages with a browser that has nothing yet and scrolls to the end of each: every picture and small file is taken as a request to the Worker, which the edge and the browser spare most of. Style sheets and scripts are files of the build and free. The share of a page is that of the visits above. What pictures read from the bucket is not among the counts: at most one read each.`,
    table(
      ['page', 'share', 'pictures at once', 'pictures in all', 'sheets and scripts', 'small files', 'beacon'],
      counted.map(({ page, first, pictures, files, small, beacons }, index) => [
        code(page),
        `${(kinds[index]?.[1] ?? 0) * 100} %`,
        first,
        pictures,
        files,
        small,
        beacons,
      ]),
    ),
    `A view has ${tenths(mean(({ pictures }) => pictures))} pictures on average. Prices of the list in \`monthly-price.ts\`, nothing taken as included:`,
    table(['', 'a view', 'a million views', '$'], [...rows, ['together', '', '', total.toFixed(2)]]),
  ].join('\n\n')
}

async function requestsOfKinds({ origin }: BenchSite): Promise<readonly ViewRequests[]> {
  const counted: ViewRequests[] = []
  for (const [page] of kinds) counted.push(await requestsOf(origin, page))
  return counted
}

function chargesOf({ cpuMs, rowsRead, rowsWritten, cacheReads, cacheWrites, bucketReads, bucketWrites }: CountedView): readonly (readonly [Charge, number])[] {
  return [
    ['cpuMs', cpuMs],
    ['rowsRead', rowsRead],
    ['rowsWritten', rowsWritten],
    ['cacheReads', cacheReads],
    ['cacheWrites', cacheWrites],
    ['bucketReads', bucketReads],
    ['bucketWrites', bucketWrites],
  ]
}
