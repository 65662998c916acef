import type { SettingsGroup } from '#db/model/agency/settings/field.ts'
import { SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ChangeList } from './change-list.part.tsx'
import { LookPreview, type LookPreviewProps } from './look-preview.part.tsx'
import type { ChangeView } from './settings-change.present.ts'
import { SettingsGroups } from './settings-fields.part.tsx'
import type { SettingsSource } from './settings-source.part.ts'
import { TilesPreview, type TilesPreviewProps } from './tiles-preview.part.tsx'

export interface SettingsFormProps {
  readonly view: DeskView
  readonly groups: readonly SettingsGroup[]
  readonly source: SettingsSource
  /** The version of the record that the form shows. */
  readonly version: number
  /** After an edit conflict, what a colleague changed in these fields. */
  readonly meanwhile: readonly ChangeView[]
  /** Who did. */
  readonly by: readonly string[]
  /** Validation errors that concern no field of this page, in English. */
  readonly elsewhere: readonly string[]
  /** The site's colours; null on other pages. */
  readonly look: LookPreviewProps | null
  /** The background of the map as the site shows it now; absent on other pages. */
  readonly map?: TilesPreviewProps
  /** The parent page, if it is not the overview. */
  readonly list: { readonly href: string; readonly text: string } | null
  /** Name of the entry that can be removed; null if the page shows no stored entry. */
  readonly removes: string | null
}

/** One page of the settings: the fields of a part of the record. */
export function DeskSettingsFormPage({ view, groups, source, version, meanwhile, by, elsewhere, look, map, list, removes }: SettingsFormProps) {
  const { t, locale } = useTranslation()
  const up = list ?? { href: href('deskSettings', locale), text: t('route.deskSettings') }
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={up.href}>{up.text}</a>}>
      {meanwhile.length > 0 && (
        <DeskSection id="meanwhile" title={t('desk.meanwhile')}>
          <p className="hint">{by.join('; ')}</p>
          <ChangeList changes={meanwhile} />
        </DeskSection>
      )}
      {elsewhere.length > 0 && (
        <ul className="desk-faults" lang="en">
          {elsewhere.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <form className="form settings-form" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="version" value={version} />
        {look !== null && <LookPreview {...look} />}
        <SettingsGroups groups={groups} source={source} />
        <div className="form-send settings-send">
          <SendButton act="save">{t('desk.save')}</SendButton>
          {removes !== null && (
            <button className="text-button" type="submit" name="do" value="remove" aria-label={t('desk.settings.removeNamed', { name: removes })}>
              {t('desk.settings.remove')}
            </button>
          )}
        </div>
      </form>
      {map !== undefined && <TilesPreview {...map} />}
    </DeskFrame>
  )
}
