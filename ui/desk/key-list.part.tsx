import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** The keys of the desk's pages, and what they do. */
export const deskKeys = {
  everywhere: [
    ['Ctrl K', 'desk.keys.command'],
    ['/', 'desk.keys.command'],
    ['?', 'desk.keys'],
  ],
  list: [
    ['j', 'desk.keys.next'],
    ['k', 'desk.keys.previous'],
    ['Enter', 'desk.keys.open'],
    ['x', 'desk.keys.tick'],
    ['t', 'desk.lead.take'],
    ['e', 'desk.lead.state.done'],
  ],
  lead: [
    ['r', 'desk.lead.reply'],
    ['1–9', 'route.deskAnswers'],
    ['t', 'desk.lead.take'],
    ['e', 'desk.lead.state.done'],
    ['n', 'desk.keys.nextLead'],
    ['u', 'desk.lead.back'],
  ],
} as const

/** Keys with what they do. */
export function KeyList({ keys }: { keys: (typeof deskKeys)[keyof typeof deskKeys] }) {
  const { t } = useTranslation()
  return (
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The button that shows all keys, and switches them on and off; `?` does too. */
export function ShowKeys() {
  const { t } = useTranslation()
  return (
    <button className="text-button" type="button" {...part('show-keys')}>
      {t('desk.keys')} <kbd>?</kbd>
    </button>
  )
}
