import { contactSheet } from './contact-fields.ts'
import { homeSheet } from './home-fields.ts'
import type { SheetKind } from './sheet-kind.ts'

/** Every kind of spreadsheet. */
export const sheetKinds = { homes: homeSheet, contacts: contactSheet } as const satisfies Readonly<Record<string, SheetKind>>
export type SheetKindName = keyof typeof sheetKinds
