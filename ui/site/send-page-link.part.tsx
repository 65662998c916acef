import { sendToFriendPath } from '../forms/send-to-friend/send-to-friend.present.ts'
import { Icon } from '../icons.tsx'
import { type RouteName, routeDefinition } from '../routes.ts'
import { useTranslation } from './translation.tsx'

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
