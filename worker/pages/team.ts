import { TeamPage, type TeamPageProps } from '#ui/pages/team.tsx'
import { presentTeam } from '#ui/presenters/team.ts'
import { showsContent } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { introOf } from './intro.ts'
import { noSuchPage, type OrNotFound, orNotFound } from './no-such-page.ts'

/** The agency's people; an agency whose record names none has no such page. */
export const team = definePage<OrNotFound<TeamPageProps>>('team', {
  view: orNotFound(TeamPage),
  cache: showsContent,
  async load(context) {
    if (context.agency.people.length === 0) return noSuchPage(context)
    const { head, intro } = await introOf('team', context, 'team.text')
    return { head, props: { shown: { ...intro, team: presentTeam(context.agency, context.locale) }, notFound: null } }
  },
})
