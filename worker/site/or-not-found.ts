import { type ComponentType, createElement } from 'react'
import { NotFoundPage, type NotFoundPageProps } from '#ui/site/not-found.page.tsx'

/** The props of a page, or of the 404 or 410 page in its place. */
export type OrNotFound<Props> = { readonly page: Props; readonly notFound: null } | { readonly page: null; readonly notFound: NotFoundPageProps }

/** The view of a screen that shows its page, or the 404 or 410 page. */
export function orNotFound<Props extends object>(view: ComponentType<Props>): ComponentType<OrNotFound<Props>> {
  return ({ page, notFound }) => (notFound === null ? createElement<Props>(view, page) : createElement(NotFoundPage, notFound))
}
