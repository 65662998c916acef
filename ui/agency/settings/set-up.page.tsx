import { QuietButton, QuietLink, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { SetUpView, StepView } from './set-up.present.ts'

interface DeskSetUpPageProps {
  readonly view: DeskView
  readonly setUp: SetUpView
  /** Whether Today no longer shows the list. */
  readonly isHidden: boolean
}

/** What is left to do before the site can go live, step by step; then what a developer has to do. */
export function DeskSetUpPage({ view, setUp, isHidden }: DeskSetUpPageProps) {
  const { t, locale } = useTranslation()
  const { steps, progress, done, isReady, forDeveloper } = setUp
  return (
    <DeskFrame view={view} form="deskSetUp" tools={<QuietLink href={href('deskSettings', locale)}>{t('route.deskSettings')}</QuietLink>}>
      <div className="set-up-progress">
        <p id="set-up-progress">{progress}</p>
        <progress value={done} max={steps.length} aria-labelledby="set-up-progress" />
      </div>
      <ol className="set-up-steps">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      <DeskSection id="live" title={t(isReady ? 'desk.setUp.ready' : 'desk.setUp.notReady')}>
        <p>{t(isReady ? 'desk.setUp.ready.text' : 'desk.setUp.notReady.text')}</p>
        {forDeveloper.length > 0 && (
          <>
            <p>{t('desk.setUp.developer')}</p>
            <ul>
              {forDeveloper.map(({ name, title, text }) => (
                <li key={name}>
                  {title}: {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </DeskSection>
      <form method="post">
        {isHidden ? <SecondButton act="show">{t('desk.setUp.show')}</SecondButton> : <SecondButton act="hide">{t('desk.setUp.hide')}</SecondButton>}
      </form>
    </DeskFrame>
  )
}

function Step({ step: { name, title, text, href: path, state, stateText } }: { step: StepView }) {
  const { t } = useTranslation()
  const isDone = state === 'done' || state === 'settled'
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <span className="set-up-mark">{isDone && <Icon name="check" />}</span>
      <div>
        <a href={path}>{title}</a> <span className="badge">{stateText}</span>
        <p className="hint">{text}</p>
      </div>
      {state !== 'done' && (
        <form method="post">
          <input type="hidden" name="step" value={name} />
          <QuietButton act={state === 'settled' ? 'reopen' : 'settle'}>
            {t(state === 'settled' ? 'desk.setUp.reopen' : 'desk.setUp.settle')}
            <span className="visually-hidden">: {title}</span>
          </QuietButton>
        </form>
      )}
    </li>
  )
}
