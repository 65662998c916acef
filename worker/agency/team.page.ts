import { TeamPage } from '#ui/agency/team.page.tsx'
import { presentTeam } from '#ui/agency/team.present.ts'
import { describeAgency } from '#ui/site/json-ld/agency.present.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'

/** The agency's people; a 404 if the record has none. */
export const team = definePage('team', {
  view: TeamPage,
  cache: showsContent,
  async load(context) {
    if (context.agency.people.length === 0) throw new NoPage()
    const { head, intro } = await introOf('team', context, 'team.text')
    const jsonLd = describeAgency(context.agency, context.locale, context)
    return { head: { ...head, jsonLd }, props: { ...intro, team: presentTeam(context.agency, context.locale) } }
  },
})
