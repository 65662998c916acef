import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { selectVersions } from '#db/desk/record-versions.ts'
import { removeDraft } from '#db/feeds/entries.ts'
import { arrangePictures, listPictures, selectPictures } from '#db/feeds/entry-pictures.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { type Entry, type EntryPicture, type EntryRecord, entrySections } from '#db/model/feeds/entry.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { DeskEntryPage } from '#ui/feeds/entries/entry.page.tsx'
import { entryTitle, presentEntry } from '#ui/feeds/entries/entry.present.ts'
import { entryLabels, presentEntrySections } from '#ui/feeds/entries/entry-sections.present.ts'
import { type FormProblem, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { fieldsOf } from '#worker/feeds/entries/entry-fields.ts'
import { isStillArranged, movedPictures, readOrder, writeOrder } from '#worker/feeds/entries/entry-pictures.ts'
import { filesIn, findOwnEntry, isLate, lateFor, saveSent, storeSentPictures, valuesOf } from '#worker/feeds/entries/own-entry.ts'
import { entryNumber, readEntry } from '#worker/feeds/entries/read-entry.ts'
import { returnEntry } from '#worker/feeds/entries/return-entry.ts'
import { bringToSite, type ShowingFailure, withPictures } from '#worker/feeds/entries/show-entry.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  saved: 'desk.entry.done.saved',
  savedWithPictures: 'desk.entry.done.savedWithPictures',
  published: { text: 'desk.entry.done.published', undo: 'withdraw', fields: { version: 'version' } },
  // No undo: it would take the home off the site.
  updated: 'desk.entry.done.published',
  withdrawn: { text: 'desk.entry.done.withdrawn', undo: 'restore', fields: { version: 'version' } },
  closed: { text: 'desk.entry.done.closed', undo: 'reopen', fields: { version: 'version' } },
  reopened: { text: 'desk.entry.done.reopened', undo: 'close', fields: { version: 'version' } },
  pictures: 'desk.entry.done.pictures',
  arranged: 'desk.entry.done.arranged',
  back: 'desk.entry.done.back',
  returned: 'desk.entry.done.returned',
})

/** Problems of a form whose values are shown again. */
const keepsTyped: ReadonlySet<FormProblem | undefined> = new Set(['unusable', 'changedMeanwhile', 'crowded'])

