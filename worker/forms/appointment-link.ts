import type { Appointment } from '#db/model/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { sealedQuery } from './sealed-link.ts'

/** The path under which whoever has it may move or cancel an appointment, until it begins. */
export async function appointmentPath(secret: string, { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>, locale: Locale): Promise<string> {
  return `${href('appointment', locale, { id })}?${await sealedQuery(secret, 'appointment', id, new Date(startsAt))}`
}
