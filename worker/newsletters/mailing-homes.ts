import { selectHomes } from '#db/listings/desk/desk-homes.ts'
import { searchHomes } from '#db/listings/desk/home-search.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { readHomeFilter } from '#worker/listings/desk/home-query.ts'
import { homeNumbers } from '#worker/newsletters/mailing-form.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** What is typed and chosen to find homes for a newsletter. */
interface HomeSearch {
  readonly words: string
  readonly goal: string
}

/** How many homes are looked at: those chosen already and those that are off the market are not shown. */
const looksAt = 24

/** The search for homes in the address of the page, or in the form that was sent. */
export function homeSearch({ requested, sent }: DeskContext): HomeSearch {
  const typed = (name: string) => [sent?.typed[name] ?? ''].flat()[0] ?? ''
  if (sent !== null) return { words: typed('homeSearch'), goal: typed('homeGoal') }
  return { words: requested.searchParams.get('find') ?? '', goal: requested.searchParams.get('goal') ?? '' }
}

/** The query for homes on offer that fit a search, within the member's offices; without words, the newest. */
export function selectOffered({ store, session, now }: DeskContext, { words, goal }: HomeSearch) {
  const since = now.toISOString()
  const filter = readHomeFilter(new URLSearchParams({ q: words, goal, ...(words.trim() === '' ? { state: 'available' } : {}) }), session.member)
  if (filter.text === '') return selectHomes(store.primary, filter, null, looksAt, since)
  return searchHomes(store.primary, filter, null, looksAt, since)[0]
}

/** A submitted search as the query of the page. */
export function searchIn(sent: FormData): Readonly<Record<string, string>> {
  const [find, goal] = [textOf(sent, 'homeSearch'), textOf(sent, 'homeGoal')]
  return { ...(find === '' ? {} : { find }), ...(goal === '' ? {} : { goal }) }
}

/** The form of a newsletter after a button of its homes: `add`, `out`, `up` or `down`, and the number of the home. */
export function arrangedHomes(sent: FormData): FormData {
  const [step, number] = textOf(sent, 'arrange').split('.')
  const id = readPublicId(number)
  const homes = homeNumbers(textOf(sent, 'homesShown'))
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  if (id !== null) form.set('homesShown', arranged(homes, String(id), step).join(', '))
  return form
}

function arranged(homes: readonly string[], id: string, step: string | undefined): readonly string[] {
  const others = homes.filter((each) => each !== id)
  const at = homes.indexOf(id)
  if (step === 'add') return at < 0 ? [...homes, id] : homes
  if (step === 'out') return others
  if (at < 0 || (step !== 'up' && step !== 'down')) return homes
  return others.toSpliced(Math.max(0, at + (step === 'up' ? -1 : 1)), 0, id)
}
