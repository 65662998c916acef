/** What is compared of a page before and after a publication. */
export interface PageTraits {
  readonly status: number
  /** Whether the document was sent to its end. */
  readonly isWhole: boolean
  readonly heading: string
  /** The text of the price; null without one. */
  readonly price: string | null
  /** The text of the main content, up to the similar homes: those have addresses and prices of their own. */
  readonly text: string
  /** The document as sent up to the similar homes: title, descriptions of pictures, data for search engines. */
  readonly source: string
  /** The agency's legal data in the footer. */
  readonly legal: string
  /** Links to other pages of the site. */
  readonly links: number
  readonly bytes: number
}

const fallback = { heading: '', price: null, text: '', source: '', legal: '', links: 0 } as const

const similar = /<[a-z]+\b[^>]*\sid="similar"/

/** Reads the traits of a page. @param html empty for an answer that is no document */
export function traitsOf(status: number, html: string): PageTraits {
  const bytes = html.length
  const isWhole = /<\/html>\s*$/.test(html)
  if (html === '') return { ...fallback, status, isWhole, bytes }
  const shown = html.replace(/<(style|script|template|noscript)\b[\s\S]*?<\/\1>/g, '')
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(shown)?.[1] ?? ''
  return {
    status,
    isWhole,
    bytes,
    heading: textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? ''),
    price: priceIn(main),
    text: textOf(main.split(similar)[0] ?? ''),
    source: decoded(html.split(similar)[0] ?? ''),
    legal: textOf(/<div class="legal"[^>]*><p>([\s\S]*?)<\/p>/.exec(shown)?.[1] ?? ''),
    links: shown.match(/<a\b[^>]*\shref="\/[^"]*"/g)?.length ?? 0,
  }
}

function priceIn(main: string): string | null {
  const markup = /<div class="property-price"[^>]*>\s*<p\b[^>]*>([\s\S]*?)<\/p>/.exec(main)?.[1]
  return markup === undefined ? null : textOf(markup)
}

/** The text of markup, with single spaces. */
function textOf(markup: string): string {
  return decoded(markup.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' '))
}

function decoded(markup: string): string {
  return markup
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
