/** How records are erased together with the files named after their ids. */
interface Erasure {
  /** The ids of records that are due; not those that were erased. */
  readonly due: () => Promise<readonly string[]>
  readonly erase: (ids: readonly string[]) => Promise<void>
  readonly removeFiles: (ids: readonly string[]) => Promise<void>
  /** The ids of files stored before a given time, in pages. */
  readonly withFiles: (before: Date) => AsyncIterable<readonly string[]>
  /** The ids among these that no record has. */
  readonly unknown: (ids: readonly string[]) => Promise<readonly string[]>
}

const day = 24 * 60 * 60 * 1000

/** Erases records that are due, with their files, and files whose record was never stored. */
export async function eraseWithFiles({ due, erase, removeFiles, withFiles, unknown }: Erasure, now: Date): Promise<void> {
  for (let ids = await due(); ids.length > 0; ids = await due()) {
    // Files first: after a crash the records are still there, and the next night finds them.
    await removeFiles(ids)
    await erase(ids)
  }
  for await (const ids of withFiles(new Date(now.getTime() - day))) await removeFiles(await unknown(ids))
}
