import type { ReactNode } from 'react'
import { presentPhone } from '../../agency/phone.present.ts'
import { QuietLink } from '../../design/buttons.part.tsx'
import { UnbrokenAmounts } from '../../design/unbroken.part.tsx'
import { Photograph } from '../../listings/photos/photo.part.tsx'
import type { PhotoView } from '../../listings/photos/photo.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { LetterView } from './letter.present.ts'
import { WeekLines } from './week-lines.part.tsx'

interface OpeningProps {
  readonly photo: PhotoView | null
  readonly title: string
  readonly figure: LetterView['figure']
  readonly sentence: string
  /** What stands below the words. */
  readonly children?: ReactNode
}

/** How a letter begins: the home's picture, and beside it one large figure and the week in a sentence. */
export function LetterOpening({ photo, title, figure, sentence, children }: OpeningProps) {
  return (
    <div className="letter-opening">
      {photo && (
        <div className="owner-photo">
          <Photograph photo={photo} sizes="(max-width: 60em) 100vw, 51rem" first />
        </div>
      )}
      <section className="letter-words" aria-labelledby="letter">
        <h2 id="letter">{title}</h2>
        {figure !== null && (
          <p className="letter-figure" aria-hidden="true">
            <b>{figure.value}</b> {figure.label}
          </p>
        )}
        <p className="letter-sentence">{sentence}</p>
        {children}
      </section>
    </div>
  )
}

/** What the agency did in a week, with a visitor's words. */
export function LetterStory({ story, quote }: Pick<LetterView, 'story' | 'quote'>) {
  const { t } = useTranslation()
  return (
    <section className="letter-story" aria-labelledby="answer">
      <h2 id="answer">{t(story.length > 0 ? 'owner.done' : 'owner.feedback')}</h2>
      {story.length > 0 && (
        <p>
          <UnbrokenAmounts text={story.join(' ')} />
        </p>
      )}
      {quote && (
        <blockquote className="letter-quote">
          <p>{quote.text}</p>
          <footer className="hint">{quote.about}</footer>
        </blockquote>
      )}
    </section>
  )
}

/** The letter of an earlier week, with its neighbours and all others. */
export interface LetterPage {
  readonly letter: LetterView
  readonly photo: PhotoView | null
  /** All letters, the newest first. */
  readonly letters: readonly { readonly first: string; readonly period: string }[]
}

export function EarlierLetter({ page: { letter, photo, letters }, path }: { page: LetterPage; path: string }) {
  const { t } = useTranslation()
  const { weeks, rows, story, quote } = letter
  return (
    <div className="owner-home letter">
      <LetterOpening photo={photo} title={letter.period} figure={letter.figure} sentence={letter.sentence}>
        {(story.length > 0 || quote !== null) && <LetterStory story={story} quote={quote} />}
      </LetterOpening>
      <div className="letter-body">
        <section className="letter-rows" aria-labelledby="figures">
          <h2 id="figures">{t('owner.letter.rows')}</h2>
          <dl className="definition-list">
            {rows.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{name === 'phone' ? <a href={presentPhone(value).href ?? undefined}>{value}</a> : <UnbrokenAmounts text={value} />}</dd>
              </div>
            ))}
          </dl>
        </section>
        {weeks && <WeekLines weeks={weeks} />}
      </div>
      <LetterWays first={letter.first} letters={letters} path={path}>
        <QuietLink href={path}>{t('route.ownerHome')}</QuietLink>
      </LetterWays>
    </div>
  )
}

interface WaysProps extends Pick<LetterPage, 'letters'> {
  /** The Monday of the letter that is shown. */
  readonly first: string
  readonly path: string
  /** Other ways. */
  readonly children?: ReactNode
}

/** The way to the letters before and after one, and to all of them. */
export function LetterWays({ first, letters, path, children }: WaysProps) {
  const { t } = useTranslation()
  const at = letters.findIndex((each) => each.first === first)
  const [next, previous] = [letters[at - 1], letters[at + 1]]
  const hrefOf = (week: string) => `${path}?week=${week}`
  return (
    <nav className="letter-ways" aria-label={t('owner.letter.all')}>
      {previous && <QuietLink href={hrefOf(previous.first)}>{t('owner.letter.previous')}</QuietLink>}
      {next && <QuietLink href={hrefOf(next.first)}>{t('owner.letter.next')}</QuietLink>}
      {children}
      {letters.length > 0 && (
        <details className="folded">
          <summary>{t('owner.letter.all')}</summary>
          <ul>
            {letters.map((each) => (
              <li key={each.first}>
                <a href={hrefOf(each.first)} aria-current={each.first === first ? 'page' : undefined}>
                  {each.period}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}
