import { FormSend, SecondButton } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field, Tick } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ConsentTotals } from './consent-totals.part.tsx'
import type { ConsentTotalView } from './consent-totals.present.ts'

interface DeskPersonPageProps {
  readonly view: DeskView
  readonly email: string
  /** The number of records of each kind under the address; null before a look-up. */
  readonly stored: Readonly<Record<(typeof kinds)[number], number>> | null
  readonly consents: readonly ConsentTotalView[]
}

const kinds = ['contacts', 'leads', 'appointments', 'mails', 'subscriptions', 'testimonials', 'owner', 'crm'] as const

/** The personal data stored under an e-mail address, for that person's request (GDPR): a copy, or erasure, which cannot be undone and asks for confirmation. */
export function DeskPersonPage({ view, email, stored, consents }: DeskPersonPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskPerson">
      <p>{t('desk.person.lead')}</p>
      <form className="form" method="post" noValidate>
        <Field name="email" type="email" inputMode="email" autoComplete="off" initial={email} />
        <FormSend act="find" label={t('desk.person.find')} />
      </form>
      {stored !== null && (
        <DeskSection id="kept" title={t('desk.person.kept', { email })}>
          <ul className="desk-list">
            {kinds.map((kind) => (
              <li key={kind}>
                <span>{t(`desk.person.${kind}`)}</span>
                <strong>{stored[kind]}</strong>
              </li>
            ))}
          </ul>
          {stored.crm > 0 && <p>{t('desk.person.crmStays')}</p>}
          <form method="post">
            <input type="hidden" name="email" value={email} />
            <SecondButton act="export">{t('desk.person.export')}</SecondButton>
          </form>
          <form className="form" method="post" noValidate>
            <input type="hidden" name="email" value={email} />
            {/* Erasure asks first and has no undo: the law wants nothing kept, and an undo would need the data. */}
            <Tick name="sure">{t('desk.person.sure')}</Tick>
            <SecondButton act="erase">{t('desk.person.erase')}</SecondButton>
          </form>
        </DeskSection>
      )}
      <ConsentTotals totals={consents} />
    </DeskFrame>
  )
}
