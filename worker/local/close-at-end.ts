import { endWithNpm } from './end-with-parent.ts'

interface Open {
  close(): Promise<void> | void
}

/** Ends this process when it is told to, or when the npm that started it is gone. What is put into the list by then is closed first, the last one opened first. */
export function closeAtEnd(): Open[] {
  const open: Open[] = []
  const end = async () => {
    for (const each of open.splice(0).reverse()) await each.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  endWithNpm(end)
  return open
}
