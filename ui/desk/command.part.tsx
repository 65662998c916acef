import { QuietButton } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { deskKeys, KeyList, ShowKeys } from './key-list.part.tsx'

const listId = 'command-list'

/** Templates of the command field, which searches, goes to pages and acts on the present one. Without script the search page does this. */
export function DeskCommand() {
  const { t, locale } = useTranslation()
  return (
    <>
      <template {...part('command')}>
        <dialog className="command" aria-label={t('desk.command')}>
          <form method="get" action={href('deskSearch', locale)} role="search">
            <Icon name="search" />
            <input
              className="input"
              name="q"
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-autocomplete="list"
              aria-label={t('desk.command')}
              placeholder={t('desk.command')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
            />
          </form>
          <div className="command-list" id={listId} role="listbox" aria-label={t('desk.command')} {...part('options')} />
          <p className="command-said" role="status" {...part('status')} />
          <div className="command-foot">
            <ShowKeys />
            <button className="text-button" type="button" {...part('close')}>
              {t('frame.close')} <kbd>Esc</kbd>
            </button>
          </div>
        </dialog>
      </template>
      <template {...part('command-group')}>
        <div className="command-group" role="group">
          <p aria-hidden="true" />
        </div>
      </template>
      <template {...part('command-row')}>
        <a className="command-row" href="/" role="option" aria-selected="false" tabIndex={-1}>
          <span />
          <span className="hint" />
          <kbd />
        </a>
      </template>
    </>
  )
}

/** Template of the list of keys, on the search page alone. */
export function DeskKeys() {
  const { t } = useTranslation()
  const sections = [
    ['desk.keys.everywhere', deskKeys.everywhere],
    ['route.deskLeads', deskKeys.list],
    ['route.deskLead', deskKeys.lead],
  ] as const
  return (
    <template {...part('keys')}>
      <dialog className="command" aria-labelledby="command-keys">
        <div className="command-keys">
          <h2 id="command-keys">{t('desk.keys')}</h2>
          {sections.map(([title, keys]) => (
            <section key={title}>
              <h3>{t(title)}</h3>
              <KeyList keys={keys} />
            </section>
          ))}
          <section>
            <h3>{t('route.deskCalendar')}</h3>
            <p>{t('desk.calendar.keys')}</p>
          </section>
          <label className="choice">
            <input type="checkbox" {...part('keys-on')} />
            <span>{t('desk.keys.on')}</span>
          </label>
          <form method="dialog">
            <QuietButton>{t('frame.close')}</QuietButton>
          </form>
        </div>
      </dialog>
    </template>
  )
}
