import { type OptionalCategory, readConsent } from '#db/model/privacy/consent.ts'
import { ask } from '../islands/ask.ts'
import { readCookie } from '../islands/device.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { lazy } from '../islands/lazy.ts'
import { byId, findParts } from '../islands/lookup.ts'
import { announce, onPageEvent } from '../islands/page-events.ts'
import { trackPage } from '../views/pixel.island.ts'

type ConsentProps = IslandProps['consent']

const notice = lazy(() => import('../site/frame/notice.island.ts'))

/** The categories accepted on this device; none on a page without a banner, such as in the preview. */
let accepted: readonly OptionalCategory[] = []

/**
 * Shows the banner to visitors who have not chosen yet, and runs what the choice allows. Pages are the same for all visitors, so the choice is
 * only known on the device, from its cookie.
 */
export function mountConsent(banner: HTMLElement, props: ConsentProps): void {
  apply(banner, props)
  followHeight(banner)
  addEventListener('pageshow', ({ persisted }) => persisted && apply(banner, props))
  const form = banner.querySelector('form')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const isStored = await isSent(form, event.submitter)
    for (const message of findParts(banner, 'lost')) message.hidden = isStored
    if (!isStored) return
    const isKept = apply(banner, props)
    banner.classList.remove('is-open')
    byId('content')?.focus({ preventScroll: true })
    if (!isKept) void notice.run(({ showNotice }) => showNotice('consent.notKept'))
  })
}

/** Calls `run` once the category is accepted, which may be immediately. */
export function whenAccepted(category: OptionalCategory, run: () => unknown): void {
  let hasRun = false
  const look = () => {
    if (hasRun || !accepted.includes(category)) return
    hasRun = true
    run()
  }
  onPageEvent('consent', look)
  look()
}

/** Submits the banner's form by script, so that nothing typed on the page is lost. The response is a redirect with the cookie. */
async function isSent(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams(submitter instanceof HTMLButtonElement ? { [submitter.name]: submitter.value } : {})
  const type = await ask(form.action, async (answer) => answer.type, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  return type === 'opaqueredirect'
}

/** Applies the choice in the cookie; false if it holds none. */
function apply(banner: HTMLElement, { version, scripts }: ConsentProps): boolean {
  const choice = readConsent(readCookie('consent'), version)
  accepted = choice?.accepted ?? []
  banner.classList.toggle('is-open', choice === null)
  for (const form of findParts(document, 'withdraw')) form.classList.toggle('is-open', accepted.length > 0)
  for (const script of scripts) if (accepted.includes(script.category)) void load(script)
  if (accepted.includes('marketing')) trackPage()
  announce('consent')
  return choice !== null
}

const loaded = new Set<string>()

async function load({ src, data = [], setUp }: ConsentProps['scripts'][number]): Promise<void> {
  if (loaded.has(src)) return
  loaded.add(src)
  if (setUp !== undefined) {
    const { setUpAnalytics } = await import('./analytics.island.ts')
    setUpAnalytics(setUp, Object.fromEntries(data.map(({ name, value }) => [name, value])))
  }
  const script = document.createElement('script')
  for (const { name, value } of data) script.setAttribute(`data-${name}`, value)
  script.async = true
  script.src = src
  script.addEventListener('load', () => accepted.includes('marketing') && trackPage())
  document.head.append(script)
}

/** Everything that uses `--consent-height`. */
const clearOfBanner = 'body, .menu-panel, .cover-panel, .cover-photo img, .mobile-bar, .action-bar, .compare-bar, .foot-notice'

/** The open banner covers the bottom of the window: the page reserves its height, and what is fixed there stays above it. */
function followHeight(banner: HTMLElement): void {
  let height = 0
  const reserve = () => {
    for (const { style } of document.querySelectorAll<HTMLElement>(clearOfBanner)) style.setProperty('--consent-height', `${height}px`)
    // Keeps what gets the focus clear of the banner and of a bar above it.
    document.documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 6rem)` : ''
  }
  new ResizeObserver(() => {
    height = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0
    reserve()
  }).observe(banner)
  onPageEvent('content', reserve)
}
