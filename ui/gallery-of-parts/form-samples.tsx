import { noCrmTypes } from '#db/model/listings/crm-categories.ts'
import { anySearch } from '#db/model/search/search.ts'
import { PasskeySignIn } from '../accounts/passkey-button.part.tsx'
import { presentDemand } from '../alerts/demand.present.ts'
import { CaptchaField, CaptchaProvider } from '../forms/captcha.part.tsx'
import { ContactPreferences, CountrySelect, FoldedPreferences } from '../forms/contact-preferences.part.tsx'
import { RemarkField } from '../forms/demand-register/remark-field.part.tsx'
import { DocumentChoices } from '../forms/document-choices.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { Choices, Field, FileField, PasswordField, Tick } from '../forms/field.part.tsx'
import { ConsentFields, FormPage, FormPart, NoticeFields } from '../forms/form-page.part.tsx'
import { type FormState, FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { FormSteps } from '../forms/form-steps.part.tsx'
import { KindFields } from '../forms/kind-fields.part.tsx'
import { RequestedBefore } from '../forms/next-steps.part.tsx'
import { AddressFields, EmailFields, PersonPart } from '../forms/person-fields.part.tsx'
import { RangeFields } from '../forms/range-fields.part.tsx'
import { ChosenStart, StartChoices } from '../forms/start-choices.part.tsx'
import { UnsentForm } from '../forms/unsent-form.part.tsx'
import { PlaceField } from '../places/place-field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { SaleQuestion } from '../statistics/sale-prices.part.tsx'
import { presentStartDays } from '../visits/appointment.present.ts'
import { BookedViewing } from '../visits/booked-viewing.part.tsx'
import { presentBookedViewing } from '../visits/booked-viewing.present.ts'
import { FullCalendar } from '../visits/free-times.part.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleSale } from './sample-records.ts'

const refused: FormState = {
  typed: { email: 'an@', firstName: '', cv: 'brief.pdf' },
  errors: { firstName: 'missing', email: 'invalid', privacy: 'missing', captcha: 'missing', device: 'missing', newPassword: 'short', priceMax: 'crossed' },
  failed: false,
}
const broken: FormState = { ...freshForm, failed: true }
const limited: FormState = { ...freshForm, limited: true }
const remarked = [
  { text: 'Brugge', query: 'zone=be-31005', isSet: false },
  { text: 'tot € 300.000', query: 'priceMax=300000', isSet: true },
]
const captcha = { token: '', words: 'zeventien' }
const crumbs = [
  { text: 'Perron', href: '#sample' },
  { text: 'Brugge', href: null },
]
const freeDays = ['2026-11-24', '2026-11-26', '2026-12-01'].map((day) => ({
  day,
  starts: ['10:00', '10:45', '14:00'].map((time) => ({ startsAt: `${day}T${time}:00.000Z`, endsAt: `${day}T${time}:45.000Z`, time, capacity: 1 })),
}))

/** Fields when empty, filled in and refused, and what follows a form. */
export function FormSamples() {
  const { t, locale } = useTranslation()
  const view = { form: 'contact', crumbs, state: freshForm, submission: 'a', captcha }
  return (
    <>
      <Sample name="FormPage">
        <FormPage view={view}>
          <PersonPart />
          <FormPart legend={t('form.signer')}>
            <AddressFields zip="8000" city="Brugge">
              <CountrySelect name="country" />
            </AddressFields>
          </FormPart>
          <ConsentFields months={12} />
        </FormPage>
      </Sample>
      <Sample name="RemarkField">
        <FormStateProvider state={freshForm}>
          <form className="form">
            <RemarkField proposed={remarked} />
          </form>
        </FormStateProvider>
      </Sample>
      <Sample name="NoticeFields">
        <FormStateProvider state={freshForm}>
          <form className="form">
            <CaptchaProvider captcha={captcha}>
              <NoticeFields form="viewing" months={24} />
            </CaptchaProvider>
          </form>
        </FormStateProvider>
      </Sample>
      <Sample name="Fields that are refused">
        <FormStateProvider state={refused}>
          <form className="form">
            <ErrorSummary form="contact" state={refused} />
            <Field name="firstName" />
            <Field name="email" type="email" />
            <Field name="phone" type="tel" short />
            <Choices name="device" values={['phone', 'email']} />
            <PasswordField name="newPassword" autoComplete="new-password" />
            <RangeFields legend="search.price" bounds={priceBounds} placeholder="€" />
            <FileField name="cv" accept=".pdf" />
            <CaptchaProvider captcha={captcha}>
              <CaptchaField />
            </CaptchaProvider>
            <Tick name="privacy">{t('route.privacy')}</Tick>
          </form>
        </FormStateProvider>
      </Sample>
      <Sample name="UnsentForm">
        <UnsentForm
          form="contact"
          action="#sample"
          typed={{ firstName: 'An', email: 'an@perron.example', remark: 'Is de tuin op het zuiden?\nEn de garage?', cv: 'brief.pdf' }}
          passwords={['password']}
          files={['cv']}
        />
      </Sample>
      <Sample name="FormSteps, FoldedPreferences">
        <form className="form">
          <FormSteps
            isSent={false}
            steps={[
              { legend: t('form.home'), fields: [], content: <Field name="remark" rows={3} optional /> },
              { legend: t('form.person'), fields: [], content: <FoldedPreferences /> },
            ]}
          />
        </form>
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary form="contact" state={broken} />
        <ErrorSummary form="contact" state={limited} />
      </Sample>
      <Groups />
      <Visits />
      <Sample name="SaleQuestion">
        <SaleQuestion kind="house" place="Brugge" answer="few" />
        <SaleQuestion kind="house" place="Brugje" answer="unknown" />
        <SaleQuestion
          kind="apartment"
          place="Brugge"
          answer={{
            basis: t('route.references'),
            isWider: true,
            low: '€ 265.000',
            high: '€ 410.000',
            lines: [{ label: t('price.label.sale'), value: '€ 325.000' }],
          }}
        />
      </Sample>
      <Sample name="RequestedBefore, PasskeySignIn">
        <RequestedBefore documents="property-4001" />
        <PasskeySignIn next={`/${locale}/`} />
      </Sample>
    </>
  )
}

const priceBounds = [
  ['priceMin', 'search.from'],
  ['priceMax', 'search.to'],
] as const

/** Groups of fields that several forms share. */
function Groups() {
  const { t, locale } = useTranslation()
  const kinds = presentDemand(anySearch, noCrmTypes, locale).types.slice(0, 2)
  const documents = [
    { key: 'epc', name: 'EPC', language: null, href: null, file: 'PDF, 840 kB' },
    { key: 'plan', name: 'Plan', language: null, href: null, file: 'PDF, 1,2 MB' },
  ]
  return (
    <>
      <Sample name="EmailFields">
        <form className="form">
          <CaptchaProvider captcha={captcha}>
            <EmailFields legend={t('form.person')} consent={t('gone.others')} />
          </CaptchaProvider>
        </form>
      </Sample>
      <Sample name="ContactPreferences">
        <form className="form">
          <ContactPreferences brochure />
        </form>
      </Sample>
      <Sample name="Fields of a demand">
        <form className="form">
          <KindFields types={kinds} />
          <PlaceField id="sample-place" label={t('search.place')} places={[{ key: 'zip', value: '8000', label: 'Brugge' }]} />
          <PlaceField id="sample-other" label={t('search.place')} places={[]} text="Brugje" error={<p className="field-error">{t('sales.unknown')}</p>} />
          <RangeFields legend="search.price" bounds={priceBounds} placeholder="€" />
        </form>
      </Sample>
      <Sample name="DocumentChoices">
        <form className="form">
          <DocumentChoices documents={documents} isFresh={true} />
        </form>
      </Sample>
    </>
  )
}

/** Choosing a time, the visit once booked, and no free time. */
function Visits() {
  const { t, locale } = useTranslation()
  const days = presentStartDays(freeDays, locale)
  const visit = { startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-11-24T09:45:00.000Z', how: 'onSite' as const }
  const links = { awaitsOwner: false, calendarHref: '#sample', changeHref: '#sample' }
  return (
    <>
      <Sample name="StartChoices">
        <form className="form">
          <StartChoices days={days} />
          <ChosenStart days={days} />
        </form>
      </Sample>
      <Sample name="FullCalendar">
        <FullCalendar ways={{ question: '#sample', email: 'an@perron.example', phone: { text: '050 12 34 56', href: 'tel:+3250123456' } }} />
      </Sample>
      <Sample name="BookedViewing">
        <BookedViewing booked={presentBookedViewing(visit, sampleSale, sampleAgency, locale, links)} />
        <BookedViewing booked={presentBookedViewing({ ...visit, how: 'video' }, null, sampleAgency, locale, links)} />
      </Sample>
      <Sample name="Choices">
        <form className="form">
          <Choices name="kind" values={['house', 'apartment', 'land']} optional />
          <p className="hint">{t('calculators.optional')}</p>
        </form>
      </Sample>
    </>
  )
}
