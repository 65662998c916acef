import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey, href, type RouteName } from '../../routes.ts'

/** Path of the form that sends a page to a friend. */
export function sendToFriendPath(page: string, locale: Locale): string {
  return `${href('sendToFriend', locale)}?${new URLSearchParams({ page })}`
}

/** Title of a page for a reader who has not seen it. */
export function pageTitle(name: RouteName, agency: Pick<Agency, 'name'>, locale: Locale): string {
  return name === 'home' ? agencyName(agency, locale) : translator(locale)(breadcrumbKey(name))
}
