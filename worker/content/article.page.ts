import { readArticle } from '#db/content/articles.ts'
import { type ArticleHead, articlesOf, isFreePage, readingLanguage } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ArticleOverviewPage, ArticlePage } from '#ui/content/article.page.tsx'
import { presentArticle, presentArticleCard, presentNeighbours, presentOthers, shownArticles } from '#ui/content/article.present.ts'
import { articlePath, categoryPath, shownCategories } from '#ui/content/article-address.present.ts'
import { articlePictureSizes } from '#ui/content/article-header.part.tsx'
import { presentBlocks } from '#ui/content/blocks/text-blocks.present.ts'
import { firstPicture } from '#ui/listings/photos/photo.present.ts'
import { describeArticle } from '#ui/site/json-ld/content.present.ts'
import { missingFrom } from '#ui/site/page-head.ts'
import { openBlockForms } from '#worker/content/open-block-forms.ts'
import { readTextBlocks, showsHomes } from '#worker/content/read-block-records.ts'
import { articleAt, articleCrumbs, categoryCrumbs, descriptionOf, endingCrumbs, menuTrail, sectionOf } from '#worker/content/written.ts'
import { showsContent, showsForm, showsStock } from '#worker/site/caching/cache-policy.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'

/** An article by its category and name, or a free page by its name alone. A withdrawn one answers 410. */
export const article = definePage('article', {
  view: ArticlePage,
  cache: showsContent,
  async load(context) {
    const { store, content, locale } = context
    const found = articleAt(context)
    const crumbs = articleCrumbs(found, context)
    const section = sectionOf(found.category, content)
    const alternates = byLocale((each) => articlePath(found, content, each))
    if (found.state === 'withdrawn') {
      const related = isFreePage(found) ? [] : presentOthers(found, context)
      return {
        status: 410,
        head: { ...goneHead(context), ...section, alternates },
        props: { crumbs, article: null, blocks: [], previous: null, next: null, related },
      }
    }
    const whole = await readArticle(store, found.key)
    if (!whole) throw new NoPage()
    const view = presentArticle(whole, context)
    const { blocks, records } = await readTextBlocks(view.body, context)
    const forms = await openBlockForms(blocks, context)
    return {
      ...(forms.size > 0 ? { cache: showsForm } : showsHomes(blocks) ? { cache: showsStock } : {}),
      head: {
        title: view.title,
        description: view.summary,
        alternates,
        missing: missingFrom(found.languages),
        index: found.languages.includes(locale),
        type: isFreePage(found) ? 'website' : 'article',
        ...section,
        written: menuTrail(found.category, content, found),
        ...(view.picture ? { image: { path: view.picture.src, width: view.picture.width, height: view.picture.height, alt: view.picture.alt } } : {}),
        ...firstPicture(view.picture, articlePictureSizes),
        jsonLd: isFreePage(found) ? [] : [describeArticle(view, readingLanguage(found.languages, locale), context)],
      },
      props: { crumbs, article: view, blocks: presentBlocks(blocks, records, forms, context), ...neighboursOf(found, context) },
    }
  },
})

/** A free page stands alone. */
function neighboursOf(found: ArticleHead, context: PageContext) {
  return isFreePage(found) ? { previous: null, next: null, related: [] } : presentNeighbours(found, context)
}

function goneHead({ locale }: PageContext) {
  const t = translator(locale)
  return { title: t('article.gone.title'), description: t('article.gone.text'), index: false }
}

/** An imported category, or a subcategory, with its articles. */
export const articleCategory = definePage('articleCategory', {
  view: ArticleOverviewPage,
  cache: showsContent,
  async load(context) {
    const { content, locale, parameters, url, requested } = context
    const category = content.categories.find(({ key }) => key === parameters.key)
    if (!category || !shownCategories(content).includes(category.key)) throw new NoPage()
    const path = categoryPath(category.key, content, locale)
    if (url.pathname !== path) throw redirection(301, path + requested.search)
    const articles = shownArticles(content, category.key, locale)
    const title = textIn(category.name, locale)
    return {
      head: {
        title,
        description: descriptionOf(articles, title, locale),
        alternates: byLocale((each) => categoryPath(category.key, content, each)),
        missing: missingFrom(articlesOf(content, category.key).flatMap(({ languages }) => languages)),
        ...sectionOf(category.key, content),
        written: menuTrail(category.key, content),
        index: articles.some(({ languages }) => languages.includes(locale)),
      },
      props: {
        crumbs: endingCrumbs(categoryCrumbs(category.key, context)),
        text: { title, summary: '', body: '', lang: undefined },
        articles: articles.map((each) => presentArticleCard(each, context)),
        numbered: false,
        categories: [],
      },
    }
  },
})
