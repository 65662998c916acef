/**
 * Prefetches a link's page when a visitor is about to follow it, for browsers without speculation rules. It uses the same rules, so nothing
 * with side effects is ever requested; the response stays in the browser's cache, which only revalidates it on the click.
 */

interface Rules {
  readonly prefetch: readonly { readonly where: { readonly and: readonly Clause[] } }[]
}
type Clause = { readonly href_matches?: readonly string[] } | { readonly not: unknown }

/** Milliseconds over a link that distinguish hovering from passing. */
const pause = 65
const maxPages = 12

const fetched = new Set<string>([location.pathname + location.search])

/** Watches the links of the document. @param rules path of the speculation rules */
export async function mountPrefetch(rules: string): Promise<void> {
  const read = await readRules(rules)
  if (read === null) return
  const { prefetch } = read
  const patterns = prefetch.flatMap(({ where }) => where.and.flatMap((clause) => ('href_matches' in clause ? (clause.href_matches ?? []) : [])))
  const pages = patterns.map(asExpression)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const intend = (link: HTMLAnchorElement, after: number) => {
    clearTimeout(waiting)
    if (isPage(link, pages)) waiting = setTimeout(() => ask(link), after)
  }
  for (const [name, after] of [
    ['pointerover', pause],
    ['touchstart', 0],
    ['focusin', pause],
  ] as const) {
    document.addEventListener(
      name,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link) intend(link, after)
      },
      { passive: true },
    )
  }
  document.addEventListener('pointerout', () => clearTimeout(waiting), { passive: true })
}

/** The rules; null if they did not arrive, as when the visitor leaves the page first. */
async function readRules(path: string): Promise<Rules | null> {
  try {
    return await (await fetch(path)).json()
  } catch {
    return null
  }
}

/** A pattern of the rules: a path whose `:name` stands for a segment. */
function asExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
}

function isPage(link: HTMLAnchorElement, pages: readonly RegExp[]): boolean {
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  if (origin !== location.origin || (hash !== '' && pathname === location.pathname)) return false
  if (link.target !== '' || link.hasAttribute('download') || link.relList.contains('nofollow') || /[?&](?:print|lng)=/.test(search)) return false
  return !fetched.has(pathname + search) && fetched.size <= maxPages && pages.some((page) => page.test(pathname))
}

function ask({ href }: HTMLAnchorElement): void {
  const { pathname, search } = new URL(href, location.href)
  fetched.add(pathname + search)
  fetch(pathname + search, { priority: 'low' }).catch(() => fetched.delete(pathname + search))
}
