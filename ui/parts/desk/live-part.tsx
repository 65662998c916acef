import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LocaleProvider, useTranslation } from '../../translation.tsx'

interface LivePartProps {
  /** The attributes of its island. */
  readonly hooks: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

/**
 * A part of a screen that React takes over in the browser. It is rendered as a root of its own, with the marks that hydration needs; it
 * sees the language and nothing else of the page, as in the browser.
 */
export function LivePart({ hooks, children }: LivePartProps) {
  const { locale } = useTranslation()
  const markup = renderToString(<LocaleProvider locale={locale}>{children}</LocaleProvider>)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it.
  return <div {...hooks} dangerouslySetInnerHTML={{ __html: markup }} />
}
