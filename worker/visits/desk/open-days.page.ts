import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { OpenDay } from '#db/model/visits/open-day.ts'
import { maxPlaces, type OpenDayTerms, slotLengths } from '#db/model/visits/open-day-places.ts'
import { raisingStock } from '#db/site/versions.ts'
import { noteArrival, saveOpenDayTerms, selectGuest, selectGuests, selectOpenDayTerms, switchOpenDay } from '#db/visits/open-days.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { DeskOpenDaysPage } from '#ui/visits/desk/open-days.page.tsx'
import { openDayText, presentDeskOpenDay } from '#ui/visits/desk/open-days.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { homeOf } from '#worker/listings/desk/home-query.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { cancelGuest } from '#worker/visits/guest-change.ts'

const notices = defineNotices({
  saved: 'desk.openDays.done.saved',
  stopped: { text: 'desk.openDays.done.stopped', undo: 'resume', fields: { day: 'day', opens: 'opens', version: 'version' } },
  resumed: 'desk.openDays.done.saved',
  noted: 'desk.openDays.done.noted',
  cancelled: 'desk.openDays.done.cancelled',
})

const conflict: FormState = { ...freshForm, problem: 'changedMeanwhile' }

/** The open days of a home: whether and how each takes registrations, and who registered; the query has `at`, the one that is shown. */
export const deskHomeOpenDays = defineDeskPage('deskHomeOpenDays', {
  needs: 'calendar',
  view: DeskOpenDaysPage,
  async load(context) {
    const { store, locale, now, requested } = context
    const { listing } = await homeOf(context)
    const today = wallTimeOf(now).day
    const [terms, guests] = await store.primary.batch([selectOpenDayTerms(store.primary, listing.id), selectGuests(store.primary, listing.id)])
    const days = allDays(listing.openDays ?? [], terms)
    const shown = days.find((each) => keyOf(each) === requested.searchParams.get('at')) ?? days.find(({ day }) => day >= today) ?? days.at(-1)
    const title = translator(locale)('desk.openDays.title', { home: homeName(listing, locale) })
    const isGone = !listing.openDays?.some(({ day, from }) => day === shown?.day && from === shown.from)
    return {
      title,
      props: {
        view: notices.view(context, title),
        home: href('deskHome', locale, { id: listing.id }),
        lines: days.map((each) => ({
          key: keyOf(each),
          text: openDayText(each, locale),
          href: `${requested.pathname}?${new URLSearchParams({ at: keyOf(each) })}`,
          isShown: each === shown,
        })),
        openDay:
          shown === undefined
            ? null
            : presentDeskOpenDay(
                shown,
                terms.find(({ day, opens }) => day === shown.day && opens === shown.from) ?? null,
                guests.filter(({ day, opens }) => day === shown.day && opens === shown.from),
                { today, isGone },
                locale,
              ),
      },
    }
  },
  acts: {
    async save(context, sent) {
      const { listing } = await homeOf(context)
      const openDay = listing.openDays?.find(({ day, from }) => day === textOf(sent, 'day') && from === textOf(sent, 'opens'))
      if (openDay === undefined) return conflict
      const typed = { slotMinutes: textOf(sent, 'slotMinutes'), slotPeople: textOf(sent, 'slotPeople') }
      const minutes = slotLengths.find((each) => String(each) === typed.slotMinutes)
      const capacity = /^\d{1,3}$/.test(typed.slotPeople) ? Number(typed.slotPeople) : 0
      const errors = {
        ...(minutes === undefined ? { slotMinutes: 'invalid' as const } : {}),
        ...(capacity < 1 || capacity > maxPlaces ? { slotPeople: typed.slotPeople === '' ? ('missing' as const) : ('invalid' as const) } : {}),
      }
      if (minutes === undefined || Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const { day, from: opens, to: closes } = openDay
      const terms = { day, opens, closes, minutes, capacity, isOpen: true, version: versionIn(sent) }
      const isStored = await change(context, listing.id, openDay, saveOpenDayTerms(context.store.primary, listing.id, terms), 'change')
      if (!isStored) return { ...freshForm, typed, problem: await whyNotSaved(context, listing.id, terms) }
      throw notices.at(pathOf(context, openDay), 'saved')
    },
    async stop(context, sent) {
      const stopped = await switchTo(context, sent, false)
      if (stopped === null) return conflict
      const { day, opens, version } = stopped
      throw notices.at(pathOf(context, { day, from: opens }), 'stopped', { day, opens, version: String(version + 1) })
    },
    async resume(context, sent) {
      const resumed = await switchTo(context, sent, true)
      if (resumed === null) return conflict
      throw notices.at(pathOf(context, { day: resumed.day, from: resumed.opens }), 'resumed')
    },
    came: (context, sent) => note(context, sent, true),
    absent: (context, sent) => note(context, sent, false),
    async cancel(context, sent) {
      const { store, now, session, settings, agency, relay } = context
      const { known, listing } = await guestOf(context, sent)
      const { guest } = known
      if (guest.sequence !== versionIn(sent) || guest.state === 'cancelled') return conflict
      const also = [
        recordAct(store.primary, session.member, { action: 'cancel', object: 'openDay', objectId: `${listing.id} ${keyOf(guest)}` }, now, didChange),
      ]
      const changed = await cancelGuest(known, { agency, now, relay, settings, store: { db: store.primary }, clientAddress: null, also })
      if (!changed.ok) return changed.state
      throw notices.at(pathOf(context, { day: guest.day, from: guest.opens }), 'cancelled')
    },
  },
})

type Named = Pick<OpenDay, 'day' | 'from'>

const keyOf = (each: Named | Pick<OpenDayTerms, 'day' | 'opens'>) => `${each.day}T${'from' in each ? each.from : each.opens}`

const versionIn = (sent: FormData) => Number(textOf(sent, 'version'))

/** The open days of a home's record, and those that it had when registrations for them began, by time. */
function allDays(days: readonly OpenDay[], terms: readonly OpenDayTerms[]): readonly OpenDay[] {
  const gone = terms.filter(({ day, opens }) => !days.some((each) => each.day === day && each.from === opens))
  return [...days, ...gone.map(({ day, opens, closes }) => ({ day, from: opens, to: closes }))].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

function pathOf({ requested }: DeskContext, openDay: Named): string {
  return `${requested.pathname}?${new URLSearchParams({ at: keyOf(openDay) })}`
}

/** Stores a change of an open day's terms with its act, and announces it to the home's page. @returns whether it was stored */
async function change(
  { store, session, now, announce }: DeskContext,
  listingId: number,
  openDay: Named,
  write: ReturnType<typeof saveOpenDayTerms> | ReturnType<typeof switchOpenDay>,
  action: 'change' | 'stop' | 'resume',
): Promise<boolean> {
  const db = store.primary
  const [stored] = await db.batch([
    write,
    recordAct(db, session.member, { action, object: 'openDay', objectId: `${listingId} ${keyOf(openDay)}` }, now, didChange),
    raisingStock(db, now.toISOString()),
  ])
  await announce()
  return stored.length > 0
}

/** Whether a save lost to another change, or would change the slots that people have registered for. */
async function whyNotSaved({ store }: DeskContext, listingId: number, { day, opens, version }: OpenDayTerms) {
  const stored = await selectOpenDayTerms(store.primary, listingId)
  return stored.some((each) => each.day === day && each.opens === opens && each.version === version) ? 'slotsTaken' : 'changedMeanwhile'
}

async function switchTo(context: DeskContext, sent: FormData, isOpen: boolean) {
  const { listing } = await homeOf(context)
  const named = { day: textOf(sent, 'day'), opens: textOf(sent, 'opens'), version: versionIn(sent) }
  const write = switchOpenDay(context.store.primary, listing.id, named, isOpen)
  const isStored = await change(context, listing.id, { day: named.day, from: named.opens }, write, isOpen ? 'resume' : 'stop')
  return isStored ? named : null
}

/** The registration in a form, if it is for this home. */
async function guestOf(context: DeskContext, sent: FormData) {
  const { listing } = await homeOf(context)
  const [known] = await selectGuest(context.store.primary, textOf(sent, 'guest'))
  if (known === undefined || known.guest.listingId !== listing.id) throw new NoPage()
  return { known, listing }
}

async function note(context: DeskContext, sent: FormData, came: boolean): Promise<FormState> {
  const { store, session, now } = context
  const { known, listing } = await guestOf(context, sent)
  const db = store.primary
  const { id, day, opens } = known.guest
  const [noted] = await db.batch([
    noteArrival(db, listing.id, id, came),
    recordAct(db, session.member, { action: 'note', object: 'openDay', objectId: `${listing.id} ${keyOf(known.guest)}` }, now, didChange),
  ])
  if (noted.length === 0) return conflict
  throw notices.at(pathOf(context, { day, from: opens }), 'noted')
}
