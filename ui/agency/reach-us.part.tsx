import type { ReactNode } from 'react'
import { QuietLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PersonTile } from './person.part.tsx'
import { mailto, presentMainPhone } from './phone.present.ts'
import { presentTeam } from './team.present.ts'

/** A text with the way to the agency at its right. */
export function BesideReachUs({ children }: { readonly children: ReactNode }) {
  return (
    <div className="beside">
      <div>{children}</div>
      <ReachUs />
    </div>
  )
}

/** For visitors who would rather talk to a person: the contact person, and the agency's number and address. */
export function ReachUs() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const { manager } = presentTeam(agency, locale)
  if (agency.version === 0 && agency.phone === null) return null
  return (
    <aside className="reach-us" aria-labelledby="reach-us">
      <h2 className="aside-title" id="reach-us">
        {t('form.contact.people')}
      </h2>
      {manager && (
        <div className="person-tile">
          <PersonTile person={manager} />
        </div>
      )}
      <ContactWays />
    </aside>
  )
}

/** The agency's number and address, for visitors who would rather not fill in a form. */
export function ContactWays() {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const phone = presentMainPhone(agency)
  return (
    <p className="contact-ways">
      {phone && (
        <QuietLink href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </QuietLink>
      )}
      {agency.version > 0 && (
        <QuietLink href={mailto(agency.email)}>
          <Icon name="mail" />
          {agency.email}
        </QuietLink>
      )}
    </p>
  )
}
