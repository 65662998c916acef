import { type } from 'arktype'
import { articleStates, employmentTypes } from '#db/model/content/article.ts'
import { contentPageNames } from '#db/model/content/content-page.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { day, fileName, key, localized } from '#worker/agency/record-fields.ts'
import { photograph } from '#worker/agency/record-shape.ts'

/** The shape of a content file. */

export const maxTextLength = 60_000
/** Whether a text has no control characters other than line breaks and tabs. */
export const isText = (text: string) => !/[^\P{Cc}\n\t]/u.test(text)

/** One Markdown text for all languages, or texts by language code in any casing. */
const longText = type('string | object').pipe((value, context) => {
  const text = readLocalized(value)
  if (text === null) return context.error('a text, or texts by language code')
  const entries = Object.entries(text).map(([code, part]) => [code, part.replace(/\r\n?/g, '\n')] as const)
  const isFit = entries.every(([, part]) => part.length <= maxTextLength && isText(part))
  return isFit ? Object.fromEntries(entries) : context.error(`texts of at most ${maxTextLength} characters, without control characters`)
})

/** Starts with a slash and has no query: '/nl/tips/poetsen/'. Stored percent-encoded. */
const formerPath = type('string <= 300').pipe((path, context) => {
  const url = /^\/(?!\/)[^\s?#\\]*$/.test(path) ? URL.parse(path, 'https://site.example') : null
  return url === null ? context.error("a path like '/nl/tips/poetsen/'") : url.pathname
})

const texts = { title: localized, summary: localized } as const

const page = type({ page: type.enumerated(...contentPageNames), ...texts, 'body?': longText })

const category = type({ key, 'parent?': key, name: localized })

const percent = '0 <= number.integer <= 100'
/** A focal point in percent from the left and top; pages crop around it. */
const pictureOfArticle = photograph.and({ 'focus?': { x: percent, y: percent } })

const article = type({
  key,
  category: key,
  'subcategory?': key,
  'order?': '-9999 <= number.integer <= 9999',
  'author?': key,
  published: day,
  'updated?': day,
  state: type.enumerated(...articleStates),
  name: localized,
  ...texts,
  body: longText,
  'picture?': pictureOfArticle,
  'formerPaths?': formerPath.array().atMostLength(100),
  'job?': { 'office?': key, employmentType: type.enumerated(...employmentTypes), 'validThrough?': day },
})

export const ContentFile = type({
  kind: "'content'",
  'pages?': page.array().atMostLength(200),
  'categories?': category.array().atMostLength(500),
  'articles?': article.array().atMostLength(2_000),
  /** Pictures in blocks of texts, which name them by `/content/files/` and the hash of their bytes. */
  'pictures?': type({ file: fileName, 'alt?': localized }).array().atMostLength(2_000),
})
export type ContentFile = typeof ContentFile.infer
export type ArticleEntry = NonNullable<ContentFile['articles']>[number]
