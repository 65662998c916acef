import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { SecondButton, SendButton } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { Choices, Field, Select } from '../forms/field.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { island, part } from '../islands/html-hooks.ts'
import type { HomeLine } from '../listings/desk/home-line.present.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ContactLine } from './contact-line.present.ts'

/** A person who may be the caller, and whether to ask them about the newsletter. */
interface KnownPerson extends ContactLine {
  readonly isAskable: boolean
}

interface DeskNewContactPageProps {
  readonly view: DeskView
  /** People whom the digits or words may mean. */
  readonly known: readonly KnownPerson[]
  /** Homes that the words may mean. */
  readonly homes: readonly HomeLine[]
  readonly asked: { readonly phone: string; readonly about: string }
  /** What else was typed before the search. */
  readonly carried: Readonly<Record<string, string>>
  readonly languages: readonly Locale[]
  readonly spoken: Locale
}

/**
 * A person who calls or walks in: the number first, then what it is about, and what happens next. The number and the home are looked up while they are
 * typed; without script a button does it.
 */
export function DeskNewContactPage({ view, known, homes, asked, carried, languages, spoken }: DeskNewContactPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskNewContact">
      <form className="form contact-entry" method="post" noValidate {...island('caller')}>
        {view.once !== undefined && <input type="hidden" name="once" value={view.once} />}
        <Field name="phone" type="tel" inputMode="tel" optional initial={asked.phone} autoComplete="off" />
        <div id="known-people" {...part('live')} aria-live="polite">
          {known.length > 0 && <KnownPeople known={known} />}
        </div>
        <div className="pair contact-who">
          <Field name="contactName" optional initial={carried.contactName ?? ''} autoComplete="off" />
          <Field name="email" type="email" inputMode="email" optional initial={carried.email ?? ''} autoComplete="off" />
        </div>
        <Field name="aboutWhat" optional initial={asked.about} autoComplete="off" />
        <div id="known-homes" {...part('live')} aria-live="polite">
          {homes.length > 0 && <KnownHomes homes={homes} />}
        </div>
        <p {...part('find')}>
          <button className="button second" type="submit" formMethod="get">
            {t('desk.newContact.find')}
          </button>
        </p>
        <Field name="contactNote" rows={3} initial={carried.contactNote ?? ''} autoComplete="off" />
        <div className="pair">
          <Field name="dueOn" type="date" optional autoComplete="off" />
          <Select name="spoken" initial={spoken} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        </div>
        <p className="contact-acts">
          <SendButton act="enterNote">{t('desk.newContact.note')}</SendButton>
          <SecondButton act="enterVisit">{t('desk.newContact.visit')}</SecondButton>
        </p>
        <Alert />
        <Valuation />
      </form>
    </DeskFrame>
  )
}

function KnownPeople({ known }: Pick<DeskNewContactPageProps, 'known'>) {
  const { t } = useTranslation()
  const chosen = useField('known').text || (known.length === 1 ? (known[0]?.id ?? '') : '')
  return (
    <fieldset className="field">
      <legend>{t('desk.newContact.known')}</legend>
      {known.map(({ id, who, phones, emails, when, isBlocked, isAskable }) => (
        <label key={id} className={who !== '' && emails.length > 0 && !emails.includes(who) ? 'choice known-whole' : 'choice'}>
          <input type="radio" name="known" value={id} defaultChecked={chosen === id} />
          <span>
            <strong>{who}</strong> {[...phones.map(({ text }) => text), ...emails].join(', ')} <span className="hint">{when}</span>
            {isAskable && <span className="badge">{t('desk.newContact.notAsked')}</span>}
            {isBlocked && <span className="badge">{t('desk.contact.blocked')}</span>}
          </span>
        </label>
      ))}
      <label className="choice">
        <input type="radio" name="known" value="" defaultChecked={chosen === ''} /> {t('desk.newContact.someoneNew')}
      </label>
    </fieldset>
  )
}

function KnownHomes({ homes }: Pick<DeskNewContactPageProps, 'homes'>) {
  const { t } = useTranslation()
  const chosen = useField('aboutHome').text || (homes.length === 1 ? String(homes[0]?.id ?? '') : '')
  return (
    <fieldset className="field">
      <legend>{t('desk.newVisit.which')}</legend>
      {homes.map(({ id, name, place, reference, price, stateText }) => (
        <label key={id} className="choice">
          <input type="radio" name="aboutHome" value={id} defaultChecked={chosen === String(id)} />
          <span>
            <strong>{name}</strong> {[place, reference, stateText].join(', ')} {price !== null && <span className="price">{price}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the person seeks; they confirm the alert by mail. */
function Alert() {
  const { t } = useTranslation()
  return (
    <details>
      <summary>{t('desk.newContact.alert')}</summary>
      <Choices name="goal" values={['sale', 'rent']} initial="sale" />
      <Field name="where" optional autoComplete="off" />
      <div className="pair">
        <Field name="priceMax" inputMode="numeric" optional short autoComplete="off" />
        <Field name="bedroomsMin" inputMode="numeric" optional short autoComplete="off" />
      </div>
      <p className="hint">{t('desk.newContact.alertNote')}</p>
      <SecondButton act="enterAlert">{t('desk.newContact.makeAlert')}</SecondButton>
    </details>
  )
}

/** The address of a home to be valued. */
function Valuation() {
  const { t } = useTranslation()
  return (
    <details>
      <summary>{t('desk.newContact.valuation')}</summary>
      <div className="pair">
        <Field name="street" optional autoComplete="off" />
        <Field name="houseNumber" optional short autoComplete="off" />
      </div>
      <div className="pair">
        <Field name="zip" optional short autoComplete="off" />
        <Field name="city" optional autoComplete="off" />
      </div>
      <SecondButton act="enterValuation">{t('desk.newContact.makeValuation')}</SecondButton>
    </details>
  )
}
