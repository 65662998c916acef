import { selectReaders } from '#db/mailings.ts'
import { undoMinutes } from '#db/model/mailing.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'

/** When the first mail of 'send now' leaves: late enough to take it back. */
export function beginSoon({ now }: Pick<DeskPageContext, 'now'>): Date {
  return new Date(now.getTime() + undoMinutes * 60_000)
}

/** Whether anyone subscribes to the newsletter. */
export async function hasReaders({ store }: Pick<DeskPageContext, 'store'>): Promise<boolean> {
  return (await selectReaders(store.primary)).length > 0
}
