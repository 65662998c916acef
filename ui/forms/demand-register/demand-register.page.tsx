import type { ProposedFilter } from '#db/model/alerts/remark-filters.ts'
import { rhythms } from '#db/model/alerts/subscription.ts'
import { countKeys } from '#db/model/search/search.ts'
import type { DemandView } from '../../alerts/demand.present.ts'
import { Icon } from '../../icons.tsx'
import { PlaceField } from '../../places/place-field.part.tsx'
import { otherFlags } from '../../search/filter-words.present.ts'
import type { PlaceView } from '../../search/search.present.ts'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { consentWords } from '../consent.present.ts'
import { Choices, Field, Tick } from '../field.part.tsx'
import { FieldErrorCode } from '../field-frame.part.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../form-page.part.tsx'
import { useField, useFields } from '../form-state.tsx'
import { Box, KindFields } from '../kind-fields.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'
import { RangeFields } from '../range-fields.part.tsx'
import { RemarkField } from './remark-field.part.tsx'

export interface DemandRegisterPageProps {
  readonly view: FormView
  readonly months: number
  readonly demand: DemandView
  /** Suggestions for unknown places. */
  readonly suggestions: readonly PlaceView[]
  /** What the remark says and the demand does not. */
  readonly remarked: readonly ProposedFilter[]
  /** True: it changes an existing alert. */
  readonly isChange: boolean
}

/** What a subscriber looks for, how often to notify them, and who they are. */
export function DemandRegisterPage({ view, months, demand, suggestions, remarked, isChange }: DemandRegisterPageProps) {
  const { t, locale } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <FormPage view={view} intro={isChange && <p className="form-stage">{t('form.demandRegister.change')}</p>}>
      <FormPart legend={t('form.demandRegister.what')}>
        <Choices name="goal" values={['sale', 'rent']} />
        <KindFields types={demand.types} />
        <WhereField places={demand.places} suggestions={suggestions} />
        <OtherFields demand={demand} />
      </FormPart>
      <FormPart legend={t('form.demandRegister.wishes')}>
        <p className="hint">{t('form.demandRegister.free')}</p>
        <RangeFields
          legend="search.price"
          bounds={[
            ['priceMin', 'search.from'],
            ['priceMax', 'search.to'],
          ]}
          placeholder="€"
        />
        <Counts name="bedrooms" />
        <div>
          <Tick name="terrace">{t('search.terrace')}</Tick>
          <Tick name="garden">{t('search.garden')}</Tick>
        </div>
        <MoreFilters />
      </FormPart>
      <FormPart legend={t('form.demandRegister.how')}>
        <Choices name="rhythm" values={rhythms} />
      </FormPart>
      {isChange ? (
        <FormPart legend={t('form.alert.where')}>
          <Field name="email" type="email" inputMode="email" autoComplete="email" />
        </FormPart>
      ) : (
        <FormPart legend={t('form.person')}>
          <PersonFields />
          <RemarkField proposed={remarked} />
        </FormPart>
      )}
      <ConsentFields months={months} words={consentWords('demandRegister', agency, months, locale)} />
    </FormPage>
  )
}

/** Places, comma-separated without script; suggestions for an unknown one are shown below. */
function WhereField({ places, suggestions }: { places: readonly PlaceView[]; suggestions: readonly PlaceView[] }) {
  const { t } = useTranslation()
  const { text, error } = useField('where')
  return (
    <>
      <PlaceField
        id="where"
        label={t('form.field.where')}
        hint={t('form.hint.where')}
        places={places}
        text={text}
        error={error && <FieldErrorCode name="where" error={error} />}
      />
      {suggestions.length > 0 && (
        <fieldset className="field">
          <legend>{t('form.demandRegister.meant')}</legend>
          <input type="hidden" name="unknown" value={text} />
          {suggestions.map(({ key, value, label }) => (
            <Box key={value} name="meant" value={`${key}=${value}`} label={label} isSet={false} />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Other filters of the list that the alert comes from: kept while they stay checked. */
function OtherFields({ demand: { others, radius } }: { demand: DemandView }) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  return (
    <fieldset className="field">
      <legend>{t('form.demandRegister.others')}</legend>
      {others.map((other) => (
        <Box key={other.name + other.value} {...other} isSet />
      ))}
      {radius !== null && <input type="hidden" name="radius" value={radius} />}
    </fieldset>
  )
}

const more = [...countKeys.filter((key) => !key.startsWith('bedrooms')), ...otherFlags]

/** Less common filters: folded unless one of them is set. */
function MoreFilters() {
  const { t } = useTranslation()
  const isOpen = useFields(more).some(({ text, error }) => text !== '' || error !== null)
  return (
    <details className="more-wishes" open={isOpen}>
      <summary>
        {t('form.demandRegister.more')}
        <Icon name="down" />
      </summary>
      <div>
        <RangeFields legend="search.bathrooms" bounds={[['bathroomsMin', 'search.atLeast']]} />
        <Counts name="rooms" />
        <Counts name="garages" />
        <Counts name="parkings" />
        <Counts name="livingArea" placeholder="m²" />
        <Counts name="plotArea" placeholder="m²" />
        <Counts name="built" />
        <fieldset className="field">
          <legend>{t('search.features')}</legend>
          {otherFlags.map((name) => (
            <Tick key={name} name={name}>
              {t(`search.${name}`)}
            </Tick>
          ))}
          <p className="hint">{t('search.annuityHint')}</p>
        </fieldset>
      </div>
    </details>
  )
}

function Counts({ name, placeholder }: { placeholder?: string; name: 'bedrooms' | 'rooms' | 'garages' | 'parkings' | 'livingArea' | 'plotArea' | 'built' }) {
  return (
    <RangeFields
      legend={`search.${name}`}
      {...(placeholder !== undefined && { placeholder })}
      bounds={[
        [`${name}Min`, 'search.atLeast'],
        [`${name}Max`, 'search.atMost'],
      ]}
    />
  )
}
