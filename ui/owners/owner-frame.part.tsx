import type { ReactNode } from 'react'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { type FormState, FormStateProvider } from '../forms/form-state.tsx'
import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { LogOut } from './log-out.part.tsx'

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
      <a className="text-button" href={href(way, locale)}>
        {t(`route.${way}`)}
      </a>
      <LogOut />
    </div>
  )
}
