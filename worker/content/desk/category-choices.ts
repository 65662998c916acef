import { type ArticleCategory, builtInCategories } from '#db/model/content/article.ts'
import type { Locale } from '#messages/locales.ts'
import { categoryName } from '#ui/content/desk/content.present.ts'

/** The categories an article may be in, with subcategories as 'category/subcategory'. */
export function categoryChoices(categories: readonly ArticleCategory[], locale: Locale): readonly { readonly value: string; readonly text: string }[] {
  const name = (key: string) => categoryName(key, categories, locale)
  const top = [...builtInCategories, ...categories.filter(({ parent }) => parent === null).map(({ key }) => key)]
  return top.flatMap((key) => [
    { value: key, text: name(key) },
    ...categories.filter(({ parent }) => parent === key).map((below) => ({ value: `${key}/${below.key}`, text: `${name(key)} › ${name(below.key)}` })),
  ])
}
