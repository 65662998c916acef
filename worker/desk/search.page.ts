import { selectContacts } from '#db/contacts/contacts.ts'
import { searchLeads } from '#db/leads/lead-search.ts'
import { maxLeadsCounted } from '#db/listings/desk/desk-homes.ts'
import { searchHomes } from '#db/listings/desk/home-search.ts'
import { selectHomesOfOwner } from '#db/listings/desk/homes-of-owner.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { translator } from '#messages/translate.ts'
import { presentContactLine } from '#ui/contacts/contact-line.present.ts'
import { DeskSearchPage } from '#ui/desk/search.page.tsx'
import { presentLeadLine } from '#ui/leads/lead-line.present.ts'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { findGoals } from '#worker/desk/desk-goals.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { readLeadFilter } from '#worker/leads/lead-query.ts'
import { readHomeFilter } from '#worker/listings/desk/home-query.ts'

const maxShown = 6
const maxRead = 18

/**
 * Finds pages of the desk by name, and people, homes and leads by any part of a name, a number, a reference, a street or a town. A member sees
 * what they may open alone.
 */
export const deskSearch = defineDeskPage('deskSearch', {
  needs: 'anyone',
  view: DeskSearchPage,
  async load(context) {
    const { store, locale, agency, requested, now, session } = context
    const db = store.primary
    const words = (requested.searchParams.get('q') ?? '').trim().slice(0, 100)
    const query = new URLSearchParams({ q: words, state: 'all' })
    const leadFilter = readLeadFilter(query, session.member, now)
    const homeFilter = readHomeFilter(new URLSearchParams({ q: words }), session.member)
    const since = now.toISOString()
    const [people, homes, , owned, leads] =
      words === '' || !isGranted(session.member.role, 'leads')
        ? [[], [], [], [], []]
        : await db.batch([
            selectContacts(db, words, null, maxShown + 1),
            ...searchHomes(db, homeFilter, null, maxShown + 1, since, maxRead),
            selectHomesOfOwner(db, homeFilter, since, maxShown),
            searchLeads(db, leadFilter, null, maxShown + 1, maxRead)[0],
          ])
    const allHomes = [...homes, ...owned.filter(({ id }) => homes.every((home) => home.id !== id))]
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskSearch')),
        words,
        goals: findGoals(words, session.member.role, locale),
        people: people.slice(0, maxShown).map((row) => presentContactLine(row, locale, now)),
        homes: allHomes.slice(0, maxShown).map((row) => presentHomeLine({ ...row, gaps: 0, leads: 0 }, agency, maxLeadsCounted, locale)),
        leads: leads.slice(0, maxShown).map((row) => presentLeadLine(row, agency, '', locale, now)),
        person: isEmail(words) && isGranted(session.member.role, 'privacy') ? words : null,
        offersVisits: isGranted(session.member.role, 'calendar'),
        hasMore: { people: people.length > maxShown, homes: allHomes.length > maxShown, leads: leads.length > maxShown },
      },
    }
  },
  acts: {},
})
