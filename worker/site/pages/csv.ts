import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { attachment } from '#worker/site/pages/answers.ts'

const byteOrderMark = '\uFEFF'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[] }[]
}

/** A table as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need to read accents. */
export function csvOf({ columns, rows }: Table): ArrayBuffer {
  return Uint8Array.from(Buffer.from(byteOrderMark + linesOf([columns, ...rows.map(({ cells }) => cells)]))).buffer
}

/** Answers with a table of any length as a CSV file to save, named by its day. */
export function csvFile(of: string, now: Date, columns: readonly string[], parts: AsyncIterator<readonly (readonly string[])[]>): Response {
  const name = `${of}-${wallTimeOf(now).day}.csv`
  return attachment({ bytes: csvStream(columns, parts), type: 'text/csv; charset=utf-8', name }, name)
}

/** Streams a table of any length as CSV. Pulls the parts one by one (backpressure). */
function csvStream(columns: readonly string[], parts: AsyncIterator<readonly (readonly string[])[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + linesOf([columns]))),
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(linesOf(value)))
    },
    cancel: async () => {
      await parts.return?.()
    },
  })
}

const linesOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** Positions where a spreadsheet could start a formula. In Dutch, French and German locales it also splits at `;`, and then ignores our quotes. */
const formulaStart = /^(?=[\t\r])|(?:^|(?<=[;\r\n]))(?=[^\S\r\n]*[=+\-@＝＋－＠])/g

/** A cell, with an apostrophe before anything that a spreadsheet would evaluate as a formula (OWASP, "CSV Injection"). */
export function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'")
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
