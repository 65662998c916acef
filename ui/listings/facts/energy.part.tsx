import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { EnergyBadge } from '../listing-card.part.tsx'
import { Fold } from '../property/fold.part.tsx'
import { Facts } from './fact-groups.part.tsx'
import type { EnergyScaleView, EnergyView } from './property-energy.present.ts'

/** The energy label on its region's scale, with value, certificate and renovation duty. */
export function Energy({ energy, answer }: { energy: EnergyView | null; answer: string }) {
  const { t } = useTranslation()
  if (!energy) return null
  return (
    <Fold id="energy" title={t('factGroup.energy')} answer={answer} className="is-split">
      <div>
        <EnergyValue energy={energy} />
        <EnergyScales scales={energy.scales} />
        {energy.scales.some((scale) => scale.steps.some((step) => step.bound !== null)) && <p className="hint">{t('energy.bounds')}</p>}
      </div>
      {(energy.duty ?? energy.facts) && (
        <div>
          {energy.duty && (
            <div className="notice" role="note">
              <Icon name="warning" />
              <p>
                <b>{t('energy.dutyTitle')}</b> {energy.duty}
              </p>
            </div>
          )}
          {energy.facts && <Facts group={energy.facts} />}
        </div>
      )}
    </Fold>
  )
}

/** The value with the label as text; with the coloured badge where there is no scale. */
export function EnergyValue({ energy }: { energy: EnergyView }) {
  const { t } = useTranslation()
  if (energy.label === '') return null
  return (
    <p className="energy-value">
      {energy.value && <b>{energy.value}</b>}
      <span>{energy.region ? t('energy.labelIn', { label: energy.label, region: energy.region }) : t('energy.label', { label: energy.label })}</span>
      {energy.scales.length === 0 && energy.badge && <EnergyBadge energy={energy.badge} />}
    </p>
  )
}

/** The region's scales with the listing's step marked. */
export function EnergyScales({ scales }: { scales: readonly EnergyScaleView[] }) {
  return scales.map((scale) => <Scale key={scale.name} scale={scale} />)
}

function Scale({ scale }: { scale: EnergyScaleView }) {
  return (
    <>
      {scale.title && <h3 className="scale-title">{scale.title}</h3>}
      <ol className={`energy-scale has-${scale.steps.length}`} aria-label={scale.name}>
        {scale.steps.map((step) => (
          <li key={step.text} data-scheme={scale.scheme} data-band={step.band} aria-current={step.current ? 'true' : undefined}>
            <span className="letter">{step.text}</span>
            {step.bound && <span className="bound">{step.bound}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
