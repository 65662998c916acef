import { type } from 'arktype'
import type { Content } from '#db/content/content-import.ts'
import type { AddedPicture } from '#db/content/content-pictures.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Article } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import type { PictureFocus } from '#db/model/listings/listing.ts'
import type { SentPictures } from '#worker/agency/sent-pictures.ts'
import { type AppliedContent, applyContent } from './apply-content.ts'
import { contentErrors } from './content-errors.ts'
import { contentOf, focusOf } from './content-of.ts'
import { ContentFile } from './content-shape.ts'
import { type DeskHistory, type MergedContent, mergeDeskEdits } from './desk-edits.ts'
import { checkText } from './text-errors.ts'

/** Valid content with warnings, or all errors. `placed`: focal points by URL, for pictures that have none yet; one set at the desk stays. */
export type ContentReading =
  | (AppliedContent &
      Pick<MergedContent, 'versions' | 'notes'> & { readonly placed: ReadonlyMap<string, PictureFocus>; readonly pictures: readonly AddedPicture[] })
  | { readonly errors: readonly string[] }

interface Known {
  readonly stored: Content
  /** Edits at the desk since the last import. */
  readonly edits: DeskHistory
  readonly agency: Pick<Agency, 'people' | 'offices'>
  /** The URLs of pictures that have a focal point. */
  readonly placed: ReadonlySet<string>
}

const withoutUnknownKeys = ContentFile.onDeepUndeclaredKey('delete')
const withUnknownKeys = ContentFile.onDeepUndeclaredKey('reject')

/** Validates a content file. Any error rejects the whole file, and every invalid field is reported with its path. Unknown keys are dropped with a warning. */
export function readContent(source: unknown, pictures: Pick<SentPictures, 'files'>, known: Known): ContentReading {
  const file = withoutUnknownKeys(source)
  if (file instanceof type.errors) return { errors: file.map(({ message }) => shortened(message)) }
  const { content, versions, notes } = mergeDeskEdits(known.stored, contentOf(file, pictures), known.edits)
  const applied = applyContent(known.stored, content)
  const texts = checkTexts(content, applied.changed)
  const missing = (file.pictures ?? []).flatMap(({ file: name }, index) =>
    pictures.files.has(name) ? [] : [`pictures[${index}].file must be a JPEG, PNG or WebP picture of at most 2 MB, sent with the content (was "${name}")`],
  )
  const errors = [...missing, ...contentErrors(file, applied.whole, (name) => pictures.files.has(name)), ...texts.flatMap((each) => each.errors)]
  if (errors.length > 0) return { errors }
  const strict = withUnknownKeys(source)
  const unknown = strict instanceof type.errors ? strict.map(({ propString }) => `${propString} is not known and was left out`) : []
  const links = texts.flatMap((each) => each.articles)
  const placed = new Map([...focusOf(file, pictures)].filter(([url]) => !known.placed.has(url)))
  return {
    ...applied,
    placed,
    pictures: picturesOf(file, pictures),
    versions,
    notes: [...notes, ...unknown, ...missingLinks(links, applied.whole), ...unknownPeople(content.articles, known.agency)],
  }
}

/** The pictures that blocks show, as sent. */
function picturesOf({ pictures: named = [] }: ContentFile, { files }: Pick<SentPictures, 'files'>): readonly AddedPicture[] {
  return named.flatMap(({ file: name, alt = {} }) => {
    const picture = files.get(name)
    return picture === undefined ? [] : [{ ...picture, alt }]
  })
}

/** Checks new texts only: the others were checked when they were imported. */
function checkTexts({ pages, articles }: Content, changed: Content) {
  const isNew = <Item>(item: Item, items: readonly Item[], nameOf: (item: Item) => string) => items.some((each) => nameOf(each) === nameOf(item))
  const byPage = ({ page }: ContentPage) => page
  const byKey = ({ key }: Article) => key
  return [
    ...pages.flatMap((page, index) => (page.body && isNew(page, changed.pages, byPage) ? [checkText(page.body, `pages[${index}].body`)] : [])),
    ...articles.flatMap((article, index) => (isNew(article, changed.articles, byKey) ? [checkText(article.body, `articles[${index}].body`)] : [])),
  ]
}

/** An article may be imported before the articles it links to. */
function missingLinks(keys: readonly string[], { articles }: Content): readonly string[] {
  const known = new Set(articles.map(({ key }) => key))
  return [...new Set(keys)].filter((key) => !known.has(key)).map((key) => `links to article:${key} are shown as text until that article exists`)
}

function unknownPeople(articles: readonly Article[], { people, offices }: Known['agency']): readonly string[] {
  const authors = articles.filter(({ author }) => author !== null && !people.some(({ key }) => key === author))
  const jobs = articles.filter(({ job }) => job?.office && !offices.some(({ key }) => key === job.office))
  return [
    ...authors.map(({ key, author }) => `${key}: its author "${author}" is not one of the people of the agency's record, and is not shown`),
    ...jobs.map(({ key, job }) => `${key}: its office "${job?.office}" is not one of the agency's record`),
  ]
}

function shortened(message: string): string {
  return message.length > 240 ? `${message.slice(0, 239)}…` : message
}
