import { Circle, control, type LatLngBoundsExpression, Map as LeafletMap, Marker, Polygon } from 'leaflet'
import { readArea, writeArea } from '#db/model/area-code.ts'
import type { Bounds } from './bounds.ts'
import { fetchCard, HomeCard, type Standpoint } from './card.ts'
import { wakeDrawing } from './draw.ts'
import { ElementIcon } from './element-icon.ts'
import { Homes } from './homes.ts'
import { allowedPicture } from './host.ts'
import { Markers, type MarkerView } from './markers.ts'
import { Names } from './names.ts'
import { drawPaper, layTiles } from './paper.ts'
import { part, tool } from './parts.ts'
import type { MapEvent, MapMessage } from './protocol.ts'
import { type FrameSettings, say } from './settings.ts'
import { closest, type Group } from './stock.ts'
import { keyOf, type MarkerWishes, markerOf } from './views.ts'

/** Belgium and Luxembourg in one view. */
const opening = { centre: [50.45, 4.75], zoom: 8 } as const
/** A hidden home lies this near to the point that stands for it, metres (decisions, "Address"). */
const around = 500
/** A home with the towns around it. */
const homeZoom = 12.5
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

/** The map in its frame: what the host or the address asks for, with its tools and its card. */
export class FrameMap {
  readonly #settings: FrameSettings
  readonly #tell: (event: MapEvent) => void
  readonly #map: LeafletMap
  readonly #names: Names
  readonly #markers: Markers
  readonly #homes: Homes
  readonly #card: HomeCard
  readonly #drawing: { start(): void }
  #message: MapMessage | null = null
  #wishes: MarkerWishes = { text: null, picture: null, marqueeIgnore: false }
  #groups = new Map<string, Group>()
  #area: Polygon | null = null
  #circle: Circle | null = null
  #pin: Marker | null = null
  #chosen: string | null = null
  /** The visitor has moved the map, not we. */
  #byVisitor = false

