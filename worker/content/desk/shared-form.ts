import type { ContentPicture } from '#db/content/content-pictures.ts'
import { type Article, isFreePage } from '#db/model/content/article.ts'
import type { UnsavedText } from '#db/model/content/content-page.ts'
import { writtenId } from '#db/model/content/written.ts'
import { textIn } from '#db/model/site/localized.ts'
import { menuPlaces, presentShared, type SharedValues, type SharedView, sharedInputs } from '#ui/content/desk/content-shared.present.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { picturesFor } from './change-pictures.ts'
import { categoryChoices, type DeskText, versionOf } from './desk-text.ts'
import { placesOf } from './menu-places.ts'
import { changedShared, sharedValues } from './read-shared.ts'

/**
 * The language-independent part of an article's form: as typed if it was rejected, otherwise as stored.
 * @param unsaved the reader's autosaved draft of it
 */
export function sharedForm(
  context: DeskContext,
  text: DeskText,
  article: Article,
  pictures: readonly ContentPicture[],
  unsaved: UnsavedText | null,
): SharedView {
  const { agency, locale, sent } = context
  const stored = sharedValues(article)
  const version = versionOf(text, 'all')?.version ?? 0
  return presentShared({
    values: { ...stored, ...(sent === null ? unsavedValues(unsaved) : changedShared(formOf(sent))) },
    opened: JSON.stringify(stored),
    version,
    versions: text.versions.length === 0 ? null : `${href('deskContentVersions', locale, { id: writtenId(text.key) })}?of=all`,
    isVacancy: article.category === 'jobs',
    isPage: isFreePage(article),
    places: placesShown(context, article),
    isStale: sent?.problem === 'sharedChanged' || (unsaved !== null && unsaved.seen !== version),
    unsaved: unsaved && whenText(unsaved.at, locale),
    categories: categoryChoices(text.categories, locale).filter(({ value }) => !isFreePage({ category: value })),
    people: agency.people.map(({ key, name }) => ({ value: key, text: name })),
    offices: agency.offices.map(({ key, name }) => ({ value: key, text: textIn(name, locale) })),
    pictures: picturesFor(pictures, text.heads, article),
    locale,
  })
}

function placesShown({ agency, sent }: DeskContext, article: Article): SharedView['places'] {
  if (!isFreePage(article) || agency.version === 0) return null
  const stored = placesOf(agency, article.key)
  return { stored, shown: sent === null ? stored : menuPlaces.filter((place) => sent.typed[place] === '1') }
}

function unsavedValues(unsaved: UnsavedText | null): Partial<SharedValues> {
  return Object.fromEntries(
    sharedInputs.flatMap((name) => {
      const value = unsaved?.fields[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

function formOf({ typed }: FormState): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) if (typeof value === 'string') form.append(name, value)
  return form
}
