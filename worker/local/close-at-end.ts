import { endWithNpm } from './end-with-parent.ts'

interface Open {
  close(): Promise<void> | void
}

/** Graceful shutdown on a signal, or when the npm process that started this one is gone: closes everything in the list, last opened first. */
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
