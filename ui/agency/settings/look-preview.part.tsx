import type { Palette } from '../../design/palette.ts'
import { island, part } from '../../islands/html-hooks.ts'
import { formatNumber } from '../../site/number.present.ts'
import { useTranslation } from '../../site/translation.tsx'

export interface LookPreviewProps {
  readonly palette: Palette
  /** Chosen colours with too little contrast, and their replacements. */
  readonly replaced: readonly ReplacedColour[]
}

interface ReplacedColour {
  readonly chosen: string
  readonly contrast: number
  readonly used: string
}

/** A preview of the site's colours in both themes; with script it follows what is typed. */
export function LookPreview({ palette, replaced }: LookPreviewProps) {
  const { t, locale } = useTranslation()
  const noteOn = (colour: ReplacedColour | null) =>
    t(
      'desk.settings.look.replaced',
      colour === null ? { chosen: '{chosen}', contrast: '{contrast}', used: '{used}' } : { ...colour, contrast: formatNumber(colour.contrast, locale) },
    )
  return (
    <section className="settings-look" aria-labelledby="look-preview" {...island('look-preview', { replaced: noteOn(null) })}>
      <h2 id="look-preview">{t('desk.settings.look.preview')}</h2>
      <div className="settings-look-sheets">
        <Sheet theme="light" colours={palette.light} />
        <Sheet theme="dark" colours={palette.dark} />
      </div>
      <ul className="desk-faults" aria-live="polite" {...part('replaced')}>
        {replaced.map((colour) => (
          <li key={colour.chosen + colour.used}>{noteOn(colour)}</li>
        ))}
      </ul>
    </section>
  )
}

function Sheet({ theme, colours }: { theme: 'light' | 'dark'; colours: Palette['light'] }) {
  const { t } = useTranslation()
  const swatch = (name: 'paper' | 'ink' | 'accent' | 'accentDeep' | 'onAccent') => ({ fill: colours[name], ...part('swatch', `${theme} ${name}`) })
  return (
    <svg viewBox="0 0 320 132" role="img" aria-label={t(`desk.settings.look.${theme}`)}>
      <rect width="320" height="132" {...swatch('paper')} />
      <text x="20" y="40" fontSize="22" className="settings-look-title" {...swatch('ink')}>
        {t('desk.settings.look.title')}
      </text>
      <text x="20" y="64" fontSize="14" textDecoration="underline" {...swatch('accentDeep')}>
        {t('desk.settings.look.link')}
      </text>
      <rect x="20" y="80" width="150" height="36" rx="4" {...swatch('accent')} />
      <text x="95" y="103" fontSize="14" textAnchor="middle" {...swatch('onAccent')}>
        {t('desk.settings.look.button')}
      </text>
    </svg>
  )
}
