import { sendToFriendPath } from '../forms/send-to-friend/send-to-friend.present.ts'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { type RouteName, routeDefinition } from '../routes.ts'
import { useOrigin } from './page-context.tsx'
import { useTranslation } from './translation.tsx'

/** Shares a page through the Web Share API, or copies its link. Both need script, so it is hidden without. @param path in the page's language */
export function ShareButton({ path }: { path: string }) {
  const { t } = useTranslation()
  const origin = useOrigin() ?? ''
  return (
    <button className="text-button keeps-room" type="button" hidden {...island('share', { url: origin + path })}>
      <Icon name="share" />
      {t('property.share')}
    </button>
  )
}

/** Screens whose own tools already include it. */
const withOwnLink: readonly RouteName[] = ['propertyForSale', 'propertyForRent', 'project']

/** A quiet link below a public page that sends it to a friend (specification, section 1). @param path with its query, in the page's language */
export function SendPageLink({ name, path }: { name: RouteName; path: string }) {
  const { t, locale } = useTranslation()
  const { type, public: isPublic } = routeDefinition(name)
  if (!isPublic || type === 'login' || withOwnLink.includes(name)) return null
  return (
    <aside className="measure send-page" aria-label={t('sendToFriend.link')}>
      <a className="text-button" href={sendToFriendPath(path, locale)} rel="nofollow">
        <Icon name="mail" />
        {t('sendToFriend.page')}
      </a>
    </aside>
  )
}
