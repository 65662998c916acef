import type { CountKey, Search } from '#db/model/search/search.ts'
import { useTranslation } from '../site/translation.tsx'

/** Living area, plot and construction year, from and to. */
export function MeasureFields({ search }: { search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="count-fields">
      <CountHead />
      <CountRow label={t('search.area.inMetres', { what: t('search.livingArea') })} min="livingAreaMin" max="livingAreaMax" search={search} />
      <CountRow label={t('search.area.inMetres', { what: t('search.plotArea') })} min="plotAreaMin" max="plotAreaMax" search={search} />
      <CountRow label={t('search.built')} min="builtMin" max="builtMax" search={search} />
    </div>
  )
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
