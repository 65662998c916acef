import { type OptionalCategory, readConsent } from '#db/model/consent.ts'
import { readCookie } from './device.ts'
import type { IslandProps } from './html-hooks.ts'
import { lazy } from './lazy.ts'
import { byId, findParts } from './lookup.ts'
import { announce, onPageEvent } from './page-events.ts'
import { trackPage } from './pixel.ts'

type ConsentProps = IslandProps['consent']

const notice = lazy(() => import('./notice.ts'))

/** The categories accepted on this device. A page without a banner, as in the preview, knows of no choice: there nothing is accepted. */
let accepted: readonly OptionalCategory[] = []

/**
 * Shows the banner to a visitor who has not chosen yet, and does what the choice allows. The page is the same for everybody, so a choice is
 * known on the device alone: from its cookie.
 */
export function mountConsent(banner: HTMLElement, props: ConsentProps): void {
  apply(banner, props)
  followHeight(banner)
  addEventListener('pageshow', ({ persisted }) => persisted && apply(banner, props))
  const form = banner.querySelector('form')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!(await isSent(form, event.submitter)) || !apply(banner, props)) return
    byId('content')?.focus({ preventScroll: true })
    void notice.run(({ showNotice }) => showNotice('consent.saved'))
  })
}

/** Runs once the category is accepted, which may be at once. */
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

/** Sends the banner's form in place of the browser, so that nothing typed on the page is lost. The answer is a redirect with the cookie. */
async function isSent(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams(submitter instanceof HTMLButtonElement ? { [submitter.name]: submitter.value } : {})
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  return answer?.type === 'opaqueredirect'
}

/** Does what the cookie says; false where it holds no choice. */
function apply(banner: HTMLElement, { version, scripts }: ConsentProps): boolean {
  const choice = readConsent(readCookie('consent'), version)
  accepted = choice?.accepted ?? []
  banner.classList.toggle('is-open', choice === null)
  for (const form of findParts(document, 'withdraw')) form.classList.toggle('is-open', accepted.length > 0)
  for (const { src, category } of scripts) if (accepted.includes(category)) load(src)
  if (accepted.includes('marketing')) trackPage()
  announce('consent')
  return choice !== null
}

const loaded = new Set<string>()

function load(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('load', () => accepted.includes('marketing') && trackPage())
  document.head.append(script)
}

/** The open banner lies over the foot of the window: the style sheet keeps that much room for what would be under it. */
function followHeight(banner: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent-height', `${banner.offsetHeight}px`)).observe(banner)
}
