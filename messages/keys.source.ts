import { argumentsOf } from './arguments.ts'

/** The text of `keys.ts`: one line a message, `never` arguments where there is nothing to fill in. */
export function keysModule(catalogue: Readonly<Record<string, string>>): string {
  const lines = Object.keys(catalogue)
    .sort()
    .map((key) => {
      const args = Object.entries(argumentsOf(catalogue[key] ?? '')).map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string'}`)
      return `  '${key}': ${args.length === 0 ? 'null' : `{ ${args.join('; ')} }`}`
    })
  return `// Written by \`npm run messages\` from en.json: every message and what it takes.\nexport interface Messages {\n${lines.join('\n')}\n}\n`
}
