import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** A compiled message: a string if it has no placeholders, else its parsed elements. */
export type CompiledMessage = string | MessageFormatElement[]

/** Stands between the messages of a catalogue, and between keys. */
const separator = '\n'
/** Begins a message that is written as JSON: one with signs, elements or options that the short form does not have. */
const asJson = '\\'

/**
 * The messages of a catalogue as one text, a fifth shorter than the JSON of their elements when compressed: `{name}`, `{count,number}`,
 * `{count,plural,one{# home},other{# homes}}`.
 */
export function packedMessages(messages: readonly (CompiledMessage | null)[]): string {
  return messages.map(packedMessage).join(separator)
}

function packedMessage(message: CompiledMessage | null): string {
  const packed = typeof message === 'string' ? message : message === null ? '' : packedElements(message)
  const isSame = !packed.includes(separator) && !packed.startsWith(asJson) && JSON.stringify(unpackedMessage(packed)) === JSON.stringify(message)
  return isSame ? packed : asJson + JSON.stringify(message)
}

function packedElements(elements: readonly MessageFormatElement[]): string {
  return elements.map(packedElement).join('')
}

function packedElement(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.pound) return '#'
  if (element.type === TYPE.number) return `{${element.value},number}`
  if (element.type !== TYPE.plural) return `{${element.value}}`
  const options = Object.entries(element.options).map(([name, { value }]) => `,${name}{${packedElements(value)}}`)
  return `{${element.value},plural${options.join('')}}`
}

/** The messages of `packedMessages`; null where there is none. */
export function unpackedMessages(packed: string): (CompiledMessage | null)[] {
  return packed.split(separator).map(unpackedMessage)
}

function unpackedMessage(packed: string): CompiledMessage | null {
  if (packed.startsWith(asJson)) return JSON.parse(packed.slice(asJson.length))
  return /[{}#]/.test(packed) ? elementsFrom({ packed, at: 0 }) : packed
}

const inText = /[{}#]/g
const inArgument = /[,}]/g
const afterName = /\{/g

interface Reader {
  readonly packed: string
  at: number
}

/** Up to the next of these signs, which is skipped. */
function readTo(reader: Reader, signs: RegExp): { readonly text: string; readonly sign: string | undefined } {
  signs.lastIndex = reader.at
  const end = signs.exec(reader.packed)?.index ?? reader.packed.length
  const text = reader.packed.slice(reader.at, end)
  reader.at = end + 1
  return { text, sign: reader.packed[end] }
}

function elementsFrom(reader: Reader): MessageFormatElement[] {
  const elements: MessageFormatElement[] = []
  for (;;) {
    const { text, sign } = readTo(reader, inText)
    if (text !== '') elements.push({ type: TYPE.literal, value: text })
    if (sign === '#') elements.push({ type: TYPE.pound })
    else if (sign === '{') elements.push(argumentFrom(reader))
    else return elements
  }
}

function argumentFrom(reader: Reader): MessageFormatElement {
  const { text: value, sign } = readTo(reader, inArgument)
  if (sign !== ',') return { type: TYPE.argument, value }
  const kind = readTo(reader, inArgument)
  if (kind.sign !== ',') return { type: TYPE.number, value, style: null }
  const options: Record<string, { value: MessageFormatElement[] }> = {}
  do options[readTo(reader, afterName).text] = { value: elementsFrom(reader) }
  while (readTo(reader, inArgument).sign === ',')
  return { type: TYPE.plural, value, options, offset: 0, pluralType: 'cardinal' }
}

/** The keys of messages as one text: of each, how many parts it shares with the one before, and the rest. */
export function packedKeys(keys: readonly string[]): string {
  const shared = (one: readonly string[], other: readonly string[]) => other.findIndex((part, index) => part !== one[index] || index === 9)
  return keys
    .map((key) => key.split('.'))
    .map((parts, index, all) => [parts, Math.max(0, shared(all[index - 1] ?? [], parts))] as const)
    .map(([parts, same]) => `${same}${parts.slice(same).join('.')}`)
    .join(separator)
}

/** The keys of `packedKeys`. */
export function unpackedKeys(packed: string): string[] {
  let before: readonly string[] = []
  return packed.split(separator).map((line) => {
    before = [...before.slice(0, Number(line[0])), ...line.slice(1).split('.')]
    return before.join('.')
  })
}
