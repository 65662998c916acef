import { DeskSection } from '../../desk/desk-section.part.tsx'
import { MapFrame } from '../../map/map-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface TilesPreviewProps {
  /** Host of the tiles; null: the map draws its own outlines. */
  readonly tilesFrom: string | null
  /** Whether the deployment decides, and not this page. */
  readonly isFixed: boolean
}

/** The map as visitors see it now. Tiles are loaded on request, as on the site. */
export function TilesPreview({ tilesFrom, isFixed }: TilesPreviewProps) {
  const { t } = useTranslation()
  return (
    <DeskSection id="tiles-preview" title={t('desk.settings.map.preview')}>
      <p className="hint">{tilesFrom === null ? t('desk.settings.map.outlines') : t('desk.settings.map.from', { host: tilesFrom })}</p>
      {isFixed && (
        <p>
          {t('desk.settings.fixed')} <code>MAP_TILES</code>
        </p>
      )}
      <div className="settings-map">
        <MapFrame mapType="property" goal="sale" tilesFrom={tilesFrom} />
      </div>
    </DeskSection>
  )
}
