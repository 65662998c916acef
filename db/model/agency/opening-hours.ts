import type { LocalizedText } from '../site/localized.ts'
import type { TimeSlot } from '../visits/calendar-rules.ts'

/** When an office is open, in its own local time. */
export interface OpeningHours {
  /** The slots of each day of the week, from Monday to Sunday; no slots: closed. */
  readonly week: readonly (readonly TimeSlot[])[]
  /** Days that differ from the week. */
  readonly exceptions: readonly OpeningException[]
}

interface OpeningException {
  /** Both included, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** Empty: closed. */
  readonly slots: readonly TimeSlot[]
  readonly note: LocalizedText | null
}
