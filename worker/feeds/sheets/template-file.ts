import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { examplesIn, homeTemplate } from '#db/model/feeds/sheets/home-template.ts'
import type { Locale } from '#messages/locales.ts'
import { labelOf } from '#ui/feeds/sheets/sheet.present.ts'
import { attachment } from '#worker/site/pages/answers.ts'

/** The example of a table of homes in a language: headings and two homes, as Belgian spreadsheet programs open it. */
export function templateFile(locale: Locale): Response {
  const name = `homes-${locale}.csv`
  const bytes = Uint8Array.from(Buffer.from(`\uFEFF${templateText(locale)}`)).buffer
  return attachment({ bytes, type: 'text/csv; charset=utf-8', name }, name)
}

export function templateText(locale: Locale): string {
  const headings = homeTemplate.map(({ path }) => labelOf(homeSheet.fields[path]?.names[locale] ?? path))
  const homes = ([0, 1] as const).map((home) => homeTemplate.map((column) => examplesIn(column, locale)[home]))
  return [headings, ...homes].map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
