import type { PageFault } from '#db/model/site/page-faults.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** A faulty page and what is wrong with it, in words. */
export function faultLine(path: string, fault: PageFault, locale: Locale): string {
  return `${path}: ${translator(locale)(`desk.guard.page.${fault}`)}`
}
