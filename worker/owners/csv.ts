import type { OwnerListView } from '#ui/presenters/owner-lists.ts'

const byteOrderMark = '\uFEFF'

/** A list as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need to read accents. */
export function csvOf({ columns, rows }: Pick<OwnerListView, 'columns' | 'rows'>): ArrayBuffer {
  const lines = [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(csvCell).join(','))
  return Uint8Array.from(Buffer.from(`${byteOrderMark}${lines.join('\r\n')}\r\n`)).buffer
}

/** A cell: one that a spreadsheet would read as a formula gets an apostrophe in front (OWASP, "CSV Injection"). */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
