import { control, type Map as LeafletMap, Polygon, type TileLayer } from 'leaflet'
import { readArea, writeArea } from '#db/model/map/area.ts'
import { formatNumber } from '../../site/number.present.ts'
import { createTiles, drawBaseMap } from '../base-map.island.ts'
import { mountDrawing } from '../drawing.island.ts'
import { ListingPoint } from '../listing-point.island.ts'
import { Listings } from '../listings.island.ts'
import { showProperty } from '../map-of-home.island.ts'
import { PlaceNames } from '../place-names.island.ts'
import type { MapMessage } from '../protocol.island.ts'
import { CardPanel } from './card-panel.island.ts'
import type { Cluster } from './clusters.island.ts'
import { keepClear } from './covered.island.ts'
import type { MapEvent } from './event.island.ts'
import { part, tool } from './frame-hooks.island.ts'
import { Highlight } from './highlight.island.ts'
import { MapMarkers } from './map-markers.island.ts'
import { type MarkerView, markerOf, readMarkerOptions } from './marker-view.island.ts'
import { PointPicker } from './point-picker.island.ts'
import { Selection } from './selection.island.ts'
import { type FrameSettings, fill } from './settings.island.ts'
import { offerRetry, showStatus } from './status.island.ts'
import { createMap, Viewport } from './viewport.island.ts'

/** The map in its frame: shows what the host or the address asks for, with its tools and its card. */
export class FrameMap {
  readonly #settings: FrameSettings
  readonly #send: (event: MapEvent) => void
  readonly #map: LeafletMap
  readonly #tiles: TileLayer | null
  readonly #viewport: Viewport
  readonly #names: PlaceNames
  readonly #markers: MapMarkers
  readonly #listings: Listings
  readonly #point: ListingPoint
  readonly #picker: PointPicker
  readonly #selection: Selection
  readonly #highlight: Highlight
  readonly #card: CardPanel
  readonly #drawing: { start(): void }
  #message: MapMessage | null = null
  #markerOptions = readMarkerOptions(null, false, [])
  #clusters: ReadonlyMap<string, Cluster> = new Map()
  #area: Polygon | null = null
  #namesDue = 0