  constructor(settings: FrameSettings, tell: (event: MapEvent) => void) {
    this.#settings = settings
    this.#tell = tell
    this.#map = new LeafletMap(part('map'), {
      center: [...opening.centre],
      zoom: opening.zoom,
      minZoom: 4,
      maxZoom: closest,
      zoomSnap: settings.tiles === null ? 0.5 : 1,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !calm,
      markerZoomAnimation: !calm,
      fadeAnimation: !calm,
      inertia: !calm,
    })
    control.scale({ imperial: false, maxWidth: 120 }).addTo(this.#map)
    drawPaper(this.#map)
    if (settings.tiles !== null) layTiles(this.#map, settings.tiles)
    this.#names = new Names(this.#map, settings.words.away)
    this.#markers = new Markers(this.#map, (view) => this.#choose(view))
    this.#homes = new Homes(this.#map, {
      changed: () => this.#draw(),
      counted: (total) => this.#say(total === 0 ? settings.words.empty : say(settings.words.onMap, { count: String(total) })),
      failed: () => this.#offerRetry(),
    })
    this.#card = new HomeCard(settings, {
      shown: (id, at) => this.#stand(id, at),
      opened: (id) => tell({ event: 'open', id }),
      closed: () => this.#leave(),
    })
    this.#drawing = wakeDrawing(this.#map, settings.words.corners, (corners) => this.#drawn(writeArea(corners)))
    this.#wakeTools()
    this.#wakeMoves()
    this.#names.load(settings.locale).then(
      () => this.#draw(),
      () => undefined,
    )
  }

  /** Shows what a message asks for; the same message again changes nothing. */
  async show(message: MapMessage): Promise<void> {
    if (JSON.stringify(message) === JSON.stringify(this.#message)) return
    this.#message = message
    const { propsList, messageInfo, mapType, customMarker, marqueeIgnore } = message
    const picture = allowedPicture(customMarker, this.#settings.origins)
    const isText = picture === null && customMarker !== null && customMarker.length <= 20 && !/^(?:data|https?):|^\//i.test(customMarker)
    this.#wishes = { text: isText ? customMarker : null, picture, marqueeIgnore }
    this.#card.marqueeIgnore = marqueeIgnore
    this.#card.close()
    document.body.classList.toggle('is-property', mapType === 'property')
    part('skip').hidden = mapType === 'property'
    if (mapType === 'property') return this.#showProperty(message)
    this.#outline(messageInfo.area)
    const asked = new URLSearchParams(messageInfo.search)
    asked.set('goal', messageInfo.goal)
    if (messageInfo.area !== null) asked.set('area', messageInfo.area)
    const box = propsList ? this.#homes.take(propsList) : await this.#homes.ask(asked.toString())
    this.#card.records = this.#homes.records
    if (this.#message !== message) return
    this.#fit(messageInfo.bounds ?? box)
    if (messageInfo.draw) this.#drawing.start()
  }

  /** Marks the home the host points at. */
  async highlight(id: number | null): Promise<void> {
    if (id === null) return this.#markers.point(this.#chosen)
    const key = keyOf(id)
    const held = this.#groups.has(key) ? key : [...this.#groups].find(([, group]) => group.ids().includes(id))?.[0]
    this.#markers.point(held ?? null)
  }

  async #showProperty({ propsList, messageInfo }: MapMessage): Promise<void> {
    this.#homes.take([])
    this.#say('')
    const record = propsList?.[0]
    const id = record?.id ?? messageInfo.id
    const known = id === null ? null : record ? null : await fetchCard(this.#settings.locale, id, new AbortController().signal)
    const at = record?.place.point ?? known?.at
    this.#pin?.remove()
    this.#circle?.remove()
    if (!at) return this.#say(known?.isKnown === false ? this.#settings.words.gone : this.#settings.words.empty)
    if (matchMedia('(pointer: coarse)').matches) this.#map.dragging.disable()
    this.#map.scrollWheelZoom.disable()
    this.#map.setView([at.lat, at.lng], homeZoom, { animate: false })
    this.#surround(at)
    if (at.exact) this.#pin = new Marker([at.lat, at.lng], { icon: new ElementIcon(this.#pinElement()), interactive: false, keyboard: false }).addTo(this.#map)
    else this.#say(this.#settings.words.around)
  }

  #pinElement(): HTMLElement {
    const { picture, text } = this.#wishes
    const element = document.createElement(picture === null ? 'span' : 'img')
    element.className = picture === null ? (text === null ? 'map-pin' : 'map-price') : 'map-picture'
    if (element instanceof HTMLImageElement) {
      element.src = picture ?? ''
      element.alt = ''
    } else element.textContent = text
    return element
  }

  #draw(): void {
    const groups = this.#homes.groups()
    const views = groups.map((group) =>
      markerOf(
        group,
        group.id === null ? undefined : this.#homes.records.get(group.id),
        this.#names.nearest(group.lat, group.lng),
        this.#wishes,
        this.#settings,
      ),
    )
    this.#groups = new Map(views.map(({ key }, index) => [key, groups[index]]).filter((entry): entry is [string, Group] => entry[1] !== undefined))
    this.#markers.show(views)
    this.#names.draw(this.#pin ? [this.#pin.getLatLng()] : groups)
  }

  #choose({ key, lat, lng }: MarkerView): void {
    const group = this.#groups.get(key)
    if (!group) return
    const ids = group.ids()
    if (group.apart !== null && group.count > 1) {
      part('map').focus({ preventScroll: true })
      this.#map.setView([lat, lng], Math.max(group.apart, this.#map.getZoom() + 1))
    } else if (ids.length > 0) {
      this.#chosen = key
      this.#markers.point(key)
      this.#card.open(ids)
    }
  }

  /** A home is on the card: its marker is in sight beside it. */
  #stand(id: number, at: Standpoint | null): void {
    this.#tell({ event: 'selected', id })
    this.#circle?.remove()
    const group = this.#chosen === null ? undefined : this.#groups.get(this.#chosen)
    const seen = group ?? at
    if (at && !at.exact && this.#map.getZoom() >= 12) this.#surround(at)
    if (!seen) return
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    const isNarrow = width < 600
    const bottomRight: [number, number] = isNarrow ? [40, Math.min(220, height / 2)] : [80, 60]
    const topLeft: [number, number] = isNarrow ? [40, 60] : [Math.min(380, width / 2), 60]
    this.#quietly(() => this.#map.panInside([seen.lat, seen.lng], { paddingTopLeft: topLeft, paddingBottomRight: bottomRight, animate: false }))
  }

  #leave(): void {
    this.#tell({ event: 'selected', id: null })
    this.#circle?.remove()
    this.#markers.point(null)
    if (this.#chosen === null || !this.#markers.focus(this.#chosen)) part('map').focus({ preventScroll: true })
    this.#chosen = null
  }

  #surround(at: Standpoint): void {
    if (!at.exact) this.#circle = new Circle([at.lat, at.lng], { radius: around, className: 'map-circle', interactive: false }).addTo(this.#map)
  }

  #fit(box: Bounds | null): void {
    const area = this.#area?.getBounds()
    const bounds: LatLngBoundsExpression | null = box ? latLngs(box) : (area ?? null)
    if (bounds) this.#quietly(() => this.#map.fitBounds(bounds, { padding: [margin(), margin()], maxZoom: 15, animate: false }))
    else this.#quietly(() => this.#map.setView([...opening.centre], opening.zoom, { animate: false }))
    this.#homes.follow()
  }

  #outline(area: string | null): void {
    this.#area?.remove()
    const corners = readArea(area)
    this.#area = corners ? new Polygon([...corners], { className: 'map-area', interactive: false }).addTo(this.#map) : null
    tool('clear').hidden = this.#area === null
  }

  #drawn(area: string | null): void {
    const message = this.#message
    this.#tell({ event: 'drawn', area })
    if (!message) return
    const search = new URLSearchParams(message.messageInfo.search)
    for (const key of ['area', 'near', 'radius']) search.delete(key)
    this.show({ ...message, messageInfo: { ...message.messageInfo, area, bounds: null, draw: false, search: search.toString() } })
  }

  #wakeTools(): void {
    part('tools').hidden = false
    tool('zoom-in').addEventListener('click', () => this.#map.zoomIn())
    tool('zoom-out').addEventListener('click', () => this.#map.zoomOut())
    tool('whole').addEventListener('click', () =>
      this.#map.fitBounds(latLngs(this.#homes.whole ?? [2.3, 49.4, 6.6, 51.6]), { padding: [margin(), margin()], maxZoom: 15 }),
    )
    tool('draw').addEventListener('click', () => this.#drawing.start())
    tool('clear').addEventListener('click', () => this.#drawn(null))
  }

  #wakeMoves(): void {
    for (const type of ['pointerdown', 'wheel', 'keydown'] as const) {
      document.addEventListener(
        type,
        () => {
          this.#byVisitor = true
        },
        { capture: true, passive: true },
      )
    }
    this.#map.on('click', () => this.#map.scrollWheelZoom.enable())
    this.#map.on('resize', ({ oldSize }) => oldSize.x === 0 && this.#fit(this.#homes.whole))
    this.#map.on('moveend', () => {
      this.#draw()
      this.#homes.follow()
      const view = this.#map.getBounds()
      const bounds: Bounds = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
      if (this.#byVisitor) this.#tell({ event: 'moved', bounds, zoom: this.#map.getZoom() })
    })
  }

  /** Moves the map on our own account: the host is not told. */
  #quietly(move: () => void): void {
    const before = this.#byVisitor
    this.#byVisitor = false
    move()
    this.#byVisitor = before
  }

  #say(words: string): void {
    part('status').textContent = words
  }

  #offerRetry(): void {
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.className = 'text-button'
    retry.textContent = this.#settings.words.retry
    retry.addEventListener('click', () => {
      const message = this.#message
      this.#message = null
      if (message) this.show(message)
    })
    part('status').replaceChildren(this.#settings.words.error, ' ', retry)
  }
}

function latLngs([west, south, east, north]: Bounds): LatLngBoundsExpression {
  return [
    [south, west],
    [north, east],
  ]
}

/** Room around what is shown, pixels. */
function margin(): number {
  return Math.min(48, window.innerWidth / 16)
}
