import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Bounds, readBounds } from './bounds.island.ts'
import { readNumber, readObject, readText, readWhole } from './frame/read-values.island.ts'
import { type MapRecord, readRecord } from './host-record.island.ts'

/** What the host asks the map to show (specification, section 3, "Map message"). */
export interface MapMessage {
  /** The host's records; null to show this site's listings. */
  readonly propsList: readonly MapRecord[] | null
  readonly messageInfo: MessageInfo
  readonly mapType: 'list' | 'property'
  /** A text or the address of a picture for every marker; null for prices. */
  readonly customMarker: string | null
  /** True: no ribbons. */
  readonly marqueeIgnore: boolean
}

interface MessageInfo {
  readonly goal: 'sale' | 'rent'
  /** A query with the keys of a list, without '?' and without its area, which is in `area`. */
  readonly search: string
  /** The first view; null for all listings. */
  readonly bounds: Bounds | null
  readonly id: number | null
  /** An encoded area. */
  readonly area: string | null
  /** True: start in drawing mode. */
  readonly draw: boolean
  /** A point for the visitor to set, in place of listings; null: none. */
  readonly pick: PickedPoint | null
}

interface MapPoint {
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

export interface PickedPoint {
  /** Null until it is set. */
  readonly point: MapPoint | null
  /** Where it is to be set; null where that is not known. */
  readonly around: MapPoint | null
}

const maxRecords = 50_000

/** Reads a map message, an object or its JSON; null for anything else. Invalid values and records in it are left out. */
export function readMapMessage(data: unknown): MapMessage | null {
  const message = readObject(data)
  if (!message || !isMapMessage(message)) return null
  const records = Array.isArray(message.propsList) ? message.propsList.slice(0, maxRecords).flatMap((each) => readRecord(each) ?? []) : []
  return {
    propsList: Array.isArray(message.propsList) && message.propsList.length > 0 ? records : null,
    messageInfo: readMessageInfo(readObject(message.messageInfo) ?? {}),
    mapType: message.mapType === 'property' ? 'property' : 'list',
    customMarker: readText(message.customMarker, 100_000),
    marqueeIgnore: message.marqueeIgnore === true,
  }
}

/** Whether at least one key of a map message has a valid value. */
function isMapMessage({ propsList, messageInfo, mapType }: Readonly<Record<string, unknown>>): boolean {
  return propsList === null || Array.isArray(propsList) || isJsonObject(messageInfo) || mapType === 'list' || mapType === 'property'
}

/** Keys of a list's address that do not select listings, or that the message holds elsewhere. */
const otherKeys = ['goal', 'id', 'draw', 'area', 'view', 'sort', 'dir', 'page', 'bbox', 'zoom']

/** Reads the `messageInfo` of a map message; an invalid value becomes its default. */
export function readMessageInfo(info: Readonly<Record<string, unknown>>): MessageInfo {
  const search = new URLSearchParams(readText(info.search, 4_000) ?? '')
  const area = search.get('area')
  for (const key of otherKeys) search.delete(key)
  return {
    goal: info.goal === 'rent' || (readNumber(info.goal) ?? 0) !== 0 ? 'rent' : 'sale',
    search: search.toString(),
    bounds: readBounds(info.bounds),
    id: readWhole(info.id),
    area: readText(info.area, 2_000) ?? readText(area, 2_000),
    draw: info.draw === true,
    pick: readPick(readObject(info.pick)),
  }
}

function readPick(pick: Readonly<Record<string, unknown>> | null): PickedPoint | null {
  return pick && { point: readPoint(pick.point), around: readPoint(pick.around) }
}

/** Reads a point; null for anything else. */
function readPoint(value: unknown): MapPoint | null {
  const point = readObject(value)
  const [lat, lng] = [readNumber(point?.lat), readNumber(point?.lng)]
  return lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 ? null : { lat, lng }
}

/** Reads which listing the host highlights: its id, or null to end the highlight; undefined if it is another message. */
export function readHighlight(data: unknown): number | null | undefined {
  const message = readObject(data)
  if (message?.perron !== 'map' || !Object.hasOwn(message, 'highlight')) return undefined
  return message.highlight === null ? null : (readWhole(message.highlight) ?? undefined)
}
