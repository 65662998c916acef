import type { Locale } from '#messages/locales.ts'
import { MarkdownEditor } from '../content/desk/markdown-editor.part.tsx'
import { FormSend, SecondButton } from '../design/buttons.part.tsx'
import { Dropdown } from '../design/dropdown.part.tsx'
import { LivePart } from '../desk/live-part.part.tsx'
import { AutosaveStatus, autosaved, UnsavedNotice } from '../desk/unsaved-notice.part.tsx'
import { DateInWords, FieldFrame, FieldHint } from '../forms/field-frame.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { OpenedFields } from '../forms/opened-fields.part.tsx'
import { island, pageId } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'
import { AudienceSection } from './mailing-audience.part.tsx'
import { HomesSection } from './mailing-homes.part.tsx'
import { PictureSection } from './mailing-picture.part.tsx'

interface MailingFormProps {
  readonly mailing: DeskMailingView
  readonly testTo: string
  /** The language of the preview. */
  readonly shownIn: string | null
  /** For a new one, which its first act stores: the address of its page. */
  readonly action?: string
}

/** The form of a draft: a subject and a text for each language side by side, homes, audience and schedule. Each of its buttons saves. */
export function MailingForm({ mailing, testTo, shownIn, action }: MailingFormProps) {
  const { t } = useTranslation()
  return (
    <form className="mailing-form" method="post" action={action} encType="multipart/form-data" noValidate {...autosaved(t)}>
      {/* Enter in a field saves the draft, whatever button comes first. */}
      <button type="submit" name="do" value="save" hidden>
        {t('desk.mailing.save')}
      </button>
      <div id={pageId('opened')} {...island('mailing')}>
        <OpenedFields version={mailing.version} values={mailing.values} />
        {action !== undefined && <input type="hidden" name="isNew" value="1" />}
      </div>
      {mailing.unsaved !== null && <UnsavedNotice when={mailing.unsaved} act="discard" />}
      <p className="hint">{t('desk.mailing.markdown')}</p>
      <div className="mailing-pairs">
        {mailing.pairs.map(({ locale, language, subject, text, readers }) => (
          <fieldset key={locale}>
            <legend>
              {language} <span className="hint">{readers}</span>
            </legend>
            <Text name={`subject-${locale}`} stored={subject} lang={locale} />
            <Text name={`text-${locale}`} stored={text} lang={locale} rows={14} />
          </fieldset>
        ))}
      </div>
      <PictureSection mailing={mailing} />
      <HomesSection homes={mailing.homes} />
      <AudienceSection mailing={mailing} />
      <FormSend act="save" label={t('desk.mailing.save')}>
        <AutosaveStatus />
      </FormSend>
      <fieldset className="mailing-step">
        <legend>{t('desk.mailing.test')}</legend>
        <label>
          {testTo}
          <Dropdown
            name="testIn"
            defaultValue={shownIn ?? undefined}
            choices={mailing.pairs.map(({ locale, language }) => ({ value: locale, text: language }))}
          />
        </label>
        <SecondButton act="test">{t('desk.mailing.sendTest')}</SecondButton>
      </fieldset>
      <Plan plan={mailing.plan} />
      {/* The act of the buttons of homes, which carry the home themselves. It comes last: the first act of a form counts. */}
      <input type="hidden" name="do" value="arrange" />
    </form>
  )
}

/** A subject, or with `rows` a text. A field that was emptied stays empty. */
function Text({ name, stored, lang, rows }: { name: string; stored: string; lang: Locale; rows?: number }) {
  const { locale } = useTranslation()
  const { texts, error } = useField(name)
  const value = texts[0] ?? stored
  const editor = { name, language: lang, value, isWrong: error !== undefined, describedBy: error ? `${name}-error` : null, pictures: null, words: {} }
  const wired = {
    id: name,
    name,
    lang,
    className: 'input',
    defaultValue: value,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  }
  return (
    <FieldFrame name={name} optional={false} error={error}>
      {rows === undefined ? (
        <input {...wired} type="text" maxLength={200} />
      ) : (
        <LivePart hooks={island('markdown-editor', { locale, editor: { ...editor, rows } })}>
          <MarkdownEditor {...editor} rows={rows} />
        </LivePart>
      )}
    </FieldFrame>
  )
}

function Plan({ plan }: Pick<DeskMailingView, 'plan'>) {
  const { t } = useTranslation()
  const day = useField('mailingDay')
  const time = useField('mailingTime')
  return (
    <fieldset className="mailing-step">
      <legend>{t('desk.mailing.send')}</legend>
      <FieldFrame name="mailingDay" optional={false} error={day.error}>
        <input
          className="input"
          id="mailingDay"
          type="date"
          name="mailingDay"
          min={plan.min}
          defaultValue={day.text || plan.day}
          aria-invalid={day.error ? true : undefined}
        />
        <DateInWords field="mailingDay" date={day.text || plan.day} />
      </FieldFrame>
      <FieldFrame name="mailingTime" optional={false} error={time.error}>
        <input
          className="input"
          id="mailingTime"
          type="time"
          name="mailingTime"
          defaultValue={time.text || plan.time}
          aria-invalid={time.error ? true : undefined}
        />
      </FieldFrame>
      <SecondButton act="plan">{t('desk.mailing.plan')}</SecondButton>
      <SecondButton act="send">{t('desk.mailing.sendNow')}</SecondButton>
      <FieldHint name="mailingSend" />
    </fieldset>
  )
}
