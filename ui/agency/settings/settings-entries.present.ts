import type { Agency } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import { postalLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { choiceText } from '../../forms/field-words.present.ts'
import { href } from '../../routes.ts'
import type { SettingsListProps } from './settings-list.page.tsx'

/** The entries of a list of the record, in its order. */
export function presentEntries(section: ListSection, record: Pick<Agency, 'offices' | 'people' | 'scripts'>, locale: Locale): SettingsListProps['entries'] {
  const t = translator(locale)
  const address = (entry: string) => href('deskSettingsEntry', locale, { section, entry })
  const joined = (facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null && fact !== '').join(' · ')
  switch (section) {
    case 'offices':
      return record.offices.map(({ key, name, address: at, phone, email }) => {
        const place = at === null ? null : postalLine(at, locale)
        return { id: key, name: textIn(name, locale), facts: joined([place, phone, email]), href: address(key), picture: null }
      })
    case 'people':
      return record.people.map(({ key, name, role, photo, manager }) => ({
        ...{ id: key, name, facts: joined([textIn(role, locale), manager ? t('desk.settings.manager') : null]), href: address(key) },
        picture: photo === null ? null : { src: pathOf(photo), width: photo.width, height: photo.height },
      }))
    case 'scripts':
      return record.scripts.map(({ name, category, src }) => ({
        ...{ id: name, name, facts: joined([choiceText(t, 'set.category', category), new URL(src).host]), href: address(name), picture: null },
      }))
  }
}
