import type { ReactNode } from 'react'
import { formatAmount } from '#db/model/listings/price.ts'
import { distances } from '#db/model/places/circle.ts'
import type { Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { PlaceField } from '../places/place-field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { FilterTick } from './filter-types.part.tsx'
import { outdoorFlags } from './filter-words.present.ts'
import { barHeight, type PriceChoices } from './price-choices.present.ts'
import type { SearchChoices } from './search.present.ts'

export interface FilterFieldsProps {
  readonly search: Search
  readonly choices: SearchChoices
}

const distanceTexts = new Map<string, string>()

/** Memoised, because lists show the same few again and again. */
function distanceText(distance: number, locale: Locale): string {
  const key = `${locale}${distance}`
  const text = distanceTexts.get(key) ?? translator(locale)('search.distance', { distance })
  if (distanceTexts.size < 500) distanceTexts.set(key, text)
  return text
}

/** Places, and a radius around them. */
export function WhereFields({ id, search, choices }: FilterFieldsProps & { id: string }) {
  const { t, locale } = useTranslation()
  const radius = search.near?.radius ?? null
  const offered = radius === null || distances.some((distance) => distance === radius) ? distances : [radius, ...distances]
  return (
    <>
      <PlaceField id={`${id}-where`} label={t('search.place')} places={choices.places} />
      {search.near && <input type="hidden" name="near" value={`${search.near.lat},${search.near.lng}`} />}
      <div className="field">
        <label htmlFor={`${id}-around`}>{t('search.around')}</label>
        <Select id={`${id}-around`} name={search.near ? 'radius' : 'around'} value={radius}>
          {!search.near && <option value="">{t('search.aroundNone')}</option>}
          {offered.map((distance) => (
            <option key={distance} value={distance}>
              {distanceText(distance, locale)}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

interface PriceFieldsProps {
  readonly id: string
  readonly search: Search
  readonly prices: PriceChoices | null
  /** The list with a price limit. */
  readonly withLimit: (limit: number) => string
  /** With script, a limit fills the field instead: other fields may have been changed. */
  readonly fills?: boolean
}

/** The lowest and the highest price, with what the homes of the list cost and limits to choose from. */
export function PriceFields({ id, search, prices, withLimit, fills = false }: PriceFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      {prices && (
        <>
          <PriceBars prices={prices} />
          <div className="price-limits">
            {prices.limits.map(({ value, label, isChosen }) => (
              <a key={value} href={withLimit(value)} rel="nofollow" aria-current={isChosen ? 'true' : undefined} {...(fills ? part('limit', value) : {})}>
                {label}
              </a>
            ))}
          </div>
        </>
      )}
      <div className="pair">
        <PriceField id={`${id}-min`} name="priceMin" label={t('search.from')} value={search.priceMin} />
        <PriceField id={`${id}-max`} name="priceMax" label={t('search.to')} value={search.priceMax} />
      </div>
    </>
  )
}

/** The homes of the list by price, those within the chosen prices darker. */
function PriceBars({ prices: { chosen, others, width, half } }: { prices: PriceChoices }) {
  return (
    <figure className="price-bars">
      <svg viewBox={`0 0 ${width} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="is-other" d={others} />
        <path d={chosen} />
      </svg>
      <figcaption className="hint">{half}</figcaption>
    </figure>
  )
}

function PriceField({ id, name, label, value }: { id: string; name: string; label: string; value: number | null }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" type="text" id={id} name={name} inputMode="numeric" placeholder="€" defaultValue={value === null ? '' : formatAmount(value)} />
    </div>
  )
}

/** The number of bedrooms. */
export function BedroomFields({ search, choices }: FilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="segments is-even">
      <label>
        <input type="radio" name="bedroomsMin" value="" defaultChecked={search.bedroomsMin === null} />
        {t('search.anyShort')}
      </label>
      {choices.bedrooms.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="bedroomsMin" value={value} defaultChecked={String(search.bedroomsMin) === value} />
          {label}
        </label>
      ))}
    </div>
  )
}

/** Energy letters with their counts. A single step that the search holds (`b_plus`) is kept as a hidden field. */
export function LabelFields({ search, choices }: FilterFieldsProps) {
  const steps = search.epc.filter((label) => label.length > 1)
  return (
    <div className="label-choices">
      {steps.map((step) => (
        <input key={step} type="hidden" name="epc" value={step} />
      ))}
      {choices.labels.map((choice) => (
        <FilterTick key={choice.value} name="epc" choice={choice} isSet={search.epc.includes(choice.value)} />
      ))}
    </div>
  )
}

/** Terrace and garden. */
export function OutdoorFields({ search, choices }: FilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <div>
      {outdoorFlags.map((name) => (
        <FilterTick key={name} name={name} choice={{ value: '1', label: t(`search.${name}`), count: choices[name] }} isSet={search[name]} />
      ))}
    </div>
  )
}

/** The other yes-or-no filters. A life annuity changes what the price filter compares. */
export function FeatureFields({ search, choices: { features } }: FilterFieldsProps) {
  const { t } = useTranslation()
  const hint = features.some(({ name }) => name === 'annuity') ? 'sheet-annuity-hint' : undefined
  return (
    <>
      <div className="feature-choices">
        {features.map(({ name, ...choice }) => (
          <FilterTick key={name} name={name} choice={choice} isSet={search[name]} {...(name === 'annuity' && { hint })} />
        ))}
      </div>
      {hint && (
        <p className="hint" id={hint}>
          {t('search.annuityHint')}
        </p>
      )}
    </>
  )
}

interface SelectProps {
  readonly id: string
  readonly name: string
  readonly value: number | null
  readonly children: ReactNode
}

function Select({ id, name, value, children }: SelectProps) {
  return (
    <div className="select">
      <select className="input" id={id} name={name} defaultValue={value ?? ''}>
        {children}
      </select>
      <Icon name="down" />
    </div>
  )
}

/** Full-text search in everything a listing's page says. */
export function WordsField({ search }: { search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="field">
      <label htmlFor="sheet-q">{t('search.words')}</label>
      <p className="hint" id="sheet-q-hint">
        {t('search.wordsHint')}
      </p>
      <input className="input" type="search" id="sheet-q" name="q" defaultValue={search.q ?? ''} maxLength={100} aria-describedby="sheet-q-hint" />
    </div>
  )
}
