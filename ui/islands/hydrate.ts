import '../styles/site.css'
import { wakeCaptcha } from './captcha.ts'
import { readIds } from './device-store.ts'
import { wakeFilters } from './filters.ts'
import { noteViewing, wakeHearts } from './hearts.ts'
import { rememberLanguage } from './language.ts'
import { wakeMenu } from './menu.ts'
import { wakePrint } from './print.ts'
import { wakeSheet } from './sheet.ts'
import { wakeTidyForm } from './tidy-form.ts'
import { namePhotoOnLeave } from './view-transition.ts'

type Wake = (marker: HTMLElement) => unknown

/** What moves on a page, by the name its marker carries. */
const islands: Readonly<Record<string, Wake>> = {
  captcha: wakeCaptcha,
  filters: wakeFilters,
  // What is wrong with a form is the first thing to be read.
  // Where the browser has seen to it (`autofocus`), whoever has gone on since is not called back.
  focus: (marker) => document.activeElement === document.body && marker.focus(),
  language: rememberLanguage,
  menu: wakeMenu,
  print: wakePrint,
  sheet: wakeSheet,
  'tidy-form': wakeTidyForm,
  viewing: noteViewing,
  viewed: (marker) => {
    if (readIds('viewed')?.length)
      import('./viewed.ts').then(
        ({ wakeViewed }) => wakeViewed(marker),
        () => {},
      )
  },
  shortlist: (marker) =>
    import('./shortlist.ts').then(
      ({ wakeShortlist }) => wakeShortlist(marker),
      () => {},
    ),
  'place-field': (marker) => {
    // Fetched when the visitor goes to type; without it the field is read by the server.
    const wake = ({ wakePlaceField }: typeof import('./place-field.ts')) => marker instanceof HTMLInputElement && wakePlaceField(marker)
    marker.addEventListener('focusin', () => import('./place-field.ts').then(wake, () => {}), { once: true })
  },
  'map-host': (marker) => {
    // When it comes near; until then the map shows what its address says.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import('./map-host.ts').then(
          ({ wakeMapHost }) => wakeMapHost(marker),
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
          ({ wakeOfferAmount }) => wakeOfferAmount(marker),
          () => {},
        ),
      { once: true },
    ),
  calculators: async (marker) => (await import('./calculators.ts')).wakeCalculators(marker),
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
function wakeIslands(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (woken.has(marker)) continue
    woken.add(marker)
    islands[marker.dataset.island ?? '']?.(marker)
  }
}

wakeIslands()
document.addEventListener('perron:content', wakeIslands)
namePhotoOnLeave()
wakeHearts()
