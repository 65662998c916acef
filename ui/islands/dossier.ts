import { findPart, findParts } from './lookup.ts'

/** The parts of a property's page: closed on a phone, opened by an address with their name and for printing, and named in the bar above them. */
export function mountDossier(dossier: HTMLElement): void {
  foldParts(dossier)
  markCurrent(dossier)
}

function foldParts(dossier: HTMLElement): void {
  const folds = [...findParts(dossier, 'fold')].filter((fold) => fold instanceof HTMLDetailsElement)
  const phone = matchMedia('(max-width: 767px)')
  const refold = () => {
    for (const fold of folds) {
      fold.open = !phone.matches || isAsked(fold)
      const summary = fold.querySelector('summary')
      if (summary) summary.tabIndex = phone.matches ? 0 : -1
    }
  }
  const openAll = () => {
    for (const fold of folds) fold.open = true
  }
  refold()
  if (phone.matches) folds.find(isAsked)?.scrollIntoView()
  phone.addEventListener('change', refold)
  addEventListener('beforeprint', openAll)
  addEventListener('afterprint', refold)
  addEventListener('hashchange', () => {
    const fold = folds.find(isAsked)
    if (!fold) return
    fold.open = true
    fold.scrollIntoView()
  })
}

/** Whether the address names something in this part. */
function isAsked(fold: Element): boolean {
  const named = document.getElementById(location.hash.slice(1))
  return named !== null && fold.contains(named)
}

/** Underlines the link of the part that is being read. */
function markCurrent(dossier: HTMLElement): void {
  const bar = findPart(dossier, 'dossier-bar')
  if (!bar) return
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('li a')]
  const parts = links.map((link) => document.getElementById(link.hash.slice(1))?.closest('section'))
  const mark = (at: number) => {
    for (const [index, link] of links.entries()) link.ariaCurrent = index === at ? 'true' : null
  }
  for (const [index, link] of links.entries()) link.addEventListener('click', () => mark(index))
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
      if (seen) mark(links.findIndex((link) => seen.target.contains(document.getElementById(link.hash.slice(1)))))
    },
    { rootMargin: '-15% 0px -80% 0px' },
  )
  for (const each of parts) if (each) observer.observe(each)
}
