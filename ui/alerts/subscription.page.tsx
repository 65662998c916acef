import type { ReactNode } from 'react'
import { type Rhythm, rhythms, type SubscriptionKind } from '#db/model/alerts/subscription.ts'
import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { ButtonLink, SecondLink, SendButton } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { Tick } from '../forms/field.part.tsx'
import { choiceText } from '../forms/field-words.present.ts'
import type { FormState } from '../forms/form-state.tsx'
import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { WaysToLists } from '../search/nothing-found.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { AlertView } from './alert.present.ts'

export interface SubscriptionPageProps {
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** `dead`: the link is invalid or expired. */
  readonly stage: 'confirm' | 'confirmed' | 'manage' | 'end' | 'ended' | 'dead'
  readonly kind: SubscriptionKind
  readonly alert: AlertView | null
  readonly rhythm: Rhythm | null
  /** Whether the subscriber's alerts decide which newsletters they get. */
  readonly isTailored: boolean
  readonly isPaused: boolean
  readonly isSaved: boolean
  readonly links: { readonly manage: string; readonly end: string; readonly edit: string | null } | null
}

/** The pages behind the links of alerts and newsletters: confirm, change, unsubscribe. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { crumbs, state, stage, kind } = props
  const { t } = useTranslation()
  return (
    <div className="measure later subscription">
      <Breadcrumb crumbs={crumbs} />
      <BesideReachUs>
        <h1>{stage === 'dead' ? t('subscription.dead.title') : t(`subscription.${stage}.${kind}.title`)}</h1>
        <ErrorSummary form="subscription" state={state} />
        <Stage {...props} />
      </BesideReachUs>
    </div>
  )
}

function Stage(props: SubscriptionPageProps) {
  const { stage, kind, alert, links } = props
  const { t } = useTranslation()
  if (stage === 'dead') return <Again kind={kind} text={t('subscription.dead.text')} />
  if (stage === 'ended') return <Again kind={kind} text={t('subscription.ended.text')} />
  return (
    <>
      <p>{t(`subscription.${stage}.${kind}.text`)}</p>
      {alert && <p className="alert-words">{alert.words}</p>}
      {stage === 'confirm' && <Act words={t('subscription.confirm.act')} />}
      {stage === 'confirmed' && <Ways kind={kind} list={alert?.list ?? null} links={links} />}
      {stage === 'end' && <Act words={t(`subscription.end.${kind}.act`)} other={{ words: t('subscription.end.keep'), href: links?.manage ?? null }} />}
      {stage === 'manage' && <Manage {...props} />}
    </>
  )
}

/** The button that does what the mail's link says. */
function Act({ words, other }: { words: string; other?: { readonly words: string; readonly href: string | null } }) {
  return (
    <form method="post" className="empty-ways">
      <SendButton>{words}</SendButton>
      {other && other.href !== null && <SecondLink href={other.href}>{other.words}</SecondLink>}
    </form>
  )
}

function Ways({ kind, list, links }: { list: string | null } & Pick<SubscriptionPageProps, 'kind' | 'links'>) {
  const { t } = useTranslation()
  if (kind === 'newsletter' && links !== null) {
    return (
      <p className="empty-ways">
        <SecondLink href={links.manage}>{t('subscription.manage.newsletter.link')}</SecondLink>
      </p>
    )
  }
  if (list === null || links === null) return <WaysToLists />
  return (
    <p className="empty-ways">
      <ButtonLink href={list}>{t('subscription.list')}</ButtonLink>
      <SecondLink href={links.manage}>{t('subscription.manage.link')}</SecondLink>
    </p>
  )
}

function Manage({ alert, rhythm, isTailored, isPaused, isSaved, links, kind }: SubscriptionPageProps) {
  const { t } = useTranslation()
  return (
    <>
      {(isPaused || isSaved) && <Notice>{t(isPaused ? 'subscription.paused' : 'subscription.saved')}</Notice>}
      {rhythm && <RhythmForm rhythm={rhythm} />}
      {alert && (
        <form method="post" className="subscription-ways">
          <a href={alert.list}>{t('subscription.list')}</a>
          {links !== null && links.edit !== null && <a href={links.edit}>{t('subscription.edit')}</a>}
          <button className="text-button" type="submit" name="wish" value={isPaused ? 'resume' : 'pause'}>
            {t(isPaused ? 'subscription.resume' : 'subscription.pause')}
          </button>
          {links && <a href={links.end}>{t('subscription.end.alert.act')}</a>}
        </form>
      )}
      {kind === 'newsletter' && <TailoredForm isTailored={isTailored} />}
      {kind === 'newsletter' && links && (
        <p className="empty-ways">
          <SecondLink href={links.end}>{t('subscription.end.newsletter.act')}</SecondLink>
        </p>
      )}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <p>{children}</p>
    </div>
  )
}

/** Gives or withdraws the consent that search alerts decide which newsletters come. */
function TailoredForm({ isTailored }: { isTailored: boolean }) {
  const { t } = useTranslation()
  return (
    <form method="post" className="subscription-rhythm">
      <Tick name="tailored" initially={isTailored}>
        {t('form.newsletter.tailored')}
      </Tick>
      <button className="button" type="submit" name="wish" value="tailor">
        {t('subscription.save')}
      </button>
    </form>
  )
}

function RhythmForm({ rhythm }: { rhythm: Rhythm }) {
  const { t } = useTranslation()
  return (
    <form method="post" className="subscription-rhythm">
      <fieldset className="field">
        <legend>{t('form.field.rhythm')}</legend>
        <div className="segments">
          {rhythms.map((each) => (
            <label key={each}>
              <input type="radio" name="rhythm" value={each} defaultChecked={each === rhythm} />
              {choiceText(t, 'rhythm', each)}
            </label>
          ))}
        </div>
      </fieldset>
      <SendButton>{t('subscription.save')}</SendButton>
    </form>
  )
}

/** Without a subscription: what happened, and how to sign up again. */
function Again({ kind, text }: { kind: SubscriptionKind; text: string }) {
  const { t, locale } = useTranslation()
  const again = kind === 'alert' ? 'demandRegister' : 'newsletter'
  return (
    <>
      <p>{text}</p>
      <p className="empty-ways">
        <ButtonLink href={href(again, locale)}>{t(kind === 'alert' ? 'list.alert.make' : 'subscription.newsletter.again')}</ButtonLink>
        <SecondLink href={href('home', locale)}>{t('route.home')}</SecondLink>
      </p>
    </>
  )
}
