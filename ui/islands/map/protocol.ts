import { type Bounds, readBounds } from './bounds.ts'
import { type MapRecord, readRecord } from './record.ts'
import { isObject, readNumber, readObject, readText, readWhole } from './values.ts'

/** What the map is asked to show (specification, section 3, "Map message"). */
export interface MapMessage {
  /** Null when the host hands over none: the map then asks this site for the search. */
  readonly propsList: readonly MapRecord[] | null
  readonly messageInfo: MessageInfo
  readonly mapType: 'list' | 'property'
  /** Text, or the address of a picture, for every marker; null for prices. */
  readonly customMarker: string | null
  /** Ribbons are not shown. */
  readonly marqueeIgnore: boolean
}

interface MessageInfo {
  readonly goal: 'sale' | 'rent'
  /** A query with the site's keys, without '?'; its area stands in `area`. */
  readonly search: string
  /** What the map shows at first; null for all there is. */
  readonly bounds: Bounds | null
  readonly id: number | null
  /** An encoded area. */
  readonly area: string | null
  /** The visitor starts by drawing an area. */
  readonly draw: boolean
}

const maxRecords = 50_000

/** Reads a map message, an object or its JSON; null for what is none. What cannot be meant in it is left out. */
export function readMapMessage(data: unknown): MapMessage | null {
  const message = readObject(data)
  if (!message || !saysWhat(message)) return null
  const records = Array.isArray(message.propsList) ? message.propsList.slice(0, maxRecords).flatMap((each) => readRecord(each) ?? []) : []
  return {
    propsList: Array.isArray(message.propsList) && message.propsList.length > 0 ? records : null,
    messageInfo: readMessageInfo(readObject(message.messageInfo) ?? {}),
    mapType: message.mapType === 'property' ? 'property' : 'list',
    customMarker: readText(message.customMarker, 100_000),
    marqueeIgnore: message.marqueeIgnore === true,
  }
}

/** Whether it says what to show, in at least one way that can be meant. */
function saysWhat({ propsList, messageInfo, mapType }: Readonly<Record<string, unknown>>): boolean {
  return propsList === null || Array.isArray(propsList) || isObject(messageInfo) || mapType === 'list' || mapType === 'property'
}

/** What of a list's address says nothing of which homes are meant, or is said elsewhere in the message. */
const besides = ['goal', 'id', 'draw', 'area', 'view', 'sort', 'dir', 'page', 'bbox', 'zoom']

/** Reads what a map message asks for besides records; what cannot be meant stands at its default. */
export function readMessageInfo(info: Readonly<Record<string, unknown>>): MessageInfo {
  const search = new URLSearchParams(readText(info.search, 4_000) ?? '')
  const area = search.get('area')
  for (const key of besides) search.delete(key)
  return {
    goal: info.goal === 'rent' || (readNumber(info.goal) ?? 0) !== 0 ? 'rent' : 'sale',
    search: search.toString(),
    bounds: readBounds(info.bounds),
    id: readWhole(info.id),
    area: readText(info.area, 2_000) ?? readText(area, 2_000),
    draw: info.draw === true,
  }
}

/** Reads which home the host points at: its id, or null for none; undefined when the message says nothing of it. */
export function readHighlight(data: unknown): number | null | undefined {
  const message = readObject(data)
  if (message?.perron !== 'map' || !Object.hasOwn(message, 'highlight')) return undefined
  return message.highlight === null ? null : (readWhole(message.highlight) ?? undefined)
}
