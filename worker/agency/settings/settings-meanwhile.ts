import { listAgencyVersions } from '#db/agency/agency-versions.ts'
import { presentFieldNames } from '#ui/agency/settings/settings-change.present.ts'
import { actorText } from '#ui/desk/audit.present.ts'
import type { MeanwhileAct } from '#ui/desk/meanwhile.present.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'

const mostSince = 20

/** What was saved since a version of the agency's record, newest first: by whom, when, and which fields. */
export async function settingsSavedSince({ store, locale }: DeskContext, seen: number): Promise<readonly MeanwhileAct[]> {
  const versions = await listAgencyVersions(store.primary, mostSince)
  return versions
    .filter(({ version }) => version > seen)
    .map(({ version, changedAt, actor, name, fields }) => ({
      id: version,
      at: changedAt,
      when: whenText(changedAt, locale),
      who: actorText({ actor: actor ?? 'command', name }, locale),
      what: presentFieldNames(fields, locale).join('; '),
    }))
}
