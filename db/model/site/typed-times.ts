/** What stands between the two times of a slot: a hyphen, a dash or a word of one of the four languages. */
const between = /^(.+?)(?:[-–—]|tot|à|until|to|bis)(.+)$/
const time = /^(\d{1,2})(?:(?:[:.hu]|uhr)(\d\d)?)?(?:uhr)?$/

/** A time as '09:00'; null if it is not understood. @param text '9', '9:00', '9.30', '9u30', '9h', '9 Uhr' */
function clockTime(text: string): string | null {
  const [whole, hours = '', minutes = '00'] = time.exec(text) ?? []
  if (whole === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** One slot of a day as people type it, '9u-12u30'; null if it is not understood. */
export function readSlot(text: string): { readonly from: string; readonly to: string } | null {
  const [, start = '', end = ''] = between.exec(text.toLowerCase().replaceAll(/\s+/g, '')) ?? []
  const [from, to] = [clockTime(start), clockTime(end)]
  return from === null || to === null ? null : { from, to }
}

/** The slots of a text, which commas, semicolons or line breaks divide. */
export function slotTexts(text: string): readonly string[] {
  return text.split(/[,;\n]/).flatMap((slot) => (slot.trim() === '' ? [] : [slot.trim()]))
}
