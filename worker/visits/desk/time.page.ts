import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { weekDays } from '#db/model/agency/settings/field.ts'
import { dayAfter, instantAt } from '#db/model/site/brussels-time.ts'
import { type AgentHours, maxBuffer, type Period, readSlots } from '#db/model/visits/agents-time.ts'
import { addAbsence, removeAbsence, saveHours, selectComingAbsences, selectHours, selectMembersTime } from '#db/visits/agents-time.ts'
import { translator } from '#messages/translate.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { DeskTimePage } from '#ui/visits/desk/time.page.tsx'
import { presentAbsence, presentWeek } from '#ui/visits/desk/time.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { isDay } from '#worker/forms/fields.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { isClockTime } from '#worker/visits/desk/requested-start.ts'

const notices = defineNotices({
  saved: 'desk.time.done.saved',
  absent: { text: 'desk.time.done.absent', undo: 'removeAbsence', fields: { absence: 'absence' } },
  removed: { text: 'desk.time.done.removed', undo: 'restoreAbsence', fields: { absence: 'absence', startsAt: 'from', endsAt: 'to' } },
  restored: 'desk.time.done.absent',
})

/** When a member shows homes, and absences. Managers also set those of others: the query has the `member`. */
export const deskTime = defineDeskPage('deskTime', {
  needs: 'calendar',
  view: DeskTimePage,
  async load(context) {
    const { store, locale, now, session } = context
    const db = store.primary
    const id = memberIn(context)
    const [members, [hours], absences] = await db.batch([selectMembersTime(db), selectHours(db, id), selectComingAbsences(db, id, now)])
    const member = members.find((each) => each.id === id && isGranted(each.role, 'calendar'))
    if (member === undefined) throw new NoPage()
    const t = translator(locale)
    const isOwn = id === session.member.id
    const path = pathOf(context, id)
    const title = isOwn ? t('route.deskTime') : t('desk.time.of', { name: member.name })
    const view = notices.view(context, title)
    return {
      title,
      props: {
        view: { ...view, undo: view.undo ? { ...view.undo, action: path } : null },
        people: mayHelp(context)
          ? members
              .filter(({ role }) => isGranted(role, 'calendar'))
              .map((each) => ({ id: each.id, name: each.name, href: pathOf(context, each.id), isShown: each.id === id }))
          : [],
        hours: {
          version: hours?.version ?? 0,
          showsHomes: hours?.showsHomes ?? member.role === 'agent',
          buffer: String(hours?.bufferMinutes ?? 0),
          week: presentWeek(hours?.week ?? null),
        },
        absences: absences.map((each) => presentAbsence(each, id, locale)),
      },
    }
  },
  acts: {
    async save(context, sent) {
      const { store, session, now } = context
      const id = memberIn(context)
      const db = store.primary
      const read = readHours(sent)
      if ('state' in read) return read.state
      const [stored] = await db.batch([
        saveHours(db, id, read.hours, Number(textOf(sent, 'version'))),
        recordAct(db, session.member, { action: 'change', object: 'staff', objectId: id, fields: ['hours'] }, now, didChange),
      ])
      if (stored.length === 0) return { ...freshForm, typed: read.typed, problem: 'changedMeanwhile' }
      throw notices.at(pathOf(context, id), 'saved')
    },
    async addAbsence(context, sent) {
      const read = readAbsence(sent, context.now)
      if ('state' in read) return read.state
      const absence = createId()
      await storeAbsence(context, absence, read.period, 'change')
      throw notices.at(pathOf(context, memberIn(context)), 'absent', { absence })
    },
    async removeAbsence(context, sent) {
      const { store, session, now } = context
      const id = memberIn(context)
      const db = store.primary
      const absence = textOf(sent, 'absence')
      const [[removed]] = await db.batch([
        removeAbsence(db, id, absence),
        recordAct(db, session.member, { action: 'change', object: 'staff', objectId: id, fields: ['absence'] }, now, didChange),
      ])
      if (removed === undefined) return { ...freshForm, problem: 'changedMeanwhile' }
      throw notices.at(pathOf(context, id), 'removed', { absence, from: removed.startsAt, to: removed.endsAt })
    },
    async restoreAbsence(context, sent) {
      const [absence, startsAt, endsAt] = [textOf(sent, 'absence'), textOf(sent, 'startsAt'), textOf(sent, 'endsAt')]
      if (!/^[a-z0-9]{20,32}$/.test(absence) || !isInstant(startsAt) || !isInstant(endsAt) || startsAt >= endsAt)
        return { ...freshForm, problem: 'changedMeanwhile' }
      await storeAbsence(context, absence, { startsAt, endsAt }, 'undo')
      throw notices.at(pathOf(context, memberIn(context)), 'restored')
    },
  },
})

