import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { examplesIn, homeTemplate } from '#db/model/feeds/sheets/home-template.ts'
import type { Locale } from '#messages/locales.ts'
import { labelOf } from './sheet.present.ts'

/** A column of the example: its name, a value, and other names that are understood. */
export interface TemplateLine {
  readonly label: string
  readonly example: string
  readonly others: string
}

const othersShown = 3

/** The columns of the example that the desk offers, in a language. */
export function presentTemplate(locale: Locale): readonly TemplateLine[] {
  return homeTemplate.map((column) => {
    const names = homeSheet.fields[column.path]?.names[locale] ?? column.path
    const [first, second] = examplesIn(column, locale)
    return {
      label: labelOf(names),
      example: first || second,
      others: names
        .split(',')
        .slice(1, 1 + othersShown)
        .map((name) => name.trim())
        .join(', '),
    }
  })
}
