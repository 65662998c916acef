import { type Audience, audiences } from '#db/model/newsletters/mailing.ts'
import { SecondButton } from '../design/buttons.part.tsx'
import { Dropdown } from '../design/dropdown.part.tsx'
import { FieldErrorCode, FieldFrame } from '../forms/field-frame.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { StoredTick, StoredWords } from '../forms/stored.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'

/** Whom a newsletter is for, and how many it reaches; with script the number follows each change. */
export function AudienceSection({ mailing }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  const { audience, audiences: texts, pairs, reach, values, isTailored } = mailing
  const { text } = useField('audience')
  const chosen: Audience = audiences.find((each) => each === text) ?? audience
  return (
    <fieldset className="mailing-audience" id="audience" {...part('counted')}>
      <legend>{t('desk.mailing.audience')}</legend>
      <div>
        {audiences.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="audience" value={each} defaultChecked={each === chosen} />
            <span>{texts[each]}</span>
          </label>
        ))}
      </div>
      {pairs.length > 1 && (
        <fieldset className="mailing-readers">
          <legend>{t('desk.mailing.segment.languages')}</legend>
          {pairs.map(({ locale, language }) => (
            <ReaderTick key={locale} name={`reader-${locale}`} stored={values[`reader-${locale}`] === '1'}>
              {language}
            </ReaderTick>
          ))}
        </fieldset>
      )}
      <details className="desk-more" open={isTailored}>
        <summary>{t('desk.mailing.segment.seek')}</summary>
        <p className="hint">{t('desk.mailing.segment.hint')}</p>
        <div className="mailing-seek">
          <Goal stored={values.seekGoal ?? ''} />
          <Seek name="seekPlaces" stored={values.seekPlaces ?? ''} />
          <Seek name="seekMin" stored={values.seekMin ?? ''} isAmount />
          <Seek name="seekMax" stored={values.seekMax ?? ''} isAmount />
        </div>
      </details>
      <div className="mailing-reach">
        <p role="status" id="reach">
          {reach}
        </p>
        <SecondButton act="count">{t('desk.mailing.segment.count')}</SecondButton>
      </div>
    </fieldset>
  )
}

function ReaderTick({ name, stored, children }: { name: string; stored: boolean; children: string }) {
  const { texts } = useField(name)
  return (
    <label className="choice">
      <input type="checkbox" name={name} value="1" defaultChecked={texts.length > 0 ? texts.includes('1') : stored} />
      <span>
        {children}
        <StoredTick name={name} />
      </span>
    </label>
  )
}

function Goal({ stored }: { stored: string }) {
  const { t } = useTranslation()
  const { texts, error } = useField('seekGoal')
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor="seekGoal">{t('form.field.seekGoal')}</label>
      <FieldErrorCode name="seekGoal" error={error} />
      <Dropdown
        id="seekGoal"
        name="seekGoal"
        defaultValue={texts[0] ?? stored}
        none={t('desk.mailing.segment.anyGoal')}
        choices={(['sale', 'rent'] as const).map((value) => ({ value, text: t(`form.choice.goal.${value}`) }))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'seekGoal-error' : undefined}
      />
      <StoredWords name="seekGoal" words={(value) => t(value === 'rent' ? 'form.choice.goal.rent' : 'form.choice.goal.sale')} />
    </div>
  )
}

function Seek({ name, stored, isAmount = false }: { name: string; stored: string; isAmount?: boolean }) {
  const { texts, error } = useField(name)
  return (
    <FieldFrame name={name} optional={false} error={error}>
      <input
        className="input"
        id={name}
        name={name}
        defaultValue={texts[0] ?? stored}
        inputMode={isAmount ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={isAmount ? 20 : 400}
        aria-invalid={error ? true : undefined}
        aria-describedby={[isAmount ? '' : `${name}-hint`, error ? `${name}-error` : ''].filter(Boolean).join(' ') || undefined}
      />
    </FieldFrame>
  )
}
