import type { ReactNode } from 'react'
import { ButtonLink, QuietButton, QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { type FormState, FormStateProvider } from '../forms/form-state.tsx'
import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'

/** What every page of the owner portal shows. */
export interface OwnerScreen {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** What was done, in words; null if nothing was. */
  readonly notice: string | null
}

interface OwnerFrameProps {
  readonly screen: OwnerScreen
  /** The form whose messages name the errors. */
  readonly form: string
  readonly lead?: string
  /** The link beside log-out, for an owner who is logged in. */
  readonly way?: 'ownerPortal' | 'ownerAccount'
  /** Whether the page has a second column where there is room. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The frame of a page of the owner portal: heading, what was done or went wrong, then the page. */
export function OwnerFrame({ screen, form, lead, way, isWide = false, children }: OwnerFrameProps) {
  const { title, crumbs, state, notice } = screen
  return (
    <div className="measure">
      <Breadcrumb crumbs={crumbs} />
      <div className={isWide ? 'owner-page is-wide' : 'owner-page'}>
        <div className="owner-top">
          <h1>{title}</h1>
          {way !== undefined && <Ways way={way} />}
        </div>
        {lead !== undefined && <p>{lead}</p>}
        <FormStateProvider state={state}>
          <ErrorSummary form={form} state={state} />
          {notice !== null && (
            <div className="notice" role="status">
              <Icon name="check" />
              <p>{notice}</p>
            </div>
          )}
          {children}
        </FormStateProvider>
      </div>
    </div>
  )
}

function Ways({ way }: { way: 'ownerPortal' | 'ownerAccount' }) {
  const { t, locale } = useTranslation()
  return (
    <div className="owner-ways">
      <QuietLink href={href(way, locale)}>{t(`route.${way}`)}</QuietLink>
      <LogOut />
    </div>
  )
}

/** Ends this device's session, from any page of the owner portal. */
function LogOut() {
  const { t, locale } = useTranslation()
  return (
    <form method="post" action={href('ownerAccount', locale)}>
      <QuietButton act="logOut">{t('owner.logOut')}</QuietButton>
    </form>
  )
}

/** The answer to a link that was used, has expired or is invalid, with a link to request a new one. */
export function DeadOwnerLink({ screen, again }: { screen: OwnerScreen; again: 'ownerReset' | 'ownerLogin' }) {
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerLink">
      <p>{t('owner.dead.text')}</p>
      <p className="empty-ways">
        <ButtonLink href={href(again, locale)}>{t(`owner.dead.${again}`)}</ButtonLink>
        <SecondLink href={href('contact', locale)}>{t('route.contact')}</SecondLink>
      </p>
    </OwnerFrame>
  )
}

/** The owner whose portal the agency is viewing. */
export interface WatchedOwner {
  /** Null: the account has none. */
  readonly name: string | null
  readonly email: string
}

/** Says whose portal this is and that viewing it is logged, and links back to the desk. */
export function WatchedBanner({ owner: { name, email } }: { owner: WatchedOwner }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="notice watched-banner" aria-label={t('desk.owners.watch')}>
      <Icon name="person" />
      <p>
        {t('desk.owners.watching', { who: name === null ? email : `${name} (${email})` })} <span className="hint">{t('desk.owners.watchingNote')}</span>
      </p>
      <QuietLink href={href('deskOwners', locale)}>{t('desk.owners.stopWatching')}</QuietLink>
    </aside>
  )
}