  constructor(settings: FrameSettings, send: (event: MapEvent) => void) {
    const { words } = settings
    this.#settings = settings
    this.#send = send
    this.#map = createMap(settings.tiles !== null)
    keepClear(this.#map, control.scale({ imperial: false, maxWidth: 120 }).addTo(this.#map).getContainer())
    drawBaseMap(this.#map)
    this.#tiles = settings.tiles === null ? null : createTiles(this.#map, settings.tiles)
    this.#names = new PlaceNames(this.#map, words.away, settings.locale)
    this.#viewport = new Viewport(this.#map, settings.tiles !== null, (bounds, zoom) => send({ event: 'moved', bounds, zoom }))
    this.#markers = new MapMarkers(this.#map, (view) => this.#select(view))
    this.#point = new ListingPoint(this.#map)
    this.#picker = new PointPicker(this.#map, send)
    this.#selection = new Selection(this.#map, this.#viewport, this.#markers, this.#point, send)
    this.#highlight = new Highlight(this.#map, this.#markers, settings.locale)
    this.#listings = new Listings(this.#map, {
      changed: () => this.#draw(),
      counted: (total) => showStatus(total === 0 ? words.empty : fill(words.onMap, { count: formatNumber(total, settings.locale) })),
      failed: () => offerRetry(words.error, () => this.#retry()),
    })
    this.#card = new CardPanel(settings, {
      shown: (id, point) => this.#selection.show(id, point),
      opened: (id) => send({ event: 'open', id }),
      closed: () => this.#selection.clear(),
    })
    this.#drawing = mountDrawing(this.#map, words.corners, (corners) => this.#drawn(writeArea(corners)))
    this.#mountTools()
    this.#follow()
    const draw = () => this.#draw()
    this.#names.load(settings.locale).then(draw, draw)
  }

  /** Shows what a message asks for; repeating the last message changes nothing. */
  async show(message: MapMessage): Promise<void> {
    if (JSON.stringify(message) === JSON.stringify(this.#message)) return
    this.#message = message
    nameFrame(message, this.#settings)
    const { propsList, messageInfo, mapType, customMarker, marqueeIgnore } = message
    this.#markerOptions = readMarkerOptions(customMarker, marqueeIgnore, this.#settings.origins)
    this.#card.marqueeIgnore = marqueeIgnore
    this.#card.close()
    this.#point.clear()
    document.body.classList.toggle('is-property', mapType === 'property')
    part('skip').hidden = mapType === 'property'
    this.#picker.show(messageInfo.pick, this.#viewport, this.#tiles !== null, this.#settings.words.titlePick)
    if (mapType === 'property') {
      this.#listings.setRecords([])
      showStatus(messageInfo.pick === null ? '' : this.#settings.words.pick)
      const isShown = messageInfo.pick !== null || (await showProperty(message, this.#map, this.#viewport, this.#point, this.#markerOptions, this.#settings))
      if (!isShown) offerRetry(this.#settings.words.error, () => this.#retry())
      this.#addTiles()
      this.#draw()
      return
    }
    this.#outline(messageInfo.area)
    const search = new URLSearchParams(messageInfo.search)
    search.set('goal', messageInfo.goal)
    if (messageInfo.area !== null) search.set('area', messageInfo.area)
    const box = propsList ? this.#listings.setRecords(propsList) : await this.#listings.search(search.toString())
    if (this.#message !== message) return
    this.#card.records = this.#listings.records
    const area = this.#area?.getBounds()
    this.#viewport.fit(messageInfo.bounds ?? box ?? (area ? [area.getWest(), area.getSouth(), area.getEast(), area.getNorth()] : null))
    this.#addTiles()
    if (messageInfo.draw) this.#drawing.start()
  }

  /** Highlights the listing that the host points at; null ends the highlight. */
  highlight(id: number | null): void {
    this.#highlight.show(id, this.#clusters, this.#selection.key)
  }

  /** Adds the tiles once the map has its first view: those of the whole market would be fetched for nothing. */
  #addTiles(): void {
    this.#tiles?.addTo(this.#map)
  }

  #draw(): void {
    const { records } = this.#listings
    const drawn = this.#listings.clusters().map((cluster) => {
      const near = this.#names.nearest(cluster, cluster.count > 1 ? 1 : 2)
      return { cluster, view: markerOf(cluster, cluster.id === null ? undefined : records.get(cluster.id), near, this.#markerOptions, this.#settings) }
    })
    this.#clusters = new Map(drawn.map(({ cluster, view }) => [view.key, cluster]))
    this.#markers.show(drawn.map(({ view }) => view))
    // Finding room for names takes longest: in a task of its own, after the markers.
    clearTimeout(this.#namesDue)
    this.#namesDue = window.setTimeout(() => this.#names.draw([...this.#point.marked, ...this.#picker.marked, ...drawn.map(({ cluster }) => cluster)]))
  }

  #select({ key, lat, lng }: MarkerView): void {
    const cluster = this.#clusters.get(key)
    if (!cluster) return
    const ids = cluster.ids()
    if (cluster.expansionZoom !== null && cluster.count > 1) {
      part('map').focus({ preventScroll: true })
      this.#map.setView([lat, lng], Math.max(cluster.expansionZoom, this.#map.getZoom() + 1))
    } else if (ids.length > 0) {
      this.#selection.select(key)
      this.#card.open(ids)
    }
  }

  #outline(area: string | null): void {
    this.#area?.remove()
    const corners = readArea(area)
    this.#area = corners ? new Polygon([...corners], { className: 'map-area', interactive: false }).addTo(this.#map) : null
    tool('clear').hidden = this.#area === null
  }

  /** Searches in another area; it replaces a circle. */
  #drawn(area: string | null): void {
    this.#send({ event: 'drawn', area })
    if (!this.#message) return
    const search = new URLSearchParams(this.#message.messageInfo.search)
    for (const key of ['near', 'radius']) search.delete(key)
    this.show({ ...this.#message, messageInfo: { ...this.#message.messageInfo, area, bounds: null, draw: false, search: search.toString() } })
  }

  #retry(): void {
    const message = this.#message
    this.#message = null
    if (message) this.show(message)
  }

  #mountTools(): void {
    part('tools').hidden = false
    tool('zoom-in').addEventListener('click', () => this.#map.zoomIn())
    tool('zoom-out').addEventListener('click', () => this.#map.zoomOut())
    tool('whole').addEventListener('click', () => this.#viewport.fit(this.#listings.whole))
    tool('draw').addEventListener('click', () => this.#drawing.start())
    tool('clear').addEventListener('click', () => this.#drawn(null))
  }

  #follow(): void {
    this.#map.on('moveend', () => {
      this.#draw()
      this.#listings.follow()
    })
    // A hidden frame has no size to fit a box into.
    this.#map.on('resize', ({ oldSize }) => oldSize.x === 0 && this.#viewport.fit(this.#listings.whole))
  }
}

/** Names the document after what it shows: the document was sent before the host's message was known. */
function nameFrame({ mapType, messageInfo }: MapMessage, { words }: FrameSettings): void {
  const name =
    messageInfo.pick !== null ? words.titlePick : mapType === 'property' ? words.titleHome : messageInfo.goal === 'sale' ? words.titleSale : words.titleRent
  const heading = part('title')
  document.title = document.title.replace(heading.textContent ?? '', () => name)
  heading.textContent = name
}
