export interface Lazy<Module> {
  /** Starts the download. */
  preload(): void
  /** Loads the chunk and runs `run`. If the chunk cannot be fetched, runs `failed`; the next call tries again. */
  run(run: (module: Module) => unknown, failed?: () => unknown): Promise<void>
}

/** A chunk that is fetched when it is needed. Without it the page keeps working as the server rendered it. */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  const ignore = () => undefined
  return {
    preload: () => void load().catch(ignore),
    async run(run, failed = ignore) {
      await load().then(run, failed)
    },
  }
}
