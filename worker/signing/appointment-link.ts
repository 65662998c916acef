import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { SigningSecrets } from './seal.ts'
import { sealedQuery } from './sealed-link.ts'

/** The sealed path for moving or cancelling an appointment, valid until it begins. */
export async function appointmentPath(secrets: SigningSecrets, { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>, locale: Locale): Promise<string> {
  return `${href('appointment', locale, { id })}?${await sealedQuery(secrets, 'appointment', id, new Date(startsAt))}`
}

/** The sealed path of its calendar file. */
export async function appointmentFilePath(secrets: SigningSecrets, { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>, locale: Locale): Promise<string> {
  return `/appointments/${id}.ics?${await sealedQuery(secrets, 'appointment', id, new Date(startsAt))}&lang=${locale}`
}
