import { type ComponentType, createElement } from 'react'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { NotFoundPage, type NotFoundPageProps } from '#ui/pages/not-found.tsx'
import { href } from '#ui/routes.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import type { Loaded, PageContext } from '#worker/http/page.ts'

/** The props of a page, or those of the 404 page in its place. */
export type OrNotFound<Props> = { readonly shown: Props; readonly notFound: null } | { readonly shown: null; readonly notFound: NotFoundPageProps }

/** A view that shows the 404 page where its loader found nothing. */
export function orNotFound<Props extends object>(view: ComponentType<Props>): ComponentType<OrNotFound<Props>> {
  return ({ shown, notFound }) => (shown === null ? createElement(NotFoundPage, notFound) : createElement(view, shown))
}

/** The answer of a loader that has nothing to show at its address. */
export function noSuchPage({ locale }: PageContext): Loaded<{ readonly shown: null; readonly notFound: NotFoundPageProps }> {
  const t = translator(locale)
  return {
    status: 404,
    cache: neverKept,
    head: { title: t('notFound.title'), description: t('notFound.text'), alternates: byLocale((each) => href('home', each)), index: false },
    props: { shown: null, notFound: { title: t('notFound.title'), text: t('notFound.text'), similar: [] } },
  }
}