const mayHelp = ({ session }: DeskContext) => isGranted(session.member.role, 'staff')

/** The member whose time it is: another one for managers alone. */
function memberIn(context: DeskContext): string {
  const { requested, session } = context
  const named = requested.searchParams.get('member') ?? ''
  if (named === '' || named === session.member.id) return session.member.id
  if (!mayHelp(context) || !/^[\w-]{1,64}$/.test(named)) throw new NoPage()
  return named
}

function pathOf({ locale, session }: DeskContext, member: string): string {
  return href('deskTime', locale) + (member === session.member.id ? '' : `?${new URLSearchParams({ member })}`)
}

async function storeAbsence(context: DeskContext, absence: string, period: Period, action: 'change' | 'undo'): Promise<void> {
  const { store, session, now } = context
  const staffId = memberIn(context)
  const db = store.primary
  const [stored, hours] = addAbsence(db, absence, { staffId, ...period })
  await db.batch([stored, recordAct(db, session.member, { action, object: 'staff', objectId: staffId, fields: ['absence'] }, now, didChange), hours])
}

type ReadHours = { readonly hours: AgentHours; readonly typed: FormState['typed'] } | { readonly state: FormState }

/** The hours as typed. A week without any slot is that of the office. */
function readHours(sent: FormData): ReadHours {
  const showsHomes = textOf(sent, 'showsHomes') === '1'
  const buffer = textOf(sent, 'bufferMinutes')
  const texts = weekDays.map((day) => ({ name: `own.week.${day}`, text: textOf(sent, `own.week.${day}`) }))
  const typed = { showsHomes: showsHomes ? '1' : '', bufferMinutes: buffer, ...Object.fromEntries(texts.map(({ name, text }) => [name, text])) }
  const week = texts.map(({ text }) => readSlots(text))
  const isBuffer = buffer === '' || (/^\d{1,3}$/.test(buffer) && Number(buffer) <= maxBuffer)
  const errors: FieldErrors = {
    ...Object.fromEntries(texts.flatMap(({ name }, index) => (week[index] === null ? [[name, 'invalid' as const]] : []))),
    ...(isBuffer ? {} : { bufferMinutes: 'invalid' as const }),
  }
  if (Object.keys(errors).length > 0) return { state: { ...freshForm, typed, errors } }
  const slots = week.map((each) => each ?? [])
  return { hours: { showsHomes, bufferMinutes: Number(buffer), week: slots.every((each) => each.length === 0) ? null : slots }, typed }
}

type ReadAbsence = { readonly period: Period } | { readonly state: FormState }

/** The absence as typed: whole days, or from and to a time. */
function readAbsence(sent: FormData, now: Date): ReadAbsence {
  const names = ['absentFrom', 'absentFromTime', 'absentTo', 'absentToTime'] as const
  const typed = Object.fromEntries(names.map((name) => [name, textOf(sent, name)]))
  const [from, fromTime, to, toTime] = names.map((name) => textOf(sent, name))
  const last = to || from || ''
  const dayError = (day = '') => (isDay(day) ? null : day === '' ? ('missing' as const) : ('invalid' as const))
  const timeError = (time = '') => (time === '' || isClockTime(time) ? null : ('invalid' as const))
  const found = { absentFrom: dayError(from), absentFromTime: timeError(fromTime), absentTo: to === '' ? null : dayError(to), absentToTime: timeError(toTime) }
  const errors: FieldErrors = Object.fromEntries(Object.entries(found).flatMap(([name, error]) => (error === null ? [] : [[name, error]])))
  if (Object.keys(errors).length > 0) return { state: { ...freshForm, typed, errors } }
  const startsAt = instantAt({ day: from ?? '', time: fromTime || '00:00' }).toISOString()
  const endsAt = instantAt(toTime ? { day: last, time: toTime } : { day: dayAfter(last, 1), time: '00:00' }).toISOString()
  if (endsAt <= startsAt) return { state: { ...freshForm, typed, errors: { absentTo: 'crossed' } } }
  if (endsAt <= now.toISOString()) return { state: { ...freshForm, typed, errors: { absentTo: 'past' } } }
  return { period: { startsAt, endsAt } }
}

const isInstant = (text: string) => /^2\d{3}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) && !Number.isNaN(Date.parse(text))
