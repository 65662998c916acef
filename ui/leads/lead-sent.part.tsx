import type { ReactNode } from 'react'
import { SecondLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskLeadView } from './lead.present.ts'

interface LeadSentProps extends Pick<DeskLeadView, 'email' | 'phone'> {
  readonly rows: readonly { readonly name: string; readonly label: string; readonly value: ReactNode }[]
  /** Content beside the phone number and the e-mail address. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** How to reach the person, and what they typed. */
export function LeadSent({ email, phone, rows, beside, children }: LeadSentProps) {
  const { t } = useTranslation()
  return (
    <section className="lead-sent" aria-label={t('desk.lead.sent')}>
      <p className="lead-reach">
        {phone !== null && <SecondLink href={phone.href ?? undefined}>{phone.text}</SecondLink>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        {beside}
      </p>
      {rows.length > 0 && <DefinitionList className="lead-rows" lines={rows.map(({ name, label, value }) => ({ key: name, label, value }))} />}
      {children}
    </section>
  )
}
