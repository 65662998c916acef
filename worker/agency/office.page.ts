import { listNewestOfOffice } from '#db/listings/listings.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAt, officePath } from '#ui/agency/agency-address.present.ts'
import { OfficePage } from '#ui/agency/office.page.tsx'
import { presentOffice } from '#ui/agency/office.present.ts'
import { presentPerson } from '#ui/agency/team.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { describeOffice } from '#ui/site/json-ld/agency.present.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'

const maxHomes = 6

/** An office of the agency. A former name redirects to the current one. */
export const office = definePage('office', {
  view: OfficePage,
  cache: showsStock,
  async load(context) {
    const { agency, locale, parameters, url, requested, store, now } = context
    const found = officeAt(agency, parameters.office)
    if (found === null) throw new NoPage()
    const path = officePath(found, locale)
    if (url.pathname !== path) throw redirection(301, path + requested.search)
    const t = translator(locale)
    const [name, site] = [textIn(found.name, locale), agencyName(agency, locale)]
    const title = name.includes(site) ? name : t('office.title', { agency: site, office: name })
    const view = presentOffice(found, locale)
    const lead = view.address.length > 0 ? t('office.lead', { address: view.address.join(', ') }) : t('office.leadWithoutAddress')
    const homes = await listNewestOfOffice(store.db, found.key, maxHomes)
    return {
      head: {
        title,
        description: lead,
        alternates: byLocale((each) => officePath(found, each)),
        index: true,
        section: 'contact',
        jsonLd: [describeOffice(found, agency, locale, context)],
      },
      props: {
        crumbs: crumbsBelow('contact', locale, { text: name, href: null }),
        ...{ title, lead, office: view },
        people: agency.people.filter(({ offices }) => offices.includes(found.key)).map((person) => presentPerson(person, agency, locale)),
        homes: homes.map((card) => presentCard(card, locale, now)),
      },
    }
  },
})
