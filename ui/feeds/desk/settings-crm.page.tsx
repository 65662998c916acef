import { Fragment } from 'react'
import { FormSend, SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { CrmLeads, type CrmLeadsView } from './crm-leads.part.tsx'
import { CrmPeople, type CrmPeopleView } from './crm-people.part.tsx'
import { SyncStatus, type SyncView } from './sync-status.part.tsx'

interface CrmFieldView {
  readonly name: string
  readonly kind: 'address' | 'line' | 'secret'
  /** Empty for a secret. */
  readonly value: string
  /** The setting of the deployment that fixes it; null if the desk decides. */
  readonly fixedBy: string | null
  /** Whether a secret is stored; `lost`: it can no longer be decrypted. */
  readonly stored: 'none' | 'stored' | 'lost'
  readonly isOptional: boolean
}

/** A CRM and the form of its connection. */
export interface CrmView {
  readonly name: string
  readonly title: string
  readonly version: number
  readonly isSet: boolean
  /** Whether the stock is read from it. */
  readonly isRead: boolean
  /** Its stock before it is read into the site. */
  readonly first: {
    readonly isRunning: boolean
    /** Why it was not read; null if it was. */
    readonly fault: string | null
    /** The page that shows it; null before. */
    readonly href: string | null
    /** Whether it comes as the agency publishes it again. */
    readonly isGathered: boolean
  }
  /** The address that the CRM calls after a change; null if it calls none. */
  readonly webhook: string | null
  readonly fields: readonly CrmFieldView[]
}

interface DeskSettingsCrmProps {
  readonly view: DeskView
  readonly crms: readonly CrmView[]
  /** Of the connected ones. */
  readonly leads: readonly CrmLeadsView[]
  readonly people: readonly CrmPeopleView[]
  readonly syncs: readonly SyncView[]
  readonly trial: TrialView | null
}

/** What a trial found. */
export interface TrialView {
  readonly crm: string
  readonly total: string
  readonly read: string
  readonly addresses: string
  readonly prices: string
  readonly rejected: string
  /** The fields with values that were not understood. */
  readonly fields: readonly string[]
}

/** The connection with the agency's CRM. */
export function DeskSettingsCrmPage({ view, crms, leads, people, syncs, trial }: DeskSettingsCrmProps) {
  const { t, locale } = useTranslation()
  const sent = Object.keys({ ...view.state.typed, ...view.state.errors })
  const isOpen = ({ name }: CrmView) => sent.some((field) => field.startsWith(`${name}.`))
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      <Answer />
      {trial !== null && <Trial {...trial} />}
      <p className="hint">{t('desk.settings.crm.about')}</p>
      {crms.map((crm) => (
        <Fragment key={crm.name}>
          <Crm {...crm} isOpen={isOpen(crm)} />
          {people.map((each) => each.crm === crm.name && <CrmPeople key={each.crm} {...each} />)}
          {leads.map((each) => each.crm === crm.name && <CrmLeads key={each.crm} {...each} />)}
        </Fragment>
      ))}
      {syncs.length > 0 && <SyncStatus syncs={syncs} />}
    </DeskFrame>
  )
}

/** A CRM that is connected, or one that may be. */
function Crm({ isOpen, ...crm }: CrmView & { readonly isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <DeskSection id={crm.name} title={crm.title}>
      {crm.isSet ? (
        <CrmForm {...crm} />
      ) : (
        <details className="desk-more" open={isOpen}>
          <summary>{t('desk.settings.crm.add', { crm: crm.title })}</summary>
          <CrmForm {...crm} />
        </details>
      )}
      {crm.webhook !== null && (
        <p>
          {t('desk.settings.crm.webhook', { crm: crm.title })} <code>{crm.webhook}</code>
        </p>
      )}
      {crm.isSet && (
        <form method="post" className="desk-decision">
          <input type="hidden" name="crm" value={crm.name} />
          <SecondButton act="test">{t('desk.settings.crm.test')}</SecondButton>
          <p className="hint">{t('desk.settings.crm.testHint', { crm: crm.title })}</p>
          {!crm.isRead && <SendButton act="preview">{t('desk.settings.crm.preview')}</SendButton>}
        </form>
      )}
      {crm.isSet && !crm.isRead && <FirstStock {...crm} />}
    </DeskSection>
  )
}

/** How far the stock of a CRM is that is not read into the site yet. */
function FirstStock({ title, first: { isRunning, fault, href: page, isGathered } }: Pick<CrmView, 'title' | 'first'>) {
  const { t } = useTranslation()
  return (
    <>
      {isGathered && <p>{t('desk.settings.crm.preview.gather', { crm: title })}</p>}
      {fault !== null && <p>{t('desk.imports.sync.failed', { why: fault })}</p>}
      {isRunning && <p role="status">{t('desk.imports.sync.running')}</p>}
      {page !== null && (
        <p>
          <a href={page}>{t('route.deskImportPreview')}</a>
        </p>
      )}
    </>
  )
}

/** What one page of the CRM holds, of which nothing was stored. */
function Trial({ fields, ...figures }: TrialView) {
  const { t } = useTranslation()
  return (
    <p>
      {t('desk.settings.crm.found', figures)} {fields.length > 0 && t('desk.settings.crm.fields')} <code>{fields.join(', ')}</code>
    </p>
  )
}

/** What the CRM answered to a failed test, in its own words. */
function Answer() {
  const { t } = useTranslation()
  const { text } = useField('crm.answer')
  if (text === '') return null
  return (
    <p>
      {t('desk.settings.crm.answer')} <code lang="en">{text}</code>
    </p>
  )
}

function CrmForm({ name, fields, version, isSet }: CrmView) {
  const { t } = useTranslation()
  const open = fields.filter(({ fixedBy }) => fixedBy === null)
  const fixed = fields.filter(({ fixedBy }) => fixedBy !== null)
  return (
    <>
      {fixed.length > 0 && (
        <dl className="settings-worker">
          {fixed.map((field) => (
            <div key={field.name}>
              <dt>{fieldLabel(t, field.name)}</dt>
              <dd>
                {field.kind === 'secret' ? t('desk.settings.crm.secret') : field.value}
                <span className="hint">
                  {t('desk.settings.fixed')} <code>{field.fixedBy}</code>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <form className="form" method="post" noValidate>
          <input type="hidden" name="crm" value={name} />
          <input type="hidden" name="version" value={version} />
          {open.map((field) => (
            <CrmField key={field.name} {...field} />
          ))}
          {isSet && fixed.length === 0 && <p className="hint">{t('desk.settings.crm.empty')}</p>}
          <FormSend act="save" label={t('desk.save')} />
        </form>
      )}
    </>
  )
}

function CrmField({ name, kind, value, stored, isOptional }: CrmFieldView) {
  const { t } = useTranslation()
  if (kind !== 'secret') return <Field name={name} type={kind === 'address' ? 'url' : 'text'} autoComplete="off" optional={isOptional} initial={value} />
  return (
    <>
      <Field name={name} type="password" autoComplete="new-password" optional={stored === 'stored'} />
      {stored !== 'none' && <p className="hint">{t(`desk.settings.mail.password.${stored}`)}</p>}
    </>
  )
}
