import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { anySearch } from '#db/model/search/search.ts'
import { maxSentence } from '#db/model/search/sentences/tokens.ts'
import { SendButton } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { control, island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'

interface AskBoxProps {
  /** The list it searches. */
  readonly path: string
  readonly goal: Goal
  /** The list it stands on, whose view and order stay. */
  readonly search?: Search
  /** The sentence that the list answers. */
  readonly text?: string
}

/** One field for a search in the visitor's own words. */
export function AskBox({ path, goal, search = anySearch, text = '' }: AskBoxProps) {
  const { t } = useTranslation()
  return (
    <search>
      <form className="ask-box" action={path} aria-label={t('ask.label')} {...island('tidy-form')}>
        {(['view', 'sort', 'dir'] as const).map((key) => search[key] !== anySearch[key] && <input key={key} type="hidden" name={key} value={search[key]} />)}
        <AskField goal={goal} text={text} />
        <SearchButton />
      </form>
    </search>
  )
}

/** Submits a search. */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <SendButton>
      <Icon name="search" />
      <span>{t('search.submit')}</span>
    </SendButton>
  )
}

/** The field alone, for a form with others. */
export function AskField({ goal, text = '' }: Pick<AskBoxProps, 'goal' | 'text'>) {
  const { t } = useTranslation()
  return (
    <div className="ask-field" {...island('ask-field', { goal, recent: t('ask.recent') })}>
      <button type="button" className="icon-button" aria-label={t('frame.close')} hidden {...part('close')}>
        <Icon name="left" />
      </button>
      <label className="visually-hidden" htmlFor="ask">
        {t('ask.label')}
      </label>
      <input
        className="input"
        type="text"
        id="ask"
        name={control('ask')}
        defaultValue={text}
        placeholder={t('ask.example')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxSentence}
      />
      <ul className="place-options" id="ask-options" aria-label={t('ask.label')} hidden {...part('options')} />
      <p className="visually-hidden" role="status" {...part('status')} />
      <template {...part('option')}>
        <li>
          <span /> <small />
        </li>
      </template>
    </div>
  )
}
