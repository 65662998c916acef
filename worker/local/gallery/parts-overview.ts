import { type Locale, locales } from '#messages/locales.ts'

export interface ShownParts {
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
}

/** The gallery of parts in frames of three widths, with links to the languages and themes. */
export function partsOverview({ locale, theme }: ShownParts): string {
  const address = (asked: ShownParts) => `?${new URLSearchParams({ language: asked.locale, theme: asked.theme })}`
  const themes = ['light', 'dark'] as const
  const choices = locales.flatMap((each) => themes.map((shade) => `<a href="${address({ locale: each, theme: shade })}">${each}, ${shade}</a>`))
  const frames = [390, 820, 1280].map(
    (width) => `<iframe title="${width} px" width="${width}" height="2400" src="/parts${address({ locale, theme })}"></iframe>`,
  )
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Gallery of parts</title><style>body { margin: 1rem; font: 1rem/1.5 sans-serif; } nav, div { display: flex; gap: 1rem; } iframe { flex: none; border: 1px solid #999; }</style></head><body><nav>${choices.join('')}</nav><div>${frames.join('')}</div></body></html>`
}
