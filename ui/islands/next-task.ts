/** Resolves in a later task, after the next frame: work that is divided by it does not delay what the visitor does meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
