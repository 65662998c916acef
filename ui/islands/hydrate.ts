import '../styles/site.css'
import { mountCaptcha } from './captcha.ts'
import { readIds } from './device-store.ts'
import { mountFilters } from './filters.ts'
import { mountHearts, noteViewing } from './hearts.ts'
import { rememberLanguage } from './language.ts'
import { mountMenu } from './menu.ts'
import { mountPrint } from './print.ts'
import { mountSheet } from './sheet.ts'
import { mountTidyForm } from './tidy-form.ts'
import { namePhotoOnLeave } from './view-transition.ts'

type Wake = (marker: HTMLElement) => unknown

/** What moves on a page, by the name its marker carries. */
const islands: Readonly<Record<string, Wake>> = {
  captcha: mountCaptcha,
  filters: mountFilters,
  // What is wrong with a form is the first thing to be read.
  // Where the browser has seen to it (`autofocus`), whoever has gone on since is not called back.
  focus: (marker) => document.activeElement === document.body && marker.focus(),
  language: rememberLanguage,
  menu: mountMenu,
  print: mountPrint,
  sheet: mountSheet,
  'tidy-form': mountTidyForm,
  viewing: noteViewing,
  viewed: (marker) => {
    if (readIds('viewed')?.length)
      import('./viewed.ts').then(
        ({ mountViewed }) => mountViewed(marker),
        () => {},
      )
  },
  shortlist: (marker) =>
    import('./shortlist.ts').then(
      ({ mountShortlist }) => mountShortlist(marker),
      () => {},
    ),
  'place-field': (marker) => {
    // Fetched when the visitor goes to type; without it the field is read by the server.
    const wake = ({ mountPlaceField }: typeof import('./place-field.ts')) => marker instanceof HTMLInputElement && mountPlaceField(marker)
    marker.addEventListener('focusin', () => import('./place-field.ts').then(wake, () => {}), { once: true })
  },
  'map-host': (marker) => {
    // When it comes near; until then the map shows what its address says.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import('./map-host.ts').then(
          ({ mountMapHost }) => mountMapHost(marker),
          () => {},
        )
      },
      { rootMargin: '600px' },
    )
    near.observe(marker)
  },
  // Until somebody types, the sentence says what the server knows.
  'offer-amount': (marker) =>
    marker.addEventListener(
      'focusin',
      () =>
        import('./offer-amount.ts').then(
          ({ mountOfferAmount }) => mountOfferAmount(marker),
          () => {},
        ),
      { once: true },
    ),
  calculators: async (marker) => (await import('./calculators.ts')).mountCalculators(marker),
  gallery: (marker) => {
    // The lightbox is fetched when the visitor reaches for a photograph, not before.
    const load = () => import('./gallery.ts')
    marker.addEventListener('pointerenter', load, { once: true })
    marker.addEventListener('click', async (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      await load().then(
        ({ openGallery }) => openGallery(marker, link),
        () => location.assign(link.href),
      )
    })
  },
}

const woken = new WeakSet<HTMLElement>()

/** Wakes what is not awake yet: at first all there is, later what has taken the place of something else. */
function mountIslands(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (woken.has(marker)) continue
    woken.add(marker)
    islands[marker.dataset.island ?? '']?.(marker)
  }
}

mountIslands()
document.addEventListener('perron:content', mountIslands)
namePhotoOnLeave()
mountHearts()
