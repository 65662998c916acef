import { type Opening, openingAt } from '#db/model/agency/opening-hours.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { whenNear } from '../islands/near.ts'
import { withFirstOfMonth } from '../site/first-of-month.present.ts'

type Words = IslandProps['open-now']['words']

/** Says whether an office is open now. Pages are cached, so only the browser knows the time; without script the opening hours are enough. */
export function mountOpenNow(line: HTMLElement, { rules, words }: IslandProps['open-now']): void {
  const tell = () => {
    const opening = openingAt(rules, new Date())
    line.textContent = sentence(opening, words)
    line.classList.toggle('is-open', opening.isOpen)
  }
  // The browser's first format of a date is slow.
  whenNear(line, () => {
    tell()
    setInterval(tell, 60_000)
  })
}

function sentence(opening: Opening, words: Words): string {
  if (opening.isOpen) return words.open.replace('{time}', opening.until)
  if (opening.opens === null) return words.closed
  const { day, time, inDays } = opening.opens
  const text = inDays === 0 ? words.opensToday : words.opensOn
  return text.replace('{time}', time).replace('{day}', dayName(day, inDays))
}

/** The weekday, with the date where a week or more lies between. */
function dayName(day: string, inDays: number): string {
  const date = inDays < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  const { lang } = document.documentElement
  return withFirstOfMonth(new Intl.DateTimeFormat(lang, { weekday: 'long', ...date, timeZone: 'UTC' }).format(new Date(day)), lang)
}
