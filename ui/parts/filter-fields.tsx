import type { ReactNode } from 'react'
import { formatAmount } from '#db/model/price.ts'
import type { CountKey, Search } from '#db/model/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { formatNumber } from '../presenters/number.ts'
import type { ChoiceView, SearchChoices } from '../presenters/search.ts'
import { useTranslation } from '../translation.tsx'
import { PlaceField } from './place-field.tsx'

interface FieldsProps {
  readonly search: Search
  readonly choices: SearchChoices
}

/** Radii around a place, kilometres. */
const distances = [2, 5, 10, 20, 50] as const

const distanceTexts = new Map<string, string>()

/** Memoised: every list shows the same few. */
function distanceText(distance: number, locale: Locale): string {
  const key = `${locale}${distance}`
  const text = distanceTexts.get(key) ?? translator(locale)('search.distance', { distance })
  if (distanceTexts.size < 500) distanceTexts.set(key, text)
  return text
}

/** Places, and a radius around them. */
export function WhereFields({ id, search, choices }: FieldsProps & { id: string }) {
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

/** The groups of categories; single categories are chosen in the sheet. */
export function TypeGroups({ search, choices }: FieldsProps) {
  const leaves = choices.types.flatMap((group) => group.leaves).filter((leaf) => search.types.includes(leaf.value))
  return (
    <div className="type-choices">
      {[...choices.types, ...leaves].map((choice) => (
        <Tick key={choice.value} name="type" choice={choice} isSet={search.types.includes(choice.value)} />
      ))}
    </div>
  )
}

/** The tree of categories: each group unfolds. */
export function TypeTree({ search, choices }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="type-tree">
      {choices.types.map((group) => (
        <div key={group.value}>
          <Tick name="type" choice={group} isSet={search.types.includes(group.value)} />
          {group.leaves.length > 0 && (
            <details open={group.leaves.some((leaf) => search.types.includes(leaf.value))}>
              <summary>
                {t('search.kinds')}
                <Icon name="down" />
                <span className="visually-hidden"> {group.label}</span>
              </summary>
              {group.leaves.map((leaf) => (
                <Tick key={leaf.value} name="type" choice={leaf} isSet={search.types.includes(leaf.value)} />
              ))}
            </details>
          )}
        </div>
      ))}
    </div>
  )
}

function Tick({ name, choice, isSet }: { name: string; choice: ChoiceView; isSet: boolean }) {
  const { locale } = useTranslation()
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={choice.value} defaultChecked={isSet} />
      <span>
        {choice.label}
        {/* The number does not begin a line. */ '\u00a0'}
        <span className="choice-count" {...part('count', `${name}:${choice.value}`)}>
          {formatNumber(choice.count, locale)}
        </span>
      </span>
    </label>
  )
}

/** The lowest and the highest price. */
export function PriceFields({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="pair">
      <PriceField id={`${id}-min`} name="priceMin" label={t('search.from')} value={search.priceMin} />
      <PriceField id={`${id}-max`} name="priceMax" label={t('search.to')} value={search.priceMax} />
    </div>
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
export function BedroomFields({ search, choices }: FieldsProps) {
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
export function LabelFields({ search, choices }: FieldsProps) {
  const steps = search.epc.filter((label) => label.length > 1)
  return (
    <div className="label-choices">
      {steps.map((step) => (
        <input key={step} type="hidden" name="epc" value={step} />
      ))}
      {choices.labels.map((choice) => (
        <Tick key={choice.value} name="epc" choice={choice} isSet={search.epc.includes(choice.value)} />
      ))}
    </div>
  )
}

/** Terrace and garden. */
export function OutdoorFields({ search, choices }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div>
      <OutdoorField name="terrace" label={t('search.terrace')} count={choices.terrace} isSet={search.terrace} />
      <OutdoorField name="garden" label={t('search.garden')} count={choices.garden} isSet={search.garden} />
    </div>
  )
}

/** Living area, plot and construction year, from and to, and whether one can move in without work. */
export function MeasureFields({ search, choices }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="count-fields">
      <CountHead />
      <CountRow label={t('search.area.inMetres', { what: t('search.livingArea') })} min="livingAreaMin" max="livingAreaMax" search={search} />
      <CountRow label={t('search.area.inMetres', { what: t('search.plotArea') })} min="plotAreaMin" max="plotAreaMax" search={search} />
      <CountRow label={t('search.built')} min="builtMin" max="builtMax" search={search} />
      <Tick name="ready" choice={{ value: '1', label: t('search.ready'), count: choices.ready }} isSet={search.ready} />
    </div>
  )
}

function OutdoorField({ name, label, count, isSet }: { name: 'terrace' | 'garden'; label: string; count: number; isSet: boolean }) {
  return <Tick name={name} choice={{ value: '1', label, count }} isSet={isSet} />
}

/** The other counts, from and to. */
export function CountFields({ search }: { search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="count-fields">
      <CountHead />
      <CountRow label={t('search.bedrooms')} max="bedroomsMax" search={search} />
      <CountRow label={t('search.bathrooms')} min="bathroomsMin" search={search} />
      <CountRow label={t('search.rooms')} min="roomsMin" max="roomsMax" search={search} />
      <CountRow label={t('search.garages')} min="garagesMin" max="garagesMax" search={search} />
      <CountRow label={t('search.parkings')} min="parkingsMin" max="parkingsMax" search={search} />
    </div>
  )
}

function CountHead() {
  const { t } = useTranslation()
  return (
    <div className="count-row is-head" aria-hidden="true">
      <span />
      <span>{t('search.atLeast')}</span>
      <span>{t('search.atMost')}</span>
    </div>
  )
}

function CountRow({ label, min, max, search }: { label: string; min?: CountKey; max?: CountKey; search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="count-row" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {min ? <CountField name={min} label={t('search.atLeast')} value={search[min]} /> : <span />}
      {max ? <CountField name={max} label={t('search.atMost')} value={search[max]} /> : <span />}
    </div>
  )
}

/** A number field: a select of ten options for each would be a hundred elements in a closed sheet. */
function CountField({ name, label, value }: { name: CountKey; label: string; value: number | null }) {
  return <input className="input" type="number" inputMode="numeric" min={0} max={999_999} name={name} aria-label={label} defaultValue={value ?? ''} />
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
