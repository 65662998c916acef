import { shownFrom, unreadDays } from '#db/model/search/sentences/unread-words.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { TableHead } from '../../design/tables.part.tsx'
import { formatDay } from '../../site/number.present.ts'
import { useTranslation } from '../../site/translation.tsx'

/** A word of searches that was not understood. */
export interface UnreadWord {
  readonly locale: Locale
  readonly word: string
  readonly count: number
  /** The day it was last searched for, YYYY-MM-DD. */
  readonly last: string
}

/** What visitors ask for that the search does not know, the most frequent first. */
export function UnreadWords({ words }: { words: readonly UnreadWord[] }) {
  const { t, locale } = useTranslation()
  if (words.length === 0) return null
  const [word, language, count, last] = [t('desk.unread.word'), t('desk.unread.language'), t('desk.unread.count'), t('desk.unread.last')]
  return (
    <section className="desk-section" aria-labelledby="unread-words">
      <h2 id="unread-words">{t('desk.unread.title')}</h2>
      <p className="hint">{t('desk.unread.method', { days: unreadDays, count: shownFrom })}</p>
      <table className="desk-table">
        <TableHead columns={[word, language, count, last]} />
        <tbody>
          {words.map((each) => (
            <tr key={`${each.locale} ${each.word}`}>
              <th scope="row" lang={each.locale}>
                {each.word}
              </th>
              <td data-column={language}>{languages[each.locale].name}</td>
              <td data-column={count} className="figure">
                {each.count}
              </td>
              <td data-column={last}>{formatDay(each.last, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
