import type { ReactNode } from 'react'
import type { Locale } from '#messages/locales.ts'
import { type Translate, translator } from '#messages/translate.ts'
import type { PlaceWords } from '../islands/place-words.ts'
import { useTranslation } from '../translation.tsx'

interface ChosenPlace {
  readonly key: 'zone' | 'zip'
  readonly value: string
  readonly label: string
}

export interface PlaceFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** What is chosen already, shown before the field. */
  readonly places: readonly ChosenPlace[]
  /** What was typed and is not resolved. */
  readonly text?: string
  /** What is wrong with it, in an element whose id is that of the field with `-error` behind it. */
  readonly error?: ReactNode
  /** The label stands inside the field, where there is no room above it. */
  readonly compact?: boolean
}

/** Places to search in: a plain text field that the server reads; with JavaScript it offers places while one types. */
export function PlaceField({ id, label, hint, places, text = '', error, compact = false }: PlaceFieldProps) {
  const { t, locale } = useTranslation()
  return (
    <div className={compact ? 'place-field is-compact' : `place-field field${error ? ' is-wrong' : ''}`} data-words={wordsIn(locale)}>
      <label className={compact ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error}
      <div className="place-chips" role="group" aria-label={t('place.chosen')}>
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
          name="where"
          defaultValue={text}
          placeholder={compact ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint === undefined ? '' : `${id}-hint`, error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined}
          autoComplete="address-level2"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={1000}
          data-island="place-field"
        />
      </div>
    </div>
  )
}

const words = new Map<Locale, string>()

/** The same on every page of a language. */
function wordsIn(locale: Locale): string {
  const known = words.get(locale) ?? JSON.stringify(placeWords(translator(locale)))
  words.set(locale, known)
  return known
}

function placeWords(t: Translate): PlaceWords {
  return {
    remove: t('place.remove', { place: '%' }),
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
      municipality: t('place.kind.municipality'),
      locality: t('place.kind.locality'),
      zip: t('place.kind.zip'),
    },
  }
}
