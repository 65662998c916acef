import { readAmount } from '#db/model/calculators/amount.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { type Audience, audiences, writtenIn } from '#db/model/newsletters/mailing.ts'
import { everyReader, isTailored, readSegmentPlaces, type Segment } from '#db/model/newsletters/segment.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import type { Mailing, selectReaders } from '#db/newsletters/mailings.ts'
import { findSeekingReaders } from '#db/newsletters/seeking-readers.ts'
import type { Locale } from '#messages/locales.ts'
import type { ErrorCode, FieldErrors } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The fields of a form that say whom a newsletter is for. */
const goals = ['sale', 'rent'] as const
const readerField = (locale: Locale) => `reader-${locale}`

interface Addressed {
  readonly audience: Audience
  readonly segment: Segment | null
}

interface ReadSegment extends Addressed {
  readonly errors: FieldErrors
}

/** A segment as the values of its form. @param locale the language of the names of towns */
export function segmentValues({ audience, segment }: Addressed, enabled: readonly Locale[], locale: Locale): FormValues {
  const { languages, goal, zones, priceMin, priceMax } = segment ?? everyReader
  const names = zones.flatMap((code) => findZone(code) ?? []).map((zone) => zoneName(zone, locale))
  return {
    audience,
    ...Object.fromEntries(enabled.map((each) => [readerField(each), languages.length === 0 || languages.includes(each) ? '1' : ''])),
    seekGoal: goal ?? '',
    seekPlaces: names.join(', '),
    seekMin: priceMin === null ? '' : String(priceMin),
    seekMax: priceMax === null ? '' : String(priceMax),
  }
}

/** Reads whom a newsletter is for. No language ticked means all of them, as all ticked do. */
export function readSegment(sent: FormData, enabled: readonly Locale[]): ReadSegment {
  const ticked = enabled.filter((each) => textOf(sent, readerField(each)) === '1')
  const goal = goals.find((each) => each === textOf(sent, 'seekGoal')) ?? null
  const zones = readSegmentPlaces(textOf(sent, 'seekPlaces'))
  const [priceMin, priceMax] = [priceIn(sent, 'seekMin'), priceIn(sent, 'seekMax')]
  const languages = ticked.length === enabled.length ? [] : ticked
  const errors: Record<string, ErrorCode> = {}
  if (zones === null) errors.seekPlaces = 'invalid'
  if (Number.isNaN(priceMin)) errors.seekMin = 'invalid'
  if (Number.isNaN(priceMax)) errors.seekMax = 'invalid'
  if (priceMin !== null && priceMax !== null && priceMin > priceMax) errors.seekMax = 'crossed'
  // A rent and a price are not to be compared.
  if (goal === null && (priceMin !== null || priceMax !== null)) errors.seekGoal = 'missing'
  const segment = { languages, goal, zones: zones ?? [], priceMin, priceMax }
  return {
    audience: audiences.find((each) => each === textOf(sent, 'audience')) ?? 'everyone',
    segment: languages.length > 0 || isTailored(segment) ? segment : null,
    errors,
  }
}

/** Euro; null if empty, NaN if it is not an amount. */
function priceIn(sent: FormData, name: string): number | null {
  const text = textOf(sent, name)
  return text === '' ? null : (readAmount(text) ?? Number.NaN)
}

type Texts = Pick<Mailing, 'subjects' | 'texts'>

/** How many a newsletter reaches as it is written. Reads the alerts of readers only if its audience is narrowed by them. */
export async function reachOf(
  { store }: Pick<DeskContext, 'store'>,
  { audience, segment, ...texts }: Addressed & Texts,
  readers: Awaited<ReturnType<typeof selectReaders>>,
): Promise<number> {
  const written = writtenIn(texts)
  const isAddressed = ({ locale }: { readonly locale: Locale }) => audience === 'everyone' || written.includes(locale)
  if (segment !== null && isTailored(segment)) return (await findSeekingReaders(store.primary, segment)).filter(isAddressed).length
  const languages = segment?.languages ?? []
  const counted = readers.filter((each) => isAddressed(each) && (languages.length === 0 || languages.includes(each.locale)))
  return counted.reduce((sum, each) => sum + each.readers, 0)
}
