import { closestPart, findPart, findParts, partValue } from '../../islands/lookup.ts'

/** The parts of a property's page: closed on a phone, opened by an address with their name and for printing, and named in the bar above them. */
export function mountDossier(dossier: HTMLElement): void {
  foldParts(dossier)
  markCurrent(dossier)
  markUnits(dossier)
}

/** Marks the unit that is pointed at or focused, in the drawing of the building and in the table. */
function markUnits(dossier: HTMLElement): void {
  const units = [...findParts(dossier, 'unit')]
  const mark = ({ type, target }: Event) => {
    const pointed = type === 'focusout' ? null : partValue(closestPart(target, 'unit'), 'unit')
    for (const unit of units) unit.classList.toggle('is-pointed', partValue(unit, 'unit') === pointed)
  }
  if (units.length > 0) for (const type of ['pointerover', 'pointerleave', 'focusout', 'focusin']) dossier.addEventListener(type, mark)
}

function foldParts(dossier: HTMLElement): void {
  const folds = [...findParts(dossier, 'fold')].filter((fold) => fold instanceof HTMLDetailsElement)
  const phone = matchMedia('(max-width: 47.9375em)')
  const refold = () => {
    for (const fold of folds) {
      fold.open = !phone.matches || isTargeted(fold)
      const summary = fold.querySelector('summary')
      if (summary) summary.tabIndex = phone.matches ? 0 : -1
    }
  }
  const openAll = () => {
    for (const fold of folds) fold.open = true
  }
  refold()
  if (phone.matches) showTargeted(folds)
  phone.addEventListener('change', refold)
  addEventListener('beforeprint', openAll)
  addEventListener('afterprint', refold)
  addEventListener('hashchange', () => {
    const fold = folds.find(isTargeted)
    if (!fold || fold.open) return
    fold.open = true
    named()?.scrollIntoView()
  })
}

/** Scrolls to the target of the fragment, again after layout: the browser aims at its position before the parts were closed. */
function showTargeted(folds: readonly HTMLDetailsElement[]): void {
  if (!folds.some(isTargeted)) return
  const show = () => named()?.scrollIntoView()
  show()
  if (document.readyState === 'complete') return
  const leave = new AbortController()
  addEventListener('load', show, { signal: leave.signal })
  for (const act of ['wheel', 'touchstart', 'keydown']) addEventListener(act, () => leave.abort(), { signal: leave.signal, passive: true })
}

/** The target of the address's fragment. */
function named(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1))
}

/** Whether this part contains the target. */
function isTargeted(fold: Element): boolean {
  const target = named()
  return target !== null && fold.contains(target)
}

/** Underlines the link of the part that is being read; none above the first one. */
function markCurrent(dossier: HTMLElement): void {
  const bar = findPart(dossier, 'dossier-bar')
  if (!bar) return
  const parts = [...bar.querySelectorAll<HTMLAnchorElement>('li a')].map((link) => ({
    link,
    section: document.getElementById(link.hash.slice(1))?.closest('section'),
  }))
  let isWaiting = false
  const mark = () => {
    isWaiting = false
    const line = Math.max(120, innerHeight / 4)
    const begun = parts
      .map(({ link, section }) => ({ link, top: section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY }))
      .filter(({ top }) => top <= line)
    const last = begun.filter(({ top }) => top === Math.max(...begun.map((each) => each.top)))
    // Of parts side by side, the one that the visitor went to.
    const current = (last.find(({ link }) => link.hash === location.hash) ?? last[0])?.link
    for (const { link } of parts) link.ariaCurrent = link === current ? 'true' : null
    if (current) showInStrip(current)
  }
  const markSoon = () => {
    if (!isWaiting) requestAnimationFrame(mark)
    isWaiting = true
  }
  for (const change of ['scroll', 'resize', 'hashchange']) addEventListener(change, markSoon, { passive: true })
  // What loads late moves the parts without a scroll; it also marks once at the start.
  new ResizeObserver(markSoon).observe(document.body)
}

/** On a tablet the links are a strip that scrolls. */
function showInStrip(link: HTMLElement): void {
  const strip = link.closest('ul')
  if (!strip || strip.scrollWidth <= strip.clientWidth) return
  const [frame, box] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
  if (box.left < frame.left || box.right > frame.right) strip.scrollBy({ left: box.left - frame.left - 32, behavior: 'instant' })
}
