import { FormSend } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** The offices and people that a CRM names, and which of the agency's own each is. */
export interface CrmPeopleView {
  readonly crm: string
  readonly title: string
  readonly seen: readonly {
    /** Its kind and its id at the CRM. */
    readonly key: string
    readonly name: string
    /** The agency's own that is chosen, else the one that it probably is; empty for none. */
    readonly own: string
    readonly choices: readonly { readonly value: string; readonly text: string }[]
  }[]
}

/** Which of the agency's own each office and person of a CRM is. */
export function CrmPeople({ crm, title, seen }: CrmPeopleView) {
  const { t } = useTranslation()
  return (
    <details className="desk-more">
      <summary>{t('desk.settings.crm.people', { crm: title })}</summary>
      <form className="form" method="post" noValidate>
        <p className="hint">{t('desk.settings.crm.people.hint')}</p>
        <input type="hidden" name="crm" value={crm} />
        {seen.map(({ key, name, own, choices }, index) => (
          <div key={key} className="field">
            <input type="hidden" name="seen" value={key} />
            <label htmlFor={`${crm}-own-${index}`}>{name}</label>
            <span className="select">
              <Dropdown id={`${crm}-own-${index}`} name="own" defaultValue={own} none={t('desk.settings.crm.people.none', { crm: title })} choices={choices} />
              <Icon name="down" />
            </span>
          </div>
        ))}
        <FormSend act="people" label={t('desk.save')} />
      </form>
    </details>
  )
}
