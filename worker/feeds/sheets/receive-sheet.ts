import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { addSheet, addSheetPart } from '#db/feeds/sheets.ts'
import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { openFeedText } from '#db/model/feeds/feed-text.ts'
import type { SheetKindName } from '#db/model/feeds/sheets/sheet-kinds.ts'
import { openSheet, type SheetRow } from '#db/model/feeds/sheets/sheet-rows.ts'
import { type StoredRow, storedRow, surveySheet } from '#db/model/feeds/sheets/stored-sheet.ts'

/** Rows and characters of one stored part; a value of D1 holds two million bytes. */
const maxRows = 500
const maxCharacters = 400_000
const maxColumns = 200

interface SentSheet {
  readonly kind: SheetKindName
  readonly member: string
  readonly source: string
  /** Of the file. */
  readonly name: string
}

/**
 * Keeps an uploaded table, piece by piece as it arrives, so that a file of any size takes little memory.
 * @returns its id
 * @throws UnreadableFeed if it is no table, or has no rows
 */
export async function receiveSheet(db: Db, pieces: AsyncIterable<Uint8Array>, sent: SentSheet, now: Date): Promise<string> {
  const id = createId()
  const [text, sheet, survey] = [openFeedText(true), openSheet(), surveySheet()]
  let part: StoredRow[] = []
  let size = 0
  let isFirst = true
  const keepPart = async () => {
    if (part.length > 0) await addSheetPart(db, id, survey.count() - part.length + 1, part, now)
    part = []
    size = 0
  }
  const keep = async (rows: readonly SheetRow[]) => {
    if ((sheet.header()?.length ?? 0) > maxColumns) throw new UnreadableFeed({ why: 'format' })
    for (const row of rows) {
      const length = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0)
      if (length > maxCharacters) throw new UnreadableFeed({ why: 'longRow' })
      if (part.length >= maxRows || size + length > maxCharacters) await keepPart()
      survey.add(row)
      part.push(storedRow(row))
      size += length
    }
  }
  for await (const bytes of pieces) {
    if (isFirst && isWorkbook(bytes)) throw new UnreadableFeed({ why: 'workbook' })
    isFirst = false
    await keep(sheet.take(text.decode(bytes)))
  }
  await keep(sheet.take(text.end()))
  await keep(sheet.end())
  await keepPart()
  const headings = sheet.header()
  if (headings === null || headings.length < 2 || survey.count() === 0) throw new UnreadableFeed({ why: 'format' })
  await addSheet(db, { id, ...sent, name: sent.name.slice(0, 200), columns: survey.columns(headings), rowCount: survey.count(), gaps: survey.gaps() }, now)
  return id
}

/** What spreadsheet programs write by default: a zip archive, or the older compound file. */
function isWorkbook([a, b, c, d]: Uint8Array): boolean {
  return (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
}
