import { contactKinds } from '#db/model/contacts/contact.ts'
import { languages as languageNames } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'
import { ButtonLink, QuietButton, SecondButton, SecondLink } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field, Select } from '../forms/field.part.tsx'
import { LeadLines } from '../leads/lead-lines.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView } from './contact.present.ts'
import { ContactAsking } from './contact-asking.part.tsx'
import { ContactOffers, ContactOwner, ContactTestimonials } from './contact-dealings.part.tsx'
import { ContactNotes } from './contact-notes.part.tsx'
import { ContactAlerts, ContactConsents, ContactMails, ContactMerging, ContactVisits } from './contact-sections.part.tsx'

interface DeskContactPageProps {
  readonly view: DeskView
  readonly contact: ContactView
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The reader's account. */
  readonly self: string
  /** Whether the person is in touch right now, so that the question about the newsletter comes first. */
  readonly isCalling: boolean
}

/** A person: notes and tasks, leads, visits and searches; beside them details, consents, mails and merging. */
export function DeskContactPage({ view, contact, members, self, isCalling }: DeskContactPageProps) {
  const { t, locale } = useTranslation()
  const { leads, blocked, version } = contact
  const asking = <ContactAsking asking={contact.asking} version={version} once={view.once} />
  const asksFirst = isCalling && contact.asking.mayAsk
  return (
    <DeskFrame view={view} form="deskContact" tools={<a href={href('deskContacts', locale)}>{t('desk.contact.back')}</a>}>
      <p className="lead-reach">
        {contact.phones.map(({ text, href: path }) => (
          <SecondLink key={text} href={path ?? undefined}>
            {text}
          </SecondLink>
        ))}
        {contact.emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
        <span className="hint">{[contact.language, contact.kindText].filter(Boolean).join(', ')}</span>
        {blocked !== null && <span className="badge">{blocked}</span>}
      </p>
      {asksFirst && asking}
      <div className="lead-columns">
        <div className="lead-main">
          <ContactNotes tasks={contact.tasks} notes={contact.notes} olderNotes={contact.olderNotes} members={members} self={self} once={view.once} />
          <ContactAlerts alerts={contact.alerts} />
          {leads.length > 0 && (
            <DeskSection id="leads" title={t('route.deskLeads')}>
              <LeadLines leads={leads} />
              {contact.olderLeads !== null && (
                <p>
                  <a href={contact.olderLeads}>{t('desk.contact.olderLeads')}</a>
                </p>
              )}
            </DeskSection>
          )}
          <ContactOffers offers={contact.offers} />
          <ContactVisits visits={contact.visits} />
          <ContactTestimonials testimonials={contact.testimonials} />
        </div>
        <div className="lead-side">
          <section className="lead-handling" aria-label={t('desk.lead.handling')}>
            <ButtonLink href={contact.visitPath}>{t('route.deskNewVisit')}</ButtonLink>
            <form method="post">
              <input type="hidden" name="version" value={version} />
              {blocked === null ? (
                <QuietButton act="block">{t('desk.contact.block')}</QuietButton>
              ) : (
                <SecondButton act="unblock">{t('desk.contact.unblock')}</SecondButton>
              )}
            </form>
          </section>
          <Details contact={contact} />
          <ContactOwner owners={contact.owners} />
          {!asksFirst && asking}
          <ContactConsents consents={contact.consents} origins={contact.origins} />
          <ContactMails mails={contact.mails} />
          <ContactMerging keys={contact.keys} namesakes={contact.namesakes} merges={contact.merges} />
        </div>
      </div>
    </DeskFrame>
  )
}

/** Name, language, addresses and numbers. */
function Details({ contact: { name, locale: spoken, version, keys, address, kind } }: Pick<DeskContactPageProps, 'contact'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="details" className="contact-part">
      <h2 id="details">{t('desk.contact.details')}</h2>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field name="contactName" initial={name} optional autoComplete="off" />
        <Select name="spoken" initial={spoken} choices={locales.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <Field name="contactAddress" initial={address} optional maxLength={200} autoComplete="off" />
        <Select
          name="contactKind"
          initial={kind ?? 'none'}
          choices={[
            { value: 'none', text: t('form.choice.contactKind.none') },
            ...contactKinds.map((each) => ({ value: each, text: t(`desk.contact.kind.${each}`) })),
          ]}
        />
        <fieldset className="field">
          <legend>{t('desk.contact.keys')}</legend>
          {keys.map(({ key, text }) => (
            <label key={key} className="choice">
              <input type="checkbox" name="kept" value={key} defaultChecked /> {text}
            </label>
          ))}
        </fieldset>
        <Field name="newPhone" type="tel" inputMode="tel" optional autoComplete="off" />
        <Field name="newEmail" type="email" inputMode="email" optional autoComplete="off" />
        <SecondButton act="save">{t('desk.save')}</SecondButton>
      </form>
    </section>
  )
}
