import type { Agency } from '#db/model/agency/agency.ts'
import type { Settings } from '#worker/env.ts'
import { withHosts } from '#worker/feeds/photo-hosts.ts'

/** The settings in force: those of the deployment, with what the agency's record adds. */
export function withAgency(settings: Settings, { photoHosts }: Pick<Agency, 'photoHosts'>): Settings {
  return { ...settings, photos: withHosts(settings.photos, photoHosts) }
}
