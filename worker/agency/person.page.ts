import { listHomeContacts, listNewestOfContacts } from '#db/listings/contact-homes.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { personAt, personPath } from '#ui/agency/agency-address.present.ts'
import { personNamed } from '#ui/agency/contact.present.ts'
import { PersonPage } from '#ui/agency/person.page.tsx'
import { presentPerson } from '#ui/agency/team.present.ts'
import { presentArticleCard } from '#ui/content/article.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { describePerson } from '#ui/site/json-ld/agency.present.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'

const maxArticles = 6
/** Lists have no filter by person, so this is where a reader sees them. */
const maxHomes = 24

/** A member of the agency's staff. A former name redirects to the current one. */
export const person = definePage('person', {
  view: PersonPage,
  cache: showsStock,
  async load(context) {
    const { agency, locale, parameters, url, requested, content, store, now } = context
    const found = personAt(agency, parameters.person)
    if (found === null) throw new NoPage()
    const path = personPath(found, locale)
    if (url.pathname !== path) throw redirection(301, path + requested.search)
    const view = presentPerson(found, agency, locale)
    const written = content.articles
      .filter(({ author, state, languages, job }) => author === found.key && state === 'published' && job === null && languages.includes(locale))
      .toSorted((one, other) => other.published.localeCompare(one.published))
    const contacts = (await listHomeContacts(store.db)).filter(({ contact }) => personNamed(contact, agency.people)?.key === found.key)
    const homes = await listNewestOfContacts(store.db, contacts, maxHomes)
    const facts = [view.role, view.offices, view.languages === '' ? '' : translator(locale)('enquiry.speaks', { languages: view.languages })]
    return {
      head: {
        title: [found.name, textIn(found.role, locale)].filter(Boolean).join(', '),
        description: `${found.name}: ${facts.filter(Boolean).join('. ')}`,
        alternates: byLocale((each) => personPath(found, each)),
        index: true,
        section: 'team',
        jsonLd: [describePerson(found, agency, locale, context)],
        ...(view.photo ? { image: { path: view.photo.src, width: view.photo.width, height: view.photo.height, alt: found.name } } : {}),
      },
      props: {
        crumbs: crumbsBelow('team', locale, { text: found.name, href: null }),
        person: view,
        homes: homes.map((card) => presentCard(card, locale, now)),
        articles: written.slice(0, maxArticles).map((each) => presentArticleCard(each, context)),
      },
    }
  },
})
