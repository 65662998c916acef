import { findEntry } from '#db/feeds/entries.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import type { Entry } from '#db/model/feeds/entry.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The entry of a page; 404 if unknown or another office's. */
export async function findOwnEntry({ store, parameters, session }: DeskContext): Promise<Entry> {
  const entry = await findEntry(store.primary, parameters.id ?? '')
  if (entry === null || !worksFor(session.member, entry.office)) throw new NoPage()
  return entry
}

/** The office chosen in a form: one of the member's, or none if the member works for all. */
export function officeWanted({ agency, session }: DeskContext, sent: FormData, entry: Entry): OfficeKey | null {
  const wanted = agency.offices.find(({ key }) => key === textOf(sent, 'office'))?.key ?? null
  if (wanted === null) return session.member.offices === null && sent.has('office') ? null : entry.office
  return worksFor(session.member, wanted) ? wanted : entry.office
}
