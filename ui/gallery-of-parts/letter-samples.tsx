import { EarlierLetter, LetterOpening, LetterStory, LetterWays } from '../owners/letter/letter.part.tsx'
import type { LetterView } from '../owners/letter/letter.present.ts'
import { LetterQuestion } from '../owners/letter/letter-question.part.tsx'
import { WeekLines } from '../owners/letter/week-lines.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

/** The parts of an owner's letter that the page of a home does not show at once. */
export function LetterSamples({ letter }: { letter: LetterView }) {
  const { t } = useTranslation()
  const visit = { id: 'a', when: letter.period, href: '#sample' }
  const letters = ['2026-11-16', '2026-11-09', '2026-11-02'].map((first) => ({ first, period: letter.period }))
  const weeks = letters.map(({ first }, at) => ({ short: first.slice(5), long: first, views: at === 1 ? null : 40 * (at + 1) }))
  return (
    <Sample name="EarlierLetter, LetterOpening, LetterStory, LetterQuestion, LetterWays, WeekLines">
      <EarlierLetter page={{ letter, photo: null, letters }} path="#sample" />
      <LetterOpening photo={null} title={letter.period} figure={letter.figure} sentence={letter.sentence} />
      <LetterStory story={letter.story} quote={{ text: letter.sentence, about: letter.period }} />
      <LetterQuestion visits={[visit, { ...visit, id: 'b' }]} isCalled={false} isWatched={false} />
      <LetterQuestion visits={[]} isCalled={true} isWatched={false} />
      <LetterQuestion visits={[]} isCalled={false} isWatched={true} />
      <LetterWays first="2026-11-09" letters={letters} path="#sample" />
      <WeekLines weeks={{ title: t('owner.letter.weeks'), weeks, peers: { text: letter.sentence, median: 60 } }} />
    </Sample>
  )
}
