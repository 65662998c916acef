import type { ImportRefusal } from '#db/model/feeds/import-run.ts'
import { grouped } from './grouped.ts'

/** The reason for refusing an import, in English, for its sender. */
export function refusalText(refusal: ImportRefusal): string {
  switch (refusal.why) {
    case 'withdraws':
      return `would withdraw ${grouped(refusal.missing)} of ${grouped(refusal.stock)} ${refusal.kind}s, more than 20 %`
    case 'excess':
      return `would bring the stock to ${grouped(refusal.after)} listings; a site searches at most ${grouped(refusal.most)}`
    case 'incomplete':
      return `holds ${grouped(refusal.held)} of the ${grouped(refusal.announced)} ${refusal.kind}s that it names: it is not whole`
    case 'givenUp':
    case 'abandoned':
      return 'was aborted by its sender, or timed out'
  }
}
