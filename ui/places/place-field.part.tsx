import type { ReactNode } from 'react'
import type { Locale } from '#messages/locales.ts'
import { type Translate, translator } from '#messages/translate.ts'
import { control, island, part } from '../islands/html-hooks.ts'
import type { PlaceWords } from '../islands/island-props.ts'
import { useTranslation } from '../site/translation.tsx'

interface ChosenPlace {
  readonly key: 'zone' | 'zip'
  readonly value: string
  readonly label: string
}

export interface PlaceFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The chosen places, shown before the field. */
  readonly places: readonly ChosenPlace[]
  /** Typed text that matched no place. */
  readonly text?: string
  /** The error, in an element with the id `{id}-error`. */
  readonly error?: ReactNode
  /** The label is the placeholder, where there is no room above the field. */
  readonly compact?: boolean
}

/** Places to search in: a plain text field that the server reads. With script it suggests places while the visitor types. */
export function PlaceField({ id, label, hint, places, text = '', error, compact = false }: PlaceFieldProps) {
  const { t, locale } = useTranslation()
  return (
    <div className={compact ? 'place-field is-compact' : `place-field field${error ? ' is-wrong' : ''}`} {...islandIn(locale)}>
      <label className={compact ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error}
      <div className="place-chips" role="group" aria-label={t('place.chosen')} {...part('chips')}>
        {places.map((place) => (
          <label key={place.key + place.value} className="place-chip">
            <input type="checkbox" name={place.key} value={place.value} defaultChecked />
            <span>{place.label}</span>
          </label>
        ))}
      </div>
      <div className="place-input">
        <input
          className="input"
          type="text"
          id={id}
          name={control('where')}
          defaultValue={text}
          placeholder={compact ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint === undefined ? '' : `${id}-hint`, error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined}
          autoComplete="address-level2"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={1000}
        />
        <ul className="place-options" id={`${id}-options`} aria-label={label} hidden {...part('options')} />
      </div>
      <p className="visually-hidden" role="status" {...part('status')} />
      <Templates />
    </div>
  )
}

/** Templates that the island clones for a chosen and for a suggested place. */
function Templates() {
  const { t } = useTranslation()
  return (
    <>
      <template {...part('chip')}>
        <span className="place-chip">
          <input type="hidden" />
          <span />
          <button type="button" aria-label={t('place.remove', { place: '%' })} />
        </span>
      </template>
      <template {...part('option')}>
        <li>
          <span /> <small />
        </li>
      </template>
    </>
  )
}

const islands = new Map<Locale, ReturnType<typeof island>>()

/** Memoised: the same for every field of a language. */
function islandIn(locale: Locale): ReturnType<typeof island> {
  const known = islands.get(locale) ?? island('place-field', placeWords(translator(locale)))
  islands.set(locale, known)
  return known
}

function placeWords(t: Translate): PlaceWords {
  return {
    added: t('place.added', { place: '%' }),
    removed: t('place.removed', { place: '%' }),
    none: t('place.none'),
    one: t('place.one'),
    many: t('place.many', { count: '%' }),
    kinds: {
      country: t('place.kind.country'),
      region: t('place.kind.region'),
      province: t('place.kind.province'),
      canton: t('place.kind.canton'),
      district: t('place.kind.district'),
      area: t('place.kind.area'),
      municipality: t('place.kind.municipality'),
      locality: t('place.kind.locality'),
      zip: t('place.kind.zip'),
    },
  }
}
