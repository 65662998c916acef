import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LocaleProvider, useTranslation } from '../site/translation.tsx'

interface LivePartProps {
  /** The attributes of its island. */
  readonly hooks: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

/**
 * A part of a screen that React hydrates in the browser. It is rendered as a separate root, with the markers that hydration needs; as in
 * the browser, its only context is the language.
 */
export function LivePart({ hooks, children }: LivePartProps) {
  const { locale } = useTranslation()
  const markup = renderToString(<LocaleProvider locale={locale}>{children}</LocaleProvider>)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it.
  return <div {...hooks} dangerouslySetInnerHTML={{ __html: markup }} />
}
