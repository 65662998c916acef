import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/audit-log.ts'
import { addEntry, listEntries } from '#db/entries.ts'
import { translator } from '#messages/translate.ts'
import { DeskEntriesPage } from '#ui/pages/desk/entries.tsx'
import { presentEntryLine } from '#ui/presenters/desk/entry.ts'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { entryNumber } from '#worker/desk/entries/read-entry.ts'
import { redirection } from '#worker/http/redirection.ts'

const most = 300

/** Homes entered at the desk, last changed first. */
export const deskEntries = defineDeskPage('deskEntries', {
  view: DeskEntriesPage,
  async load(context) {
    const { store, locale, now, session } = context
    const rows = await listEntries(store.primary, session.member.offices, most)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskEntries'), { removed: 'desk.entries.removed' }),
        entries: rows.map((row) => presentEntryLine(row, locale, now)),
      },
    }
  },
  acts: {
    async create(context) {
      const { store, locale, now, session, agency } = context
      const { member } = session
      const id = createId()
      const office = member.offices?.[0] ?? (agency.offices.length === 1 ? (agency.offices[0]?.key ?? null) : null)
      const record = { 'location.country': 'BE', 'location.hidden': 'hidden', 'price.hidden': 'no', status: 'available', negotiation: 'sale' }
      await store.primary.batch([
        addEntry(store.primary, { id, office, record }, member.id, now),
        recordAct(store.primary, member, { action: 'make', object: 'entry', objectId: id }, now),
      ])
      await entryNumber(context, id)
      throw redirection(303, href('deskEntry', locale, { id }))
    },
  },
})
