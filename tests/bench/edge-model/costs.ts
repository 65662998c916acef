/**
 * The cost of one request in the model. CPU of a page from memory and of a rendered page: measured in workerd (RESULTS.md). CPU of updating
 * an index, opening it and starting an isolate, and all network times: assumptions, since they cannot be measured outside a data centre.
 * A page that a new version leaves unchanged is rendered too, since its ETag is a hash of its bytes.
 */
export const costs = {
  /** CPU time of the Worker, in ms. */
  cpu: { fromMemory: 0.2, unchanged: 2.2, rendered: 2.2, patchedIndex: 25, openedIndex: 60, startedIsolate: 90 },
  /** Ms between a data centre and what it calls. */
  network: { edge: 3, worker: 2, kvNear: 6, kvFar: 60, replica: 12, primaryNear: 15, primaryFar: 180 },
} as const

/** How long things are kept, in seconds: the policy of the site (worker/site/DECISIONS.md) and the limits of the platform. */
export const lifetimes = {
  /** At the edge, without a purge token. */
  edge: 30,
  /** At the edge with a purge token, and the stale-while-revalidate time after that. */
  edgePurged: 300,
  edgeStale: 60,
  /** Until a purge has reached a data centre. */
  purge: 2,
  /** How long a version that an isolate read counts as fresh, and the age up to which it is served while a newer one is read. */
  versionFresh: 1,
  versionOldest: 15,
  /** Until a value written to KV is found everywhere. */
  kv: 60,
  /** An isolate without requests is evicted after this long, and any after about this long. */
  isolateIdle: 60,
  isolateLife: 3_600,
} as const

/** Pages that one isolate keeps in memory: 16 MB of 45 KB each. */
export const pagesInMemory = 350
