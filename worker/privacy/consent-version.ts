import type { Agency } from '#db/model/agency/agency.ts'
import { tilesOf } from '#db/model/map/tile-providers.ts'
import { consentCategories } from '#db/model/privacy/consent.ts'
import { deviceItems } from '#db/model/privacy/device-storage.ts'
import { embeds } from '#db/model/privacy/third-parties.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { hashOf } from '#worker/agency/look-files.ts'

const versions = new WeakMap<Agency, string>()

/** The version of the consent banner: changes with the texts that explain the categories, and with the list of storage and scripts. */
export function consentVersion(agency: Agency): string {
  const known = versions.get(agency)
  if (known !== undefined) return known
  const tiles = tilesOf(agency.mapTiles)
  const others = [agency.streetViewKey !== null, ...(tiles === null ? [] : [new URL(tiles.template).hostname])]
  const version = hashOf(JSON.stringify([consentWords(), deviceItems, embeds, agency.scripts, ...others]))
  versions.set(agency, version)
  return version
}

/** In every language, since a visitor may choose in one and then switch to another. */
function consentWords(): readonly string[] {
  return locales.flatMap((locale) => {
    const t = translator(locale)
    return [
      t('consent.text'),
      t('consent.others'),
      ...consentCategories.flatMap((category) => [t(`consent.category.${category}`), t(`consent.about.${category}`)]),
    ]
  })
}
