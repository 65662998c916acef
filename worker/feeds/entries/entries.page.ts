import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { addEntry, findRemovedDraft, listEntries, restoreDraft } from '#db/feeds/entries.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { translator } from '#messages/translate.ts'
import { DeskEntriesPage } from '#ui/feeds/entries/entries.page.tsx'
import { presentEntryLine } from '#ui/feeds/entries/entry.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { entryNumber } from '#worker/feeds/entries/read-entry.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const most = 300
const notices = defineNotices({
  removed: { text: 'desk.entries.removed', undo: 'restore', fields: { entry: 'entry', version: 'version' } },
  gone: 'desk.entries.gone',
})

/** Homes entered at the desk, last changed first. */
export const deskEntries = defineDeskPage('deskEntries', {
  needs: 'stock',
  view: DeskEntriesPage,
  async load(context) {
    const { store, locale, now, session } = context
    const rows = await listEntries(store.primary, session.member.offices, most)
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskEntries')),
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
    async restore(context, sent) {
      const { store, locale, now, session } = context
      const draft = await findRemovedDraft(store.primary, textOf(sent, 'entry'), now)
      if (draft !== null && !worksFor(session.member, draft.office)) throw new NoPage()
      if (draft === null || textOf(sent, 'version') !== String(draft.version)) throw notices.done(context, 'gone')
      const [restored] = await store.primary.batch([
        restoreDraft(store.primary, draft, now),
        recordAct(store.primary, session.member, { action: 'undo', object: 'entry', objectId: draft.id }, now, didChange),
      ])
      if (restored.length === 0) throw notices.done(context, 'gone')
      throw redirection(303, `${href('deskEntry', locale, { id: draft.id })}?done=back`)
    },
  },
})
