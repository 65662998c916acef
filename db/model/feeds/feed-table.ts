import { type CsvRow, type Separator, scanRow } from './csv-rows.ts'
import { UnreadableFeed } from './feed-fault.ts'

/**
 * CSV files of the neutral format: a header, then a row per record. Dots in column names nest; `|` separates list values. Commands, the desk's script and
 * the desk's form read them here.
 */

/** A row as a record of the neutral format; `problem` says why it is invalid. */
export interface TableRow {
  readonly record: Readonly<Record<string, unknown>>
  readonly problem: string | null
}

/** A table that arrives in pieces. */
interface FeedTable {
  /** The rows that are complete with this piece. @throws UnreadableFeed for an unusable header */
  take(text: string): readonly TableRow[]
  /** The rows that the end of the file completes. @throws UnreadableFeed */
  end(): readonly TableRow[]
}

interface Nested {
  [name: string]: unknown
}

/** The columns that hold several values. */
export const listColumns: ReadonlySet<string> = new Set(['images', 'plans', 'documents', 'points_of_interest'])

const separators: readonly Separator[] = [';', ',', '\t']
/** Spreadsheets tell each other the separator in a line before the header. */
const separatorLine = /^[ \t]*"?sep=(.)"?[;,\s]*$/i

/** Whether a text that is no JSON begins like a table with ids. */
export function isTable(start: string): boolean {
  const [first = '', second = ''] = start.replace(/^\uFEFF?\s+/, '').split(/\r\n|\r|\n/, 2)
  const isStated = separatorLine.test(first)
  const header = isStated ? second : first
  const separator = separatorOf(header)
  const names = header.split(separator).map((name) => columnOf(name.replace(/^\s*"(.*)"\s*$/, '$1')))
  return isStated || (names.length > 1 && names.includes('id'))
}

/** Opens a table. Its separator is the one that its first line states, else the most frequent one of its header. */
export function openTable(): FeedTable {
  let rest = ''
  let isStart = true
  let header: { readonly columns: readonly string[]; readonly separator: Separator } | null = null
  let stated: Separator | null = null

  /** The row at a place; null if the text does not hold the whole of it. */
  const rowAt = (at: number, isEnd: boolean) => {
    if (header !== null) return scanRow(rest, at, header.separator, isEnd, header.columns.length)
    const [first = ''] = rest.slice(at).split(/[\r\n]/, 1)
    return scanRow(rest, at, stated ?? separatorOf(first), isEnd)
  }
  const completedRows = (isEnd: boolean): readonly TableRow[] => {
    const rows: TableRow[] = []
    let at = 0
    while (at < rest.length) {
      const row = rowAt(at, isEnd)
      if (row === null) break
      const text = header === null ? rest.slice(at, row.next) : ''
      at = row.next
      if (row.cells.every((cell) => cell === '')) continue
      if (header !== null) rows.push(recordOfRow(header.columns, row))
      else if (stated === null && separatorLine.test(text)) stated = separatorIn(text)
      else header = readHeader(row.cells, stated ?? separatorOf(text.split(/[\r\n]/, 1)[0] ?? ''))
    }
    rest = rest.slice(at)
    return rows
  }
  return {
    take(text) {
      rest += isStart ? text.replace(/^\uFEFF/, '') : text
      isStart &&= text === ''
      return completedRows(false)
    },
    end() {
      const rows = completedRows(true)
      if (header === null) throw new UnreadableFeed({ why: 'noId', columns: [] })
      return rows
    },
  }
}

/** Reads a table in memory. @throws UnreadableFeed */
export function tableRows(text: string): readonly TableRow[] {
  const table = openTable()
  return [...table.take(text), ...table.end()]
}

/** The separator that a line states; null for one that tables of ours do not have, where the header decides. */
function separatorIn(line: string): Separator | null {
  const [, character] = /sep=(.)/i.exec(line) ?? []
  return separators.find((separator) => separator === character) ?? null
}

