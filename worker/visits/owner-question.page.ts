import { countSending, uncountSending } from '#db/forms/rate-limits.ts'
import { officeByKey, officeLocale } from '#db/model/agency/office.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { maxRemark, mostProposals, type OwnerQuestion, ownerAnswers, questionStanding } from '#db/model/visits/owner-question.ts'
import { agreedMailId } from '#db/visits/awaited-answers.ts'
import { answerQuestion, findOwnerQuestion, type KnownQuestion } from '#db/visits/owner-questions.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { startChoices } from '#ui/visits/desk/visit.present.ts'
import { OwnerQuestionPage, type OwnerQuestionView } from '#ui/visits/owner-question.page.tsx'
import { ownerQuestionRows } from '#ui/visits/owner-question.present.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { freeDaysOf } from './free-days.ts'

/** A question to an owner behind its sealed link. GET changes nothing. The URL is a credential: no referrer is sent, and the page is not cached. */
export const ownerQuestion = definePage('ownerQuestion', {
  view: OwnerQuestionPage,
  cache: { ...noStore, headers: { ...noStore.headers, 'Referrer-Policy': 'same-origin' } },
  async load(context) {
    const { locale, sent, parameters } = context
    const t = translator(locale)
    const known = await knownBy(context)
    const title = t('route.ownerQuestion')
    return {
      ...(typeof known === 'string' ? { status: 410 } : {}),
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('ownerQuestion.lead'),
        alternates: byLocale((each) => href('ownerQuestion', each, { id: parameters.id ?? '' })),
        index: false,
      },
      props: {
        crumbs: crumbsBelow('contact', locale, { text: title, href: null }),
        state: sent ?? freshForm,
        question: typeof known === 'string' ? known : await present(known, context),
      },
    }
  },
  async act(context, sent) {
    const known = await knownBy(context)
    const back = () => redirection(303, `${context.url.pathname}?${linkQuery(context.url)}`)
    if (typeof known === 'string') throw back()
    const read = sent.get('do') === 'fits' ? ({ answer: 'fits', starts: [], remark: null } as const) : await readOther(context, known, sent)
    if ('errors' in read) return read
    const refused = await store(context, known, { ...known.question, ...read })
    if (refused !== null) return refused
    throw back()
  },
})

/** The query of the link without the answer that a mail preselects. */
function linkQuery({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams([...searchParams].filter(([name]) => name !== 'answer'))
}

/** The question of a link, or why it cannot be answered. */
async function knownBy({ parameters, settings, store, url, now }: PageContext): Promise<KnownQuestion | 'dead' | 'moved' | 'cancelled' | 'withdrawn'> {
  const id = parameters.id ?? ''
  const { until, seal } = Object.fromEntries(url.searchParams)
  if (!until || !(await isSealedLink(settings.signing, 'ownerQuestion', id, { until, seal }, now))) return 'dead'
  const known = await findOwnerQuestion(store.primary, id)
  if (known === null) return 'moved'
  const standing = questionStanding(known.question, known.appointment, now)
  return standing === 'open' ? known : standing === 'over' ? 'dead' : standing
}

async function present({ question, appointment, agent, card }: KnownQuestion, context: PageContext): Promise<OwnerQuestionView> {
  const { locale, url, sent } = context
  const asked = sent === null ? ownerAnswers.find((each) => each === url.searchParams.get('answer')) : 'other'
  const home = card === null ? String(appointment.listingId) : homeName(card, locale)
  return {
    rows: ownerQuestionRows({ appointment, place: card?.place ?? null, home, agent: agent?.name ?? null }, locale),
    given: question.answer,
    first: asked ?? question.answer ?? 'fits',
    proposals: question.starts,
    remark: question.remark ?? '',
    starts: startChoices(await freeDaysOf(officeByKey(context.agency, appointment.office), appointment.listingId, context), locale),
  }
}

type Read = Pick<OwnerQuestion, 'answer' | 'starts' | 'remark'>

/** Other times as typed: free starts of the office, or words, at least one of both. */
async function readOther(context: PageContext, { appointment }: KnownQuestion, sent: FormData): Promise<Read | FormState> {
  const names = Array.from({ length: mostProposals }, (_, index) => `proposal${index + 1}`)
  const remark = textOf(sent, 'ownerRemark').toWellFormed()
  const typed = { ...Object.fromEntries(names.map((name) => [name, textOf(sent, name)])), ownerRemark: remark }
  const days = await freeDaysOf(officeByKey(context.agency, appointment.office), appointment.listingId, context)
  const free = new Set(days.flatMap(({ starts }) => starts.map(({ startsAt }) => startsAt)))
  const wrong = names.filter((name) => textOf(sent, name) !== '' && !free.has(textOf(sent, name)))
  if (wrong.length > 0) return { ...freshForm, typed, errors: Object.fromEntries(wrong.map((name) => [name, 'invalid' as const])) }
  if (remark.length > maxRemark) return { ...freshForm, typed, errors: { ownerRemark: 'invalid' } }
  const starts = [...new Set(names.map((name) => textOf(sent, name)).filter((start) => start !== ''))].toSorted()
  if (starts.length === 0 && remark === '') return { ...freshForm, typed, errors: { ownerRemark: 'missing' } }
  return { answer: 'other', starts, remark: remark || null }
}

/** Stores an answer and mails the agent, or the office of an unassigned visit. An answer given again is not mailed again. */
async function store(context: PageContext, { question, appointment, agent }: KnownQuestion, given: OwnerQuestion): Promise<FormState | null> {
  if (isSame(question, given)) return null
  const { now, agency, settings, clientAddress, relay } = context
  const db = context.store.primary
  const mailId = `${given.id}.reply${now.getTime()}`
  const senders = await senderHashes(settings.signing, clientAddress, 'viewing')
  if (senders !== null && (await countSending(db, senders, mailId, now)) === 'limited') return { ...freshForm, limited: true }
  const to = agent?.state === 'active' ? agent : { recipient: appointment.organizer, locale: officeLocale(agency, appointment.organizer) }
  const mail: OutgoingMail = {
    ...{ template: 'ownerReply', locale: to.locale, to: to.recipient, replyTo: null },
    data: { question: given.id, answeredAt: now.toISOString() },
  }
  const isStored = await answerQuestion(db, given, appointment.id, mailId, mail, now)
  if (!isStored && senders !== null) await uncountSending(db, senders, mailId)
  if (isStored) relay([mailId, agreedMailId({ id: appointment.id, sequence: given.sequence })])
  return null
}

function isSame(one: OwnerQuestion, other: OwnerQuestion): boolean {
  return one.answer === other.answer && one.remark === other.remark && one.starts.join() === other.starts.join()
}
