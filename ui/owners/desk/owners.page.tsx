import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend, QuietButton, QuietLink, SecondButton, SecondLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FurtherLink } from '../../desk/filters.part.tsx'
import { Field, Select } from '../../forms/field.part.tsx'
import type { HomeLine } from '../../listings/desk/home-line.present.ts'
import { FoundHomes } from '../../listings/desk/home-lines.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskOwnerView } from './owner.present.ts'

interface DeskOwnersPageProps {
  readonly view: DeskView
  readonly owners: readonly DeskOwnerView[]
  /** The search terms; empty if none. */
  readonly text: string
  readonly isFirst: boolean
  /** The path of the next page; null on the last. */
  readonly further: string | null
  readonly languages: readonly Locale[]
  /** The number of the home whose owner is to be invited; empty if none was chosen. */
  readonly home: string
  /** The homes that the words typed in its place may mean. */
  readonly found: readonly HomeLine[]
  readonly hasMoreFound: boolean
}

/** The search is shown from this many accounts on. */
const manyOwners = 8

/** The accounts of owners, and the form that invites one. */
export function DeskOwnersPage({ view, owners, languages, text, isFirst, further, home, found, hasMoreFound }: DeskOwnersPageProps) {
  const { t, locale } = useTranslation()
  const invitation = (
    <DeskSection id="invite" title={t('desk.owners.invite')}>
      <form className="form" method="post" action={href('deskOwners', locale)} noValidate>
        <Field name="email" type="email" inputMode="email" autoComplete="off" />
        <Field name="ownerName" autoComplete="off" optional />
        <Field name="homes" autoComplete="off" initial={home} />
        {found.length > 0 && <FoundHomes homes={found} hasMore={hasMoreFound} />}
        <Select name="locale" initial={locale} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <FormSend act="invite" label={t('desk.owners.send')} />
      </form>
    </DeskSection>
  )
  // A question about the home is answered right below it, not after the list.
  const hasFound = found.length > 0
  return (
    <DeskFrame
      view={view}
      form="deskOwners"
      tools={
        <>
          <QuietLink href="#invite">{t('desk.owners.invite')}</QuietLink>
          <SecondLink href={href('deskOwnerMessages', locale)}>{t('desk.owners.messages')}</SecondLink>
        </>
      }
    >
      {hasFound && invitation}
      {(text !== '' || !isFirst || owners.length > manyOwners) && (
        <form className="desk-filters" method="get" role="search">
          <label className="desk-find">
            {t('desk.find')}
            <input className="input" type="search" name="q" defaultValue={text} />
          </label>
          <SecondButton>{t('desk.show')}</SecondButton>
        </form>
      )}
      {owners.length === 0 && <p>{t(text === '' ? 'desk.owners.none' : 'desk.owners.notFound')}</p>}
      <ul className="desk-owners">
        {owners.map((owner) => (
          <Owner key={owner.id} owner={owner} />
        ))}
      </ul>
      <FurtherLink path={further} />
      {!hasFound && invitation}
    </DeskFrame>
  )
}

function Owner({ owner: { id, name, details, homes, state, digest, isUndelivered, isInvited, portal } }: { owner: DeskOwnerView }) {
  const { t } = useTranslation()
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
          <span className="hint"> {details}</span>
        </p>
        <ul>
          {homes.map(({ key, text, path }) => (
            <li key={key}>
              {path === null ? text : <a href={path}>{text}</a>}
              {homes.length > 1 && (
                <form method="post">
                  <input type="hidden" name="owner" value={id} />
                  <input type="hidden" name="home" value={key} />
                  <button className="text-button" type="submit" name="do" value="takeHome" aria-label={t('desk.owners.takeHomeOf', { name, home: text })}>
                    {t('desk.owners.takeHome')}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className={isUndelivered ? 'field-error' : 'hint'}>
        {state}
        <span className="hint desk-digest">{digest}</span>
      </p>
      <div className="desk-owner-acts">
        <a className="text-button" href={portal} aria-label={t('desk.owners.watchAs', { name })}>
          {t('desk.owners.watch')}
        </a>
        {isInvited && (
          <form method="post">
            <input type="hidden" name="owner" value={id} />
            <QuietButton act="resend">{t('desk.staff.resend')}</QuietButton>
          </form>
        )}
        <form method="post">
          <input type="hidden" name="owner" value={id} />
          <button className="text-button" type="submit" name="do" value="remove" aria-label={t('desk.owners.removeOf', { name })}>
            {t('desk.owners.remove')}
          </button>
        </form>
      </div>
    </li>
  )
}