/** The most frequent separator outside quotation marks; `;` if there is none. */
function separatorOf(header: string): Separator {
  const plain = header.replace(/"[^"]*"/g, '')
  const counts = separators.map((separator) => plain.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}

function readHeader(names: readonly string[], separator: Separator) {
  const columns = names.map(columnOf)
  const twice = columns.findIndex((name, index) => name !== '' && columns.indexOf(name) !== index)
  if (twice >= 0) throw new UnreadableFeed({ why: 'twice', column: names[twice]?.slice(0, 60) ?? '' })
  if (!columns.includes('id')) throw new UnreadableFeed({ why: 'noId', columns: names })
  return { columns, separator }
}

/** The cells of a row as a record; empty ones are absent, and so are those that a spreadsheet leaves out at the end. */
function recordOfRow(columns: readonly string[], { cells, isOpen }: CsvRow): TableRow {
  const record: Nested = Object.create(null)
  for (const [index, path] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (path === '' || cell === '') continue
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = record
    for (const name of names) at = below(at, name)
    at[last] = listColumns.has(path) ? valuesIn(cell) : cell
  }
  return { record, problem: problemOf(columns, cells, isOpen) }
}

function problemOf(columns: readonly string[], cells: readonly string[], isOpen: boolean): string | null {
  const isUncertain = cells.length !== columns.length || cells[columns.indexOf('id')]?.includes('"') === true
  if (isOpen && isUncertain) return 'a quotation mark opens a cell and is never closed'
  const isTooLong = cells.slice(columns.length).some((cell) => cell !== '')
  return isTooLong ? `${cells.length} columns where the header has ${columns.length}` : null
}

/** The values of a cell, joined by `|`; web addresses may also be joined by commas, semicolons or spaces. */
export function valuesIn(cell: string): readonly string[] {
  return cell
    .split(/\||[,;\s]+(?=(?:https?:)?\/\/)/i)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function below(object: Nested, name: string): Nested {
  const known = object[name]
  if (isNested(known)) return known
  const created: Nested = Object.create(null)
  object[name] = created
  return created
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The headings of a table of homes. Capitals, spaces and hyphens do not matter, and the usual Dutch and French words stand for the format's names. */

export const headings: Readonly<Record<string, readonly string[]>> = {
  id: ['pand_id', 'id_pand', 'id_bien'],
  reference: ['referentie', 'référence', 'ref', 'réf'],
  type: ['soort', 'type_pand', 'type_de_bien'],
  subtype: ['subtype_pand', 'sous_type'],
  negotiation: ['transactie', 'transactietype', 'transaction', 'type_de_transaction'],
  status: ['statut', 'état_de_la_vente'],
  'price.amount': ['prijs', 'vraagprijs', 'huurprijs', 'prix', 'prix_de_vente', 'loyer'],
  'price.hidden': ['prijs_verbergen', 'prijs_verborgen', 'prix_caché', 'masquer_le_prix'],
  'location.street': ['straat', 'rue'],
  'location.number': ['huisnummer', 'numéro', 'numero'],
  'location.box': ['bus', 'busnummer', 'boîte', 'boite'],
  'location.postal_code': ['postcode', 'postnummer', 'code_postal'],
  'location.city': ['gemeente', 'stad', 'plaats', 'commune', 'ville', 'localité', 'localite'],
  'location.country': ['land', 'pays'],
  'location.hidden': ['adres_verbergen', 'adres_verborgen', 'adresse_cachée', "masquer_l'adresse"],
  'location.geo.latitude': ['breedtegraad', 'latitude'],
  'location.geo.longitude': ['lengtegraad', 'longitude'],
  bedrooms: ['slaapkamers', 'aantal_slaapkamers', 'chambres', 'nombre_de_chambres'],
  bathrooms: ['badkamers', 'aantal_badkamers', 'salles_de_bain', 'salles_de_bains'],
  'sizes.liveable_area': ['bewoonbare_oppervlakte', 'surface_habitable'],
  'sizes.plot_area': ['grondoppervlakte', 'perceeloppervlakte', 'surface_du_terrain', 'superficie_du_terrain'],
  construction_year: ['bouwjaar', 'année_de_construction', 'annee_de_construction'],
  'energy.epc_value': ['epc', 'epc_waarde', 'peb', 'valeur_peb'],
  cadastral_income: ['kadastraal_inkomen', 'revenu_cadastral'],
  description_title: ['titel', 'titre'],
  description: ['beschrijving', 'omschrijving', 'texte'],
  images: ["foto's", 'foto’s', 'fotos', 'photos', 'afbeeldingen'],
  plans: ['plannen', 'grondplannen'],
}

const paths: ReadonlyMap<string, string> = new Map(Object.entries(headings).flatMap(([path, words]) => words.map((word) => [word, path] as const)))

/** The path of a column: the heading in small letters, or what a Dutch or French heading stands for. */
export function columnOf(heading: string): string {
  const plain = heading
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return paths.get(plain) ?? plain
}
