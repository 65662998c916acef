import { type AnswerTemplate, answerPlaceholders } from '#db/model/leads/answer-template.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend, QuietButton, QuietLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field } from '../forms/field.part.tsx'
import { fieldIn } from '../forms/field-words.present.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

interface DeskAnswersPageProps {
  readonly view: DeskView
  readonly templates: readonly AnswerTemplate[]
  /** The one being changed; null: a new one. */
  readonly edited: AnswerTemplate | null
  /** The languages of the site. */
  readonly locales: readonly Locale[]
}

/** Prepared answers: the list, what placeholders stand for, and the form that adds or changes one. */
export function DeskAnswersPage({ view, templates, edited, locales }: DeskAnswersPageProps) {
  const { t, locale } = useTranslation()
  const page = href('deskAnswers', locale)
  return (
    <DeskFrame view={view} form="deskAnswers" tools={<QuietLink href={href('deskLeads', locale)}>{t('route.deskLeads')}</QuietLink>}>
      <p>{t('desk.answers.lead')}</p>
      {templates.length === 0 ? (
        <p>{t('desk.answers.none')}</p>
      ) : (
        <ol className="desk-list">
          {templates.map(({ id, name, texts, version }) => (
            <li key={id}>
              <span>
                <a href={`${page}?edit=${id}#answer`}>{name}</a>{' '}
                <span className="hint">{locales.flatMap((each) => (texts[each] === undefined ? [] : [languages[each].name])).join(', ')}</span>
              </span>
              <form method="post">
                <input type="hidden" name="template" value={id} />
                <input type="hidden" name="version" value={version} />
                <QuietButton act="remove">{t('desk.remove')}</QuietButton>
              </form>
            </li>
          ))}
        </ol>
      )}
      <DeskSection id="placeholders" title={t('desk.answers.placeholders')}>
        <DefinitionList
          className="lead-rows"
          lines={answerPlaceholders.map((name) => ({ label: `{${name}}`, value: t(`desk.answers.placeholder.${name}`) }))}
        />
      </DeskSection>
      <DeskSection id="answer" title={t(edited === null ? 'desk.answers.new' : 'desk.answers.change')}>
        <form className="form" method="post" noValidate>
          {edited !== null && <input type="hidden" name="template" value={edited.id} />}
          {edited !== null && <input type="hidden" name="version" value={edited.version} />}
          {edited === null && view.once !== undefined && <input type="hidden" name="once" value={view.once} />}
          <Field name="answerName" autoComplete="off" initial={edited?.name ?? ''} />
          {locales.map((each) => (
            <Field key={each} name={fieldIn('answerText', each)} optional rows={6} autoComplete="off" initial={edited?.texts[each] ?? ''} />
          ))}
          <FormSend act="save" label={t('desk.save')} />
        </form>
      </DeskSection>
    </DeskFrame>
  )
}
