import { type Challenge, findNumber } from './proof-search.island.ts'

/** Runs as a web worker: posts the number that fits, or -1. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await findNumber(data))
})
