import type { AgencyRecord } from '#db/agency/agency.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { settingsNotices } from '#worker/agency/settings/settings-notices.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { readSettings } from '#worker/agency/settings/stored-settings.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { photoHostIn } from '#worker/feeds/photo-hosts.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The act of pages that list hosts whose pictures wait: adds one to the allowed hosts. Their pictures are fetched from the next request on. */
export async function allowPhotoHost(context: DeskContext, sent: FormData): Promise<FormState> {
  const entry = photoHostIn(textOf(sent, 'host'))
  if (entry === null) return { ...freshForm, problem: 'hostRefused' }
  const known = await readSettings(context)
  const photoHosts: AgencyRecord['photoHosts'] = [...new Set([...known.record.photoHosts, entry])]
  const outcome = await storeSettings(context, known, { document: { ...known.document, photoHosts }, origin: 'desk', objectId: 'pictures' })
  if (outcome.kind === 'refused') return { ...freshForm, problem: 'hostRefused' }
  // A colleague saved at the same moment: the host joins what was saved.
  if (outcome.kind === 'late') return allowPhotoHost(context, sent)
  const page = context.requested.pathname
  throw outcome.kind === 'same' ? settingsNotices.at(page, 'allowed') : settingsNotices.at(page, 'allowed', { version: String(outcome.version) })
}
