import { createElement, Fragment } from 'react'
import { emptyWriting, everyWriting, isEmptyWriting, withWritings, writtenId } from '#db/model/content/written.ts'
import { type StandardTextName, standardText } from '#db/standard/standard-texts.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ArticlePage, type ArticlePageProps } from '#ui/content/article.page.tsx'
import { presentArticle } from '#ui/content/article.present.ts'
import { presentBlocks } from '#ui/content/blocks/text-blocks.present.ts'
import { isStandardPage } from '#ui/content/desk/content.present.ts'
import { presentPageText } from '#ui/content/page-text.present.ts'
import { StandardTextPage, type StandardTextPageProps } from '#ui/content/standard-text.page.tsx'
import { TextPreviewBar } from '#ui/desk/preview-bar.part.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { type DeskText, nameOfText, textOfAddress } from '#worker/content/desk/desk-text.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { crmsByForm } from '#worker/leads/crm/taking-crms.ts'
import { tilesFrom } from '#worker/map/tiles-from.ts'
import { processingRows } from '#worker/privacy/processings.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { crumbsTo } from '../../site/crumbs.ts'
import { readTextBlocks } from '../read-block-records.ts'
import { articleCrumbs } from '../written.ts'

interface PreviewProps {
  /** The URL of the editor. */
  readonly editor: string
  /** Whether exactly this is published. */
  readonly isLive: boolean
  readonly shown: { readonly article: ArticlePageProps } | { readonly page: StandardTextPageProps }
}

/** The public page below a preview bar. */
function Preview({ editor, isLive, shown }: PreviewProps) {
  const page = 'article' in shown ? createElement(ArticlePage, shown.article) : createElement(StandardTextPage, shown.page)
  return createElement(Fragment, null, createElement(TextPreviewBar, { editor, isLive }), page)
}

/** Previews the newest text in the page's language, published or not. */
export const deskContentPreview = defineDeskPage('deskContentPreview', {
  needs: 'content',
  view: Preview,
  async load(context) {
    const { store, agency, settings, locale } = context
    const text = await textOfAddress(store.primary, context.parameters.id)
    const state = text.states[locale]
    const id = writtenId(text.key)
    return {
      title: nameOfText(text, locale),
      // A language without a text has no preview, and leads to the editor.
      alternates: byLocale((each) => href(hasPreview(text, each) ? 'deskContentPreview' : 'deskContentText', each, { id })),
      asVisitor: true,
      props: {
        editor: `${href('deskContentText', locale, { id })}?${new URLSearchParams({ from: agency.languages.default, to: locale })}`,
        isLive: state.isLive && state.state === 'published',
        shown:
          text.article === null
            ? {
                page: {
                  ...pagePreview(context, text),
                  processings: processingRows(locale, agency, await crmsByForm(context)),
                  tilesFrom: tilesFrom({ settings }),
                },
              }
            : { article: await articlePreview(context, text) },
      },
    }
  },
  acts: {},
})

function hasPreview({ article, key, newest }: DeskText, locale: Locale): boolean {
  return !isEmptyWriting(newest[locale]) || (article === null && key.kind === 'page' && isStandardPage(key.key))
}

async function articlePreview(context: DeskContext, { article, newest }: DeskText): Promise<ArticlePageProps> {
  const { locale } = context
  if (article === null || isEmptyWriting(newest[locale])) throw new NoPage()
  const shown = withWritings(
    article,
    everyWriting((each) => (each === locale ? newest[locale] : emptyWriting)),
  )
  const whole = { ...shown, state: 'published' as const, languages: [locale] }
  const view = presentArticle(whole, context)
  const { blocks, records } = await readTextBlocks(view.body, context)
  return {
    crumbs: articleCrumbs(whole, context),
    article: view,
    blocks: presentBlocks(blocks, records, null, context),
    previous: null,
    next: null,
    related: [],
  }
}

function pagePreview({ agency, locale }: DeskContext, { key, newest }: DeskText) {
  if (key.kind !== 'page') throw new NoPage()
  const writing = newest[locale]
  const own = isEmptyWriting(writing) ? null : { ...writing, lang: locale }
  const standard = own === null && isStandardPage(key.key) ? standardText(key.key satisfies StandardTextName, locale) : null
  if (own === null && standard === null) throw new NoPage()
  const name = translator(locale)(breadcrumbKey(key.key))
  return { crumbs: crumbsTo(key.key, locale), text: presentPageText(own ?? standard, name, agency, locale) }
}
