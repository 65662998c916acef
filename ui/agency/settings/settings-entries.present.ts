import type { Agency } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { homeOf } from '#db/model/agency/home-blocks.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import { footerOf, type MenuEntry, menuOf } from '#db/model/agency/site-menu.ts'
import { postalLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { choiceText } from '../../forms/field-words.present.ts'
import { presentPhoto } from '../../listings/photos/photo.present.ts'
import { href } from '../../routes.ts'
import type { SettingsListProps } from './settings-list.page.tsx'
import type { MenuTarget } from './settings-source.part.ts'

type ListedRecord = Pick<Agency, 'offices' | 'people' | 'scripts' | 'menu' | 'footer' | 'home'>

/** The entries of a list of the record, in its order. @param targets what the entries of a menu can lead to */
export function presentEntries(section: ListSection, record: ListedRecord, targets: readonly MenuTarget[], locale: Locale): SettingsListProps['entries'] {
  const t = translator(locale)
  const address = (entry: string) => href('deskSettingsEntry', locale, { section, entry })
  const joined = (facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null && fact !== '').join(' · ')
  const menuLine = ({ key, to, url, label, hiddenIn }: MenuEntry, facts: readonly string[]) => {
    const target = targets.find(({ value }) => value === to)
    const leadsTo = to === null ? textIn(url, locale) : (target?.text ?? t('desk.settings.menu.gone'))
    const name = textIn(label, locale)
    const hidden = hiddenIn.length === 0 ? null : t('desk.settings.menu.hiddenIn', { languages: hiddenIn.map((each) => languages[each].name).join(', ') })
    const isDraft = target !== undefined && !target.isOnline
    return {
      ...{ id: key, name: name || leadsTo, href: address(key), picture: null },
      facts: joined([name === '' ? null : leadsTo, ...facts, isDraft ? t('desk.settings.menu.draft') : null, hidden]),
    }
  }
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
    case 'home':
      return homeOf(record).map(({ key, block, title, picture }) => {
        const kind = choiceText(t, 'set.block', block)
        const own = textIn(title, locale)
        const shown = picture === null ? null : presentPhoto(picture, 'agency', '', locale)
        return {
          ...{ id: key, name: own || kind, facts: own === '' ? '' : kind, href: address(key) },
          picture: shown && { src: shown.src, width: shown.width, height: shown.height },
        }
      })
    case 'menu':
      return menuOf(record).map((entry) => menuLine(entry, []))
    case 'footer':
      return footerOf(record).map((entry) => menuLine(entry, [choiceText(t, 'set.column', entry.column)]))
    case 'scripts':
      return record.scripts.map(({ name, category, src }) => ({
        ...{ id: name, name, facts: joined([choiceText(t, 'set.category', category), new URL(src).host]), href: address(name), picture: null },
      }))
  }
}
