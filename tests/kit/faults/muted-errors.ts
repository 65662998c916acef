import { afterEach, beforeEach, vi } from 'vitest'

/** Keeps logged errors out of the output of the file’s tests, which cause them. Call it once at the top of the file. */
export function muteErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())
}
