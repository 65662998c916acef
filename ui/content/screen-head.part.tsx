import type { ReactNode } from 'react'
import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Markdown } from './markdown/markdown.part.tsx'
import type { PageTextView } from './page-text.present.ts'

/** The introduction of a screen. */
export interface ScreenIntro {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
}

interface ScreenHeadProps extends ScreenIntro {
  readonly children?: ReactNode
}

/** The head of a screen: breadcrumb, title and lead. */
export function ScreenHead({ crumbs, text, children }: ScreenHeadProps) {
  return (
    <div className="measure screen-head">
      <Breadcrumb crumbs={crumbs} />
      <PageIntro text={text} />
      {children}
    </div>
  )
}

/** The agency's text below a screen's lead; nothing if it has none. */
export function ScreenText({ text: { body, lang } }: { text: PageTextView }) {
  return body === '' ? null : (
    <div className="text" lang={lang}>
      <Markdown text={body} />
    </div>
  )
}

/** The same at the end of a page, beside the way to a person. */
export function LastScreenText({ text }: { text: PageTextView }) {
  return text.body === '' ? null : (
    <BesideReachUs>
      <ScreenText text={text} />
    </BesideReachUs>
  )
}

/** Title and lead of a screen that the agency has written. */
export function PageIntro({ text: { title, summary, lang } }: { text: PageTextView }) {
  const { t } = useTranslation()
  return (
    <header className="page-intro">
      <h1 lang={lang}>{title}</h1>
      {lang !== undefined && <p className="hint">{t('article.otherLanguage')}</p>}
      {summary !== '' && (
        <p className="lead" lang={lang}>
          {summary}
        </p>
      )}
    </header>
  )
}
