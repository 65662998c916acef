const byteOrderMark = '\uFEFF'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[] }[]
}

/** A table as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need to read accents. */
export function csvOf({ columns, rows }: Table): ArrayBuffer {
  const lines = [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(csvCell).join(','))
  return Uint8Array.from(Buffer.from(`${byteOrderMark}${lines.join('\r\n')}\r\n`)).buffer
}

/** Where a spreadsheet could begin a cell with a formula. One set to Dutch, French or German also splits at `;`, and then ignores our quotes. */
const formulaStart = /^(?=[\t\r])|(?:^|(?<=[;\r\n]))(?=[^\S\r\n]*[=+\-@＝＋－＠])/g

/** A cell, with an apostrophe in front of what a spreadsheet would read as a formula (OWASP, "CSV Injection"). */
export function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'")
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
