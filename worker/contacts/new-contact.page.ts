import { hasContactWords, maxHits } from '#db/contacts/contact-texts.ts'
import { selectContacts } from '#db/contacts/contacts.ts'
import { selectAskable } from '#db/contacts/newsletter-question.ts'
import { maxLeadsCounted } from '#db/listings/desk/desk-homes.ts'
import { selectHomesOfOwner } from '#db/listings/desk/homes-of-owner.ts'
import { translator } from '#messages/translate.ts'
import { presentContactLine } from '#ui/contacts/contact-line.present.ts'
import { DeskNewContactPage } from '#ui/contacts/new-contact.page.tsx'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { href } from '#ui/routes.ts'
import { enterAlert, enterNote, enterValuation, enterVisitor } from '#worker/contacts/enter-contact.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { matchingHomes, readHomeFilter, selectMatchingHomes } from '#worker/listings/desk/home-query.ts'
import { redirection } from '#worker/site/pages/answers.ts'

const maxKnown = 5
const maxHomes = 6

/** Enters a person who calls or walks in: who (`phone` proposes known people), about which home (`about`), and what they want. */
export const deskNewContact = defineDeskPage('deskNewContact', {
  needs: 'leads',
  view: DeskNewContactPage,
  async load(context) {
    const { locale, agency, requested, now, sent } = context
    const parameter = (key: string) => (sent?.typed[key]?.toString() ?? requested.searchParams.get(key) ?? '').trim().slice(0, 100)
    const [phone, about] = [parameter('phone'), parameter('aboutWhat')]
    const { known, homes, askable } = await proposals(context, phone, about)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskNewContact')),
        known: known.map((row) => ({ ...presentContactLine(row, locale, now), isAskable: askable.some(({ id }) => id === row.id) })),
        homes: homes.map((row) => presentHomeLine({ ...row, gaps: 0, leads: 0 }, agency, maxLeadsCounted, locale)),
        asked: { phone, about },
        carried: Object.fromEntries(['contactName', 'email', 'contactNote'].map((key) => [key, parameter(key)])),
        languages: agency.languages.enabled,
        spoken: agency.languages.enabled.includes(locale) ? locale : agency.languages.default,
      },
    }
  },
  acts: {
    async enterNote(context, sent) {
      const entered = await enterNote(context, sent)
      if (!('contact' in entered)) return entered
      throw atContact(context, entered.contact, 'entered')
    },
    async enterVisit(context, sent) {
      const entered = await enterVisitor(context, sent)
      if (!('contact' in entered)) return entered
      const query = new URLSearchParams({ contact: entered.contact, ...(entered.home === null ? {} : { home: String(entered.home) }) })
      throw redirection(303, `${href('deskNewVisit', context.locale)}?${query}`)
    },
    async enterAlert(context, sent) {
      const entered = await enterAlert(context, sent)
      if (!('contact' in entered)) return entered
      throw atContact(context, entered.contact, 'asked')
    },
    async enterValuation(context, sent) {
      const entered = await enterValuation(context, sent)
      if (!('contact' in entered)) return entered
      throw atContact(context, entered.contact, 'valued')
    },
  },
})

const atContact = ({ locale }: DeskContext, id: string, done: 'entered' | 'asked' | 'valued') =>
  redirection(303, `${href('deskContact', locale, { id })}?done=${done}`)

/** The people whom the digits or words may mean, and the homes: by reference, street or town, else by their owner's name. */
async function proposals(context: DeskContext, phone: string, about: string) {
  const { store, now, session } = context
  const db = store.primary
  const since = now.toISOString()
  const [known, rows, ends, owned, askable] = await db.batch([
    selectContacts(db, phone, null, phone === '' ? 0 : maxHits),
    ...selectMatchingHomes(context, about === '' ? '\u0000' : about),
    selectHomesOfOwner(db, readHomeFilter(new URLSearchParams({ q: about }), session.member), since, maxHomes),
    selectAskable(db, hasContactWords(phone), phone === '' ? 0 : maxHits),
  ])
  const matching = about === '' ? [] : matchingHomes(rows, ends).rows
  const others = owned.filter(({ id }) => matching.every((home) => home.id !== id))
  return { known: known.slice(0, maxKnown), homes: [...matching, ...others].slice(0, maxHomes), askable }
}
