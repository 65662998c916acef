import { day } from '#db/model/site/durations.ts'

/** How to erase records together with the files named after their ids. */
interface Erasure {
  /** The ids of records that are due and not yet erased. */
  readonly due: () => Promise<readonly string[]>
  readonly erase: (ids: readonly string[]) => Promise<void>
  readonly removeFiles: (ids: readonly string[]) => Promise<void>
  /** The ids of files stored before a given time, in pages. */
  readonly withFiles: (before: Date) => AsyncIterable<readonly string[]>
  /** The ids, of those given, that belong to no record. */
  readonly unknown: (ids: readonly string[]) => Promise<readonly string[]>
}

/** Erases due records with their files, and orphaned files. */
export async function eraseWithFiles({ due, erase, removeFiles, withFiles, unknown }: Erasure, now: Date): Promise<void> {
  for (let ids = await due(); ids.length > 0; ids = await due()) {
    // Files first: after a crash in between, the records are still due the next night.
    await removeFiles(ids)
    await erase(ids)
  }
  for await (const ids of withFiles(new Date(now.getTime() - day))) await removeFiles(await unknown(ids))
}
