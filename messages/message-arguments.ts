import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type ArgumentKind = 'number' | 'text'

/** The placeholders of a message and their types: a number where it is counted or formatted, else text. */
export function argumentsOf(source: string): Record<string, ArgumentKind> {
  const found: Record<string, ArgumentKind> = {}
  collect(parse(source, { ignoreTag: true }), found)
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function collect(elements: readonly MessageFormatElement[], found: Record<string, ArgumentKind>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) found[element.value] ??= 'text'
    if (element.type === TYPE.number || element.type === TYPE.plural) found[element.value] = 'number'
    if (element.type === TYPE.select) found[element.value] ??= 'text'
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, found)
    }
  }
}
