import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { arrangePictures, listPictures, removeDraft, saveEntry } from '#db/feeds/entries.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { type Entry, type EntryPicture, type EntryRecord, entrySections } from '#db/model/feeds/entry.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { DeskEntryPage } from '#ui/feeds/entries/entry.page.tsx'
import { entryTitle, presentEntry } from '#ui/feeds/entries/entry.present.ts'
import { entryLabels, presentEntrySections } from '#ui/feeds/entries/entry-sections.present.ts'
import { type FormProblem, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mergeSent, openedIn } from '#worker/desk/merge-sent.ts'
import { defineNotices } from '#worker/desk/notices.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { fieldsOf } from '#worker/feeds/entries/entry-fields.ts'
import { readEntryForm } from '#worker/feeds/entries/entry-form.ts'
import { findOwnEntry, officeWanted } from '#worker/feeds/entries/own-entry.ts'
import { isStillArranged, movedPictures, readOrder, writeOrder } from '#worker/feeds/entries/picture-order.ts'
import { bringToSite, withPictures } from '#worker/feeds/entries/publish-entry.ts'
import { entryNumber, readEntry } from '#worker/feeds/entries/read-entry.ts'
import { takePictures } from '#worker/feeds/entries/take-pictures.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

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
    const pictures = await listPictures(store.primary, entry.id)
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
      },
    }
  },
  acts: {
    async save(context, sent) {
      const hasFiles = filesIn(sent).length > 0
      const { refused } = await save(context, sent)
      if (refused !== null) return refused
      throw notices.done(context, hasFiles ? 'savedWithPictures' : 'saved')
    },
    async preview(context, sent) {
      const { refused, entry } = await save(context, sent)
      if (refused) return refused
      throw redirection(303, href('deskEntryPreview', context.locale, { id: entry.id }))
    },
    async publish(context, sent) {
      const { refused, entry } = await save(context, sent)
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
        const { refused } = await save(context, sent)
        if (refused) return refused
        if (filesIn(sent).length === 0) return { ...freshForm, errors: { pictures: 'missing' } }
        throw notices.done(context, 'savedWithPictures')
      }
      if (filesIn(sent).length === 0) return { ...freshForm, errors: { pictures: 'missing' } }
      const refused = await takeSent(context, await findOwnEntry(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'pictures')
    },
    async arrange(context, sent) {
      const { store, session, now } = context
      const { refused } = sent.has('version') ? await save(context, sent) : { refused: null }
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

type Saved = { readonly refused: FormState; readonly entry: null } | { readonly refused: null; readonly entry: Entry }

/** The pictures chosen in a form. */
function filesIn(sent: FormData): readonly File[] {
  return sent.getAll('pictures').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
}

/** Stores the pictures chosen in a form. @returns the form's state if one of the files is not a picture; null otherwise */
async function takeSent(context: DeskContext, entry: Entry, sent: FormData): Promise<FormState | null> {
  const { store, session, now } = context
  const files = filesIn(sent)
  if (files.length === 0) return null
  const unusable = await takePictures(context, entry.id, files, textOf(sent, 'kind') === 'plan' ? 'plan' : 'photo')
  if (unusable < files.length)
    await recordAct(store.primary, session.member, { action: 'change', object: 'entry', objectId: entry.id, fields: ['pictures'] }, now)
  return unusable === 0 ? null : { ...freshForm, errors: { pictures: 'invalid' } }
}

/** Saves the form of an entry, and stores the pictures chosen in it, whether its fields can be saved or not: a browser does not keep chosen files. */
async function save(context: DeskContext, sent: FormData): Promise<Saved> {
  const notTaken = await takeSent(context, await findOwnEntry(context), sent)
  const saved = await saveFields(context, sent)
  if (notTaken === null) return saved
  if (saved.refused === null) return { refused: { ...notTaken, problem: 'notPictures' }, entry: null }
  return { refused: { ...saved.refused, errors: { ...saved.refused.errors, ...notTaken.errors } }, entry: null }
}

/** How often a save is tried again that loses to another one. */
const tries = 3

/** Saves the fields of an entry, merged with what colleagues have saved since the form was opened. */
async function saveFields(context: DeskContext, sent: FormData): Promise<Saved> {
  for (let left = tries; ; left -= 1) {
    const saved = await saveMerged(context, sent)
    if (saved !== 'late') return saved
    if (left === 0) return { refused: { ...freshForm, typed: typedValues(sent), problem: 'crowded' }, entry: null }
  }
}

/** The values of an entry's form, by field. */
function valuesOf({ record, office }: Pick<Entry, 'record' | 'office'>): FormValues {
  return { ...record, office: office ?? '' }
}

async function saveMerged(context: DeskContext, sent: FormData): Promise<Saved | 'late'> {
  const { store, session, now } = context
  const db = store.primary
  const entry = await findOwnEntry(context)
  const read = readEntryForm(sent, entry.record)
  const wanted = officeWanted(context, sent, entry)
  if (Object.keys(read.errors).length > 0) {
    const typed = { ...read.record, office: wanted ?? '', ...openedIn(sent) }
    return { refused: { ...freshForm, typed, errors: read.errors, problem: 'unusable' }, entry: null }
  }
  const merged = mergeSent(sent, valuesOf(entry), valuesOf({ record: read.record, office: wanted }), entry.version)
  if (merged.refused !== null) return { refused: merged.refused, entry: null }
  const { office: key = '', ...record } = merged.values
  const office = context.agency.offices.find((each) => each.key === key)?.key ?? (key === '' ? null : entry.office)
  const fields = changedFields(entry.record, record)
  if (fields.length === 0 && office === entry.office) return { refused: null, entry }
  const [saved] = await db.batch([
    saveEntry(db, entry, { record, office }, session.member.id, now),
    recordAct(db, session.member, { action: 'change', object: 'entry', objectId: entry.id, fields: fields.slice(0, 50) }, now, didChange),
  ])
  if (saved.length === 0) return 'late'
  return { refused: null, entry: { ...entry, record, office, version: entry.version + 1 } }
}

function changedFields(before: EntryRecord, after: EntryRecord): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
}

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

/** An act that came too late; its form has nothing typed. */
function lateFor(sent: FormData): FormState {
  return { ...freshForm, typed: { version: textOf(sent, 'version') }, problem: 'actedMeanwhile' }
}

/** Whether an entry has been changed since the form of an act was shown. */
function isLate(sent: FormData, { version }: Entry): boolean {
  return textOf(sent, 'version') !== String(version)
}

/** What the site shows of an entry, and what its form holds. */
function shownOf({ state, record, published, isChanged }: Entry) {
  return { state, record, published, isChanged }
}

/** The answer to an act on what the site shows. @param failure null where it is done */
function after(context: DeskContext, sent: FormData, { version }: Entry, failure: string | null, what: Parameters<typeof notices.done>[1]): FormState {
  if (failure === null) throw notices.done(context, what, { version: String(version + 1) })
  if (failure === 'late') return lateFor(sent)
  return { ...freshForm, problem: failure === 'busy' || failure === 'full' ? failure : 'incomplete' }
}

/** The undo of a new order of the pictures; undefined for another act. */
function arrangedUndo({ requested }: DeskContext, pictures: readonly EntryPicture[]): DeskView['undo'] | undefined {
  const query = requested.searchParams
  if (query.get('done') !== 'arranged') return undefined
  return { action: requested.pathname, act: 'arrange', fields: { order: query.get('before') ?? '', arranged: writeOrder(pictures) } }
}
