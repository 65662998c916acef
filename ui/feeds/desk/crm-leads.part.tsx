import { FormSend, SecondButton } from '../../design/buttons.part.tsx'
import { Field, Tick } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** What an agency can choose about its leads in a connected CRM. */
export interface CrmLeadsView {
  readonly crm: string
  readonly title: string
  readonly version: number
  readonly forms: readonly { readonly name: string; readonly text: string; readonly isOn: boolean }[]
  readonly repeats: boolean
  /** Whether the office gets no mail of them. */
  readonly withoutMail: boolean
  /** The CRM's id of the office that gets valuations; null if the CRM needs none. */
  readonly office: string | null
}

/** Which leads go to a CRM, and the button that sends those from before it was connected. */
export function CrmLeads({ crm, title, version, forms, repeats, withoutMail, office }: CrmLeadsView) {
  const { t } = useTranslation()
  const isNone = forms.every(({ isOn }) => !isOn)
  return (
    <details className="desk-more" open={isNone}>
      <summary>{t('desk.settings.crm.leads', { crm: title })}</summary>
      {isNone && <p role="status">{t('desk.settings.crm.leads.none', { crm: title })}</p>}
      <form className="form" method="post" noValidate>
        <input type="hidden" name="crm" value={crm} />
        <input type="hidden" name="version" value={version} />
        {forms.map(({ name, text, isOn }) => (
          <label key={name} className="choice">
            <input type="checkbox" name="form" value={name} defaultChecked={isOn} />
            <span>{text}</span>
          </label>
        ))}
        {office !== null && <Field name="valuationOffice" autoComplete="off" optional initial={office} maxLength={100} />}
        <Tick name={`${crm}.repeats`} initially={repeats}>
          {t('desk.settings.crm.leads.repeats')}
        </Tick>
        <Tick name={`${crm}.withoutMail`} initially={withoutMail}>
          {t('desk.settings.crm.leads.withoutMail')}
        </Tick>
        <FormSend act="leads" label={t('desk.save')} />
      </form>
      <form method="post" className="desk-decision">
        <input type="hidden" name="crm" value={crm} />
        <SecondButton act="earlier">{t('desk.settings.crm.earlier')}</SecondButton>
      </form>
    </details>
  )
}
