import { type Columns, columnKinds } from './listing-index.ts'

/** What the arrays of all columns have in common. */
export interface Column {
  readonly length: number
  [at: number]: number
  set(values: ArrayLike<number>, at: number): void
  subarray(from: number, to: number): ArrayLike<number>
  slice(): Column
}

export interface ColumnKind<Kind> {
  readonly BYTES_PER_ELEMENT: number
  new (length: number): Kind
  new (buffer: ArrayBuffer, at: number, length: number): Kind
}

/** Columns made one by one, in the order they are stored. */
export function makeColumns(make: <Kind extends Column>(kind: ColumnKind<Kind>, name: keyof Columns) => Kind): Columns {
  return {
    id: make(columnKinds.id, 'id'),
    created: make(columnKinds.created, 'created'),
    price: make(columnKinds.price, 'price'),
    lat: make(columnKinds.lat, 'lat'),
    lng: make(columnKinds.lng, 'lng'),
    place: make(columnKinds.place, 'place'),
    category: make(columnKinds.category, 'category'),
    revision: make(columnKinds.revision, 'revision'),
    plotArea: make(columnKinds.plotArea, 'plotArea'),
    livingArea: make(columnKinds.livingArea, 'livingArea'),
    built: make(columnKinds.built, 'built'),
    bedrooms: make(columnKinds.bedrooms, 'bedrooms'),
    bathrooms: make(columnKinds.bathrooms, 'bathrooms'),
    rooms: make(columnKinds.rooms, 'rooms'),
    garages: make(columnKinds.garages, 'garages'),
    parkings: make(columnKinds.parkings, 'parkings'),
    flags: make(columnKinds.flags, 'flags'),
    label: make(columnKinds.label, 'label'),
  }
}

const names = Object.keys(columnKinds).filter((name): name is keyof Columns => name in columnKinds)

/** Moves some rows to the front, in the order given. Copies one column at a time to limit memory. */
export function reorder(columns: Columns, rows: Uint32Array): void {
  for (const name of names) {
    const to: Column = columns[name]
    const from = to.slice()
    for (let at = 0; at < rows.length; at += 1) to[at] = from[rows[at] ?? 0] ?? 0
  }
}

/** The same columns with room for another number of rows. */
export function resized(columns: Columns, size: number): Columns {
  return makeColumns((kind, name) => {
    const column = new kind(size)
    column.set(columns[name].subarray(0, size), 0)
    return column
  })
}
