import { QuietButton, QuietLink } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { SetUpView } from './set-up.present.ts'

const mostShown = 4

/** On Today, what an agency that moves in does next; the rest is on a page of its own. */
export function SetUpToday({ setUp: { steps, progress } }: { setUp: SetUpView }) {
  const { t, locale } = useTranslation()
  const left = steps.filter(({ state }) => state === 'open' || state === 'optional')
  const next = left.toSorted((one, other) => Number(one.state === 'optional') - Number(other.state === 'optional')).slice(0, mostShown)
  return (
    <DeskSection id="set-up" title={t('desk.setUp.today')}>
      <p className="hint">{progress}</p>
      <ul className="desk-list">
        {next.map(({ name, title, text, href: path }) => (
          <li key={name}>
            <span>
              <a href={path}>{title}</a> <span className="hint">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <form className="set-up-ways" method="post" action={href('deskSetUp', locale)}>
        <QuietLink href={href('deskSetUp', locale)}>{t('desk.setUp.all')}</QuietLink>
        <QuietButton act="hide">{t('desk.setUp.hide')}</QuietButton>
      </form>
    </DeskSection>
  )
}
