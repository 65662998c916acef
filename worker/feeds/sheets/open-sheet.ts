import { findImport } from '#db/feeds/imports.ts'
import { findSheet } from '#db/feeds/sheets.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { href } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { proposeHomeColumns } from './home-sheet.ts'
import { openPreview, type Staging } from './stage-sheet.ts'

/** Where an uploaded file goes on: the page of its columns, or the preview of its import. */
export type NextStep = { readonly sheet: string } | { readonly preview: string }

/** The path of a step. */
export function nextPath({ locale }: Pick<DeskContext, 'locale'>, next: NextStep): string {
  return 'preview' in next ? href('deskImportPreview', locale, { id: next.preview }) : href('deskSheet', locale, { id: next.sheet })
}

/** What reading a file needs of a request. */
export function stagingOf({ store, settings, session, announce, now }: DeskContext): Staging {
  return { db: store.primary, salt: settings.placeSalt, member: session.member, announce, now }
}

/** Where a file that has just arrived goes on: straight to the preview, if its columns leave nothing to decide. */
export async function afterUpload(staging: Staging, id: string): Promise<NextStep> {
  const { db, member, now } = staging
  const sheet = await findSheet(db, id, member.id, now)
  if (sheet === null) return { sheet: id }
  const { choices, isDecided } = await proposeHomeColumns(db, sheet.columns)
  return isDecided ? previewSheet(staging, id, choices) : { sheet: id }
}

/** Reads a file with these choices. The page of its columns shows how far a large one has been read. */
export async function previewSheet(staging: Staging, id: string, choices: SheetChoices): Promise<NextStep> {
  const { db, member, now } = staging
  const sheet = await findSheet(db, id, member.id, now)
  const importId = sheet === null ? null : await openPreview(staging, sheet, choices)
  return importId === null ? { sheet: id } : stepOf(staging, id, importId)
}

/** The preview, unless the rows of the file are still being read. */
export async function stepOf({ db }: Pick<Staging, 'db'>, id: string, importId: string): Promise<NextStep> {
  const current = await findImport(db, importId)
  return current?.state === 'receiving' ? { sheet: id } : { preview: importId }
}
