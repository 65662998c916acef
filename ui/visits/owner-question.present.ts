import type { Place } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { presentAppointmentRows } from './appointment.present.ts'

interface AskedVisit {
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt' | 'how'>
  readonly place: Place | null
  readonly home: string
  readonly agent: string | null
}

/** A visit as its owner is asked about it: when, how, which home and who shows it, nothing of the visitor. */
export function ownerQuestionRows({ appointment, place, home, agent }: AskedVisit, locale: Locale): readonly LeadRow[] {
  const t = translator(locale)
  const rows = presentAppointmentRows(appointment, place, locale, 'visitor').filter(({ name }) => name !== 'place')
  return [...rows, { name: 'about', label: t('mail.home'), value: home }, { name: 'agent', label: t('ownerQuestion.agent'), value: agent ?? '' }].filter(
    ({ value }) => value !== '',
  )
}