/** A home entered at the desk: form, pictures, missing legal statements, and publication. */
export const deskEntry = defineDeskPage('deskEntry', {
  needs: 'stock',
  view: DeskEntryPage,
  fileField: 'pictures',
  async load(context) {
    const { store, locale, agency, session, sent } = context
    const entry = await findOwnEntry(context)
    const [pictures, versions] = await store.primary.batch([selectPictures(store.primary, entry.id), selectVersions(store.primary, 'entry', entry.id)])
    const read = await readEntry(context, entry, pictures)
    const typed = sent !== null && keepsTyped.has(sent.problem) ? sent.typed : null
    const opensHome = read.ok && worksFor(session.member, servingOffice(agency, read.listing.place)?.key ?? null)
    const title = entryTitle(entry.record, locale)
    const sections = entrySections.map((name) => ({ name, fields: fieldsOf(name) }))
    const shownValues = { record: entry.record, typed, errors: sent?.errors ?? {}, ...(sent?.stored && { stored: sent.stored }) }
    const shownSections = presentEntrySections(sections, shownValues, agency.languages.enabled, locale)
    return {
      title,
      props: {
        view: await withMeanwhile(context, notices.view(context, title, arrangedUndo(context, pictures)), {
          about: [{ object: 'entry', ids: [entry.id] }],
          version: entry.version,
          // Pictures have no part in the version.
          counts: ({ fields }) => fields.join() !== 'pictures',
          labels: entryLabels(shownSections),
        }),
        entry: presentEntry({ entry, number: await entryNumber(context, entry.id), pictures, opensHome, read }, locale),
        sections: shownSections,
        values: valuesOf(entry),
        offices: officesOfMember(agency, session.member, locale),
        hasAllOffices: session.member.offices === null,
        versions,
      },
    }
  },
  acts: {
    async save(context, sent) {
      const hasFiles = filesIn(sent).length > 0
      const { refused } = await saveSent(context, sent)
      if (refused !== null) return refused
      throw notices.done(context, hasFiles ? 'savedWithPictures' : 'saved')
    },
    async preview(context, sent) {
      const { refused, entry } = await saveSent(context, sent)
      if (refused) return refused
      throw redirection(303, href('deskEntryPreview', context.locale, { id: entry.id }))
    },
    async publish(context, sent) {
      const { refused, entry } = await saveSent(context, sent)
      if (refused) return refused
      const pictures = await listPictures(context.store.primary, entry.id)
      const read = await readEntry(context, entry, pictures)
      if (!read.ok) return { ...freshForm, problem: 'incomplete' }
      const { record } = entry
      const publication = { record, published: withPictures(record, pictures), state: 'published', isChanged: false, pictures } as const
      const failure = await bringToSite(context, entry, { ...publication, action: 'publish' })
      // The form itself is saved; a colleague was first with the next change.
      if (failure === 'late') return { ...freshForm, typed: { version: String(entry.version) }, problem: 'actedMeanwhile' }
      return after(context, sent, entry, failure, entry.state === 'published' ? 'updated' : 'published')
    },
    async withdraw(context, sent) {
      const entry = await findOwnEntry(context)
      if (isLate(sent, entry)) return lateFor(sent)
      if (entry.state !== 'published') return { ...freshForm, problem: 'notShown' }
      const pictures = await listPictures(context.store.primary, entry.id)
      return after(
        context,
        sent,
        entry,
        await bringToSite(context, entry, { ...shownOf(entry), pictures, state: 'withdrawn', action: 'withdraw' }),
        'withdrawn',
      )
    },
    async restore(context, sent) {
      const entry = await findOwnEntry(context)
      if (isLate(sent, entry)) return lateFor(sent)
      if (entry.state !== 'withdrawn' || entry.published === null) return { ...freshForm, problem: 'notShown' }
      const pictures = await listPictures(context.store.primary, entry.id)
      return after(context, sent, entry, await bringToSite(context, entry, { ...shownOf(entry), pictures, state: 'published', action: 'publish' }), 'published')
    },
    async returnTo(context, sent) {
      if (!(await returnEntry(context, sent))) return lateFor(sent)
      throw notices.done(context, 'returned')
    },
    close: (context, sent) => changeStatus(context, sent, 'closed'),
    reopen: (context, sent) => changeStatus(context, sent, 'reopened'),
    async remove(context, sent) {
      const { store, session, locale, now } = context
      const entry = await findOwnEntry(context)
      if (isLate(sent, entry)) return lateFor(sent)
      if (entry.state !== 'draft') return { ...freshForm, problem: 'notShown' }
      const [removed] = await store.primary.batch([
        removeDraft(store.primary, entry, now),
        recordAct(store.primary, session.member, { action: 'remove', object: 'entry', objectId: entry.id }, now, didChange),
      ])
      if (removed.length === 0) return lateFor(sent)
      throw redirection(303, `${href('deskEntries', locale)}?${new URLSearchParams({ done: 'removed', entry: entry.id, version: String(entry.version + 1) })}`)
    },
    async addPictures(context, sent) {
      // The script sends pictures alone; the form sends what was typed as well.
      if (sent.has('version')) {
        const { refused } = await saveSent(context, sent)
        if (refused) return refused
        if (filesIn(sent).length === 0) return { ...freshForm, errors: { pictures: 'missing' } }
        throw notices.done(context, 'savedWithPictures')
      }
      if (filesIn(sent).length === 0) return { ...freshForm, errors: { pictures: 'missing' } }
      const refused = await storeSentPictures(context, await findOwnEntry(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'pictures')
    },
    async arrange(context, sent) {
      const { store, session, now } = context
      const { refused } = sent.has('version') ? await saveSent(context, sent) : { refused: null }
      if (refused) return refused
      const entry = await findOwnEntry(context)
      const [move = '', moved = ''] = textOf(sent, 'move').split(' ')
      const pictures = await listPictures(store.primary, entry.id)
      const isUndo = sent.has('order')
      const order = isUndo ? readOrder(textOf(sent, 'order')) : movedPictures(pictures, moved, move)
      const before = writeOrder(pictures)
      // Do not undo what a colleague has arranged since.
      if (isUndo && !isStillArranged(pictures, readOrder(textOf(sent, 'arranged')))) return { ...freshForm, problem: 'picturesChanged' }
      // Pictures missing from the restored order were added since by a colleague: keep them.
      const known = isUndo ? [] : pictures.map(({ id }) => id)
      if (!(await arrangePictures(store.primary, entry.id, order, pictures, known))) return { ...freshForm, problem: 'picturesChanged' }
      await recordAct(store.primary, session.member, { action: 'change', object: 'entry', objectId: entry.id, fields: ['pictures'] }, now)
      throw redirection(303, `${href('deskEntry', context.locale, { id: entry.id })}?${new URLSearchParams({ done: 'arranged', before })}#pictures`)
    },
  },
})

/** Marks the published home as sold or let, or as on offer again; other unpublished changes stay a draft. */
async function changeStatus(context: DeskContext, sent: FormData, to: 'closed' | 'reopened'): Promise<FormState> {
  const entry = await findOwnEntry(context)
  if (isLate(sent, entry)) return lateFor(sent)
  if (entry.state !== 'published' || entry.published === null) return { ...freshForm, problem: 'notShown' }
  const change = (record: EntryRecord): EntryRecord => {
    const { closed_on: _, ...rest } = record
    if (to === 'reopened') return { ...rest, status: 'available' }
    return { ...rest, status: record.negotiation === 'let' ? 'rented' : 'sold', closed_on: brusselsDay(context.now) }
  }
  const pictures = await listPictures(context.store.primary, entry.id)
  const publication = { ...shownOf(entry), published: change(entry.published), record: change(entry.record), pictures } as const
  return after(context, sent, entry, await bringToSite(context, entry, { ...publication, action: to === 'closed' ? 'close' : 'open', fields: ['status'] }), to)
}

/** What the site shows of an entry, and what its form holds. */
function shownOf({ state, record, published, isChanged }: Entry) {
  return { state, record, published, isChanged }
}

/** The answer to an act on what the site shows. @param failure null where it is done */
function after(
  context: DeskContext,
  sent: FormData,
  { version }: Entry,
  failure: ShowingFailure | 'late' | null,
  what: Parameters<typeof notices.done>[1],
): FormState {
  if (failure === null) throw notices.done(context, what, { version: String(version + 1) })
  if (failure === 'late') return lateFor(sent)
  const { why, faults = [] } = failure
  if (why === 'faultyPage') return { ...freshForm, problem: why, faults }
  return { ...freshForm, problem: why === 'unusable' ? 'incomplete' : why }
}

/** The undo of a new order of the pictures; undefined for another act. */
function arrangedUndo({ requested }: DeskContext, pictures: readonly EntryPicture[]): DeskView['undo'] | undefined {
  const query = requested.searchParams
  if (query.get('done') !== 'arranged') return undefined
  return { action: requested.pathname, act: 'arrange', fields: { order: query.get('before') ?? '', arranged: writeOrder(pictures) } }
}
