import { undoMinutes } from '#db/model/newsletters/mailing.ts'
import { minute } from '#db/model/site/durations.ts'
import { selectReaders } from '#db/newsletters/mailings.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'

/** The start time of 'send now', delayed for undo. */
export function beginSoon({ now }: Pick<DeskContext, 'now'>): Date {
  return new Date(now.getTime() + undoMinutes * minute)
}

/** Whether the newsletter has any subscribers. */
export async function hasReaders({ store }: Pick<DeskContext, 'store'>): Promise<boolean> {
  return (await selectReaders(store.primary)).length > 0
}
