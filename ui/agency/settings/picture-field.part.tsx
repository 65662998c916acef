import { Tick } from '../../forms/field.part.tsx'
import { FileField } from '../../forms/file-field.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Mark } from '../mark.part.tsx'
import type { SettingsSource } from './settings-source.part.ts'
import { TextsField } from './texts-field.part.tsx'

interface PictureFieldProps {
  readonly name: string
  readonly kind: 'picture' | 'photo' | 'logo'
  readonly source: SettingsSource
}

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** A picture of the agency: the stored one, a file field to replace it, and a checkbox to remove it; a photograph has a description. */
export function PictureField({ name, kind, source }: PictureFieldProps) {
  const { t } = useTranslation()
  const stored = source.pictures[name]
  return (
    <div className="settings-picture" {...island(kind === 'logo' ? 'logo-icons' : 'picture-preview')}>
      <div className="settings-picture-now" {...part('picture-now')}>
        {stored !== undefined &&
          (kind === 'logo' ? <Mark /> : <img src={stored.src} width={stored.width} height={stored.height} alt={t('desk.settings.picture.now')} />)}
        {stored === undefined && <span className="hint">{t('desk.settings.picture.none')}</span>}
      </div>
      <div className="settings-picture-fields">
        <FileField name={name} accept={kind === 'logo' ? 'image/svg+xml' : pictureTypes} optional />
        {stored !== undefined && <Tick name={`${name}.remove`}>{t('desk.settings.picture.remove')}</Tick>}
        {kind === 'photo' && <TextsField name={`${name}.alt`} languages={source.languages} optional isAddress={false} isShort={false} />}
      </div>
    </div>
  )
}
