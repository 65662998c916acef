import { importCommand } from '#worker/local/import/import.ts'
import type { Target } from '#worker/local/import/import-client.ts'

/** A command's output and exit status. */
export interface CommandResult {
  readonly status: number
  readonly lines: readonly string[]
  readonly errors: readonly string[]
}

/** Runs the import command with these arguments on a site. */
export async function importInto({ url, token }: Target, args: readonly string[]): Promise<CommandResult> {
  const [lines, errors]: [string[], string[]] = [[], []]
  const status = await importCommand(args, {
    print: (text) => lines.push(...linesOf(text)),
    printError: (text) => errors.push(...linesOf(text)),
    environment: {},
    openLocal: async () => ({ url, token, close: async () => undefined }),
  })
  return { status, lines, errors }
}

/** The lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
