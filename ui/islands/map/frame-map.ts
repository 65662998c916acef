import { control, type Map as LeafletMap, Polygon } from 'leaflet'
import { readArea, writeArea } from '#db/model/area-code.ts'
import { HomeCard } from './card.ts'
import { Choice } from './choice.ts'
import { mountDrawing } from './draw.ts'
import type { MapEvent } from './event.ts'
import { Highlight } from './highlight.ts'
import { HomePoint } from './listing-point.ts'
import { Homes } from './listings.ts'
import { Markers, type MarkerView } from './markers.ts'
import { Names } from './names.ts'
import { drawPaper, layTiles } from './paper.ts'
import { part, tool } from './parts.ts'
import { showProperty } from './property-map.ts'
import type { MapMessage } from './protocol.ts'
import { type FrameSettings, say } from './settings.ts'
import { offerRetry, tellStatus } from './status.ts'
import type { Group } from './stock.ts'
import { openView, View } from './view.ts'
import { grouped, markerOf, readWishes } from './views.ts'

/** The map in its frame: what the host or the address asks for, with its tools and its card. */
export class FrameMap {
  readonly #settings: FrameSettings
  readonly #tell: (event: MapEvent) => void
  readonly #map: LeafletMap
  readonly #view: View
  readonly #names: Names
  readonly #markers: Markers
  readonly #homes: Homes
  readonly #point: HomePoint
  readonly #choice: Choice
  readonly #highlight: Highlight
  readonly #card: HomeCard
  readonly #drawing: { start(): void }
  #message: MapMessage | null = null
  #wishes = readWishes(null, false, [])
  #groups: ReadonlyMap<string, Group> = new Map()
  #area: Polygon | null = null

  constructor(settings: FrameSettings, tell: (event: MapEvent) => void) {
    const { words } = settings
    this.#settings = settings
    this.#tell = tell
    this.#map = openView(settings.tiles !== null)
    control.scale({ imperial: false, maxWidth: 120 }).addTo(this.#map)
    drawPaper(this.#map)
    if (settings.tiles !== null) layTiles(this.#map, settings.tiles)
    this.#names = new Names(this.#map, words.away)
    this.#view = new View(this.#map, (bounds, zoom) => tell({ event: 'moved', bounds, zoom }))
    this.#markers = new Markers(this.#map, (view) => this.#choose(view))
    this.#point = new HomePoint(this.#map)
    this.#choice = new Choice(this.#map, this.#view, this.#markers, this.#point, tell)
    this.#highlight = new Highlight(this.#map, this.#markers, settings.locale)
    this.#homes = new Homes(this.#map, {
      changed: () => this.#draw(),
      counted: (total) => tellStatus(total === 0 ? words.empty : say(words.onMap, { count: grouped(total) })),
      failed: () => offerRetry(words.error, words.retry, () => this.#again()),
    })
    this.#card = new HomeCard(settings, {
      shown: (id, at) => this.#choice.show(id, at),
      opened: (id) => tell({ event: 'open', id }),
      closed: () => this.#choice.leave(),
    })
    this.#drawing = mountDrawing(this.#map, words.corners, (corners) => this.#drawn(writeArea(corners)))
    this.#mountTools()
    this.#follow()
    const draw = () => this.#draw()
    this.#names.load(settings.locale).then(draw, draw)
  }

  /** Shows what a message asks for; the same message again changes nothing. */
  async show(message: MapMessage): Promise<void> {
    if (JSON.stringify(message) === JSON.stringify(this.#message)) return
    this.#message = message
    const { propsList, messageInfo, mapType, customMarker, marqueeIgnore } = message
    this.#wishes = readWishes(customMarker, marqueeIgnore, this.#settings.origins)
    this.#card.marqueeIgnore = marqueeIgnore
    this.#card.close()
    this.#point.clear()
    document.body.classList.toggle('is-property', mapType === 'property')
    part('skip').hidden = mapType === 'property'
    if (mapType === 'property') {
      this.#homes.take([])
      tellStatus('')
      await showProperty(message, this.#map, this.#view, this.#point, this.#wishes, this.#settings)
      this.#draw()
      return
    }
    this.#outline(messageInfo.area)
    const search = new URLSearchParams(messageInfo.search)
    search.set('goal', messageInfo.goal)
    if (messageInfo.area !== null) search.set('area', messageInfo.area)
    const box = propsList ? this.#homes.take(propsList) : await this.#homes.ask(search.toString())
    if (this.#message !== message) return
    this.#card.records = this.#homes.records
    const area = this.#area?.getBounds()
    this.#view.fit(messageInfo.bounds ?? box ?? (area ? [area.getWest(), area.getSouth(), area.getEast(), area.getNorth()] : null))
    if (messageInfo.draw) this.#drawing.start()
  }

  /** Marks the home the host points at. */
  highlight(id: number | null): void {
    this.#highlight.point(id, this.#groups, this.#choice.key)
  }

  #draw(): void {
    const { records } = this.#homes
    const drawn = this.#homes.groups().map((group) => {
      const near = this.#names.nearest(group, group.count > 1 ? 1 : 2)
      return { group, view: markerOf(group, group.id === null ? undefined : records.get(group.id), near, this.#wishes, this.#settings) }
    })
    this.#groups = new Map(drawn.map(({ group, view }) => [view.key, group]))
    this.#markers.show(drawn.map(({ view }) => view))
    this.#names.draw([...this.#point.marked, ...drawn.map(({ group }) => group)])
  }

  #choose({ key, lat, lng }: MarkerView): void {
    const group = this.#groups.get(key)
    if (!group) return
    const ids = group.ids()
    if (group.apart !== null && group.count > 1) {
      part('map').focus({ preventScroll: true })
      this.#map.setView([lat, lng], Math.max(group.apart, this.#map.getZoom() + 1))
    } else if (ids.length > 0) {
      this.#choice.take(key)
      this.#card.open(ids)
    }
  }

  #outline(area: string | null): void {
    this.#area?.remove()
    const corners = readArea(area)
    this.#area = corners ? new Polygon([...corners], { className: 'map-area', interactive: false }).addTo(this.#map) : null
    tool('clear').hidden = this.#area === null
  }

  /** An area instead of wherever the search was. */
  #drawn(area: string | null): void {
    this.#tell({ event: 'drawn', area })
    if (!this.#message) return
    const search = new URLSearchParams(this.#message.messageInfo.search)
    for (const key of ['near', 'radius']) search.delete(key)
    this.show({ ...this.#message, messageInfo: { ...this.#message.messageInfo, area, bounds: null, draw: false, search: search.toString() } })
  }

  #again(): void {
    const message = this.#message
    this.#message = null
    if (message) this.show(message)
  }

  #mountTools(): void {
    part('tools').hidden = false
    tool('zoom-in').addEventListener('click', () => this.#map.zoomIn())
    tool('zoom-out').addEventListener('click', () => this.#map.zoomOut())
    tool('whole').addEventListener('click', () => this.#view.fit(this.#homes.whole))
    tool('draw').addEventListener('click', () => this.#drawing.start())
    tool('clear').addEventListener('click', () => this.#drawn(null))
  }

  #follow(): void {
    this.#map.on('moveend', () => {
      this.#draw()
      this.#homes.follow()
    })
    // A frame that was hidden had no size to fit anything into.
    this.#map.on('resize', ({ oldSize }) => oldSize.x === 0 && this.#view.fit(this.#homes.whole))
  }
}
