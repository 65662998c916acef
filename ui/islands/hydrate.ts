import '../design/site.css'
import { mountOpenNow } from '../agency/open-now.island.ts'
import { mountCaptcha } from '../forms/captcha/captcha.island.ts'
import { mountFormSteps } from '../forms/form-steps.island.ts'
import { mountOfflineForms } from '../forms/offline-form.island.ts'
import { markMissingPhotos } from '../listings/photos/missing-photos.island.ts'
import { mountOverview } from '../listings/photos/overview.island.ts'
import { namePhotos } from '../listings/photos/view-transition.island.ts'
import { mountDossier } from '../listings/property/dossier.island.ts'
import { mountPropertyMap } from '../map/property-map.island.ts'
import { mountConsent, whenAccepted } from '../privacy/consent.island.ts'
import { mountFilters, mountTidyForm } from '../search/filters.island.ts'
import { mountSheet } from '../search/sheet.island.ts'
import { readIds } from '../shortlist/device-store.island.ts'
import { mountHearts, storeViewed } from '../shortlist/hearts.island.ts'
import { withFirstOfMonth } from '../site/first-of-month.present.ts'
import { mountLanguages } from '../site/frame/language.island.ts'
import { mountMenu, mountSiteMenu } from '../site/frame/site-menu.island.ts'
import { mountPrint } from '../site/print.island.ts'
import { startPrefetch } from '../site/start-prefetch.island.ts'
import { reportSeen } from '../views/seen.island.ts'
import { mountChosenStart } from '../visits/chosen-start.island.ts'
import { showFreeTimes } from '../visits/free-times.island.ts'
import type { IslandName, IslandProps } from './island-props.ts'
import { type Lazy, lazy } from './lazy.ts'
import { closestPart, findIslands, findParts, islandName, propsOf } from './lookup.ts'
import { whenNear } from './near.ts'
import { nextTask } from './next-task.ts'
import { onPageEvent } from './page-events.ts'

const askField = lazy(() => import('../search/ask/ask-field.island.ts'))
const autosave = lazy(() => import('../content/desk/autosave.island.ts'))
const dateInWords = lazy(() => import('../forms/date-in-words.island.ts'))
const caller = lazy(() => import('../contacts/caller.island.ts'))
const calculators = lazy(() => import('../calculators/calculators.island.ts'))
const chart = lazy(() => import('../statistics/chart.island.ts'))
const drafts = lazy(() => import('../desk/drafts.island.ts'))
const deskCommand = lazy(() => import('../desk/command.island.ts'))
const deskKeys = lazy(() => import('../desk/desk-keys.island.ts'))
const deskParts = lazy(() => import('./desk-parts.tsx'))
const documentsRequested = lazy(() => import('../files/documents-requested.island.ts'))
const embed = lazy(() => import('../privacy/embed.island.ts'))
const feedUpload = lazy(() => import('../feeds/feed-upload.island.ts'))
const gallery = lazy(() => import('../listings/photos/gallery.island.ts'))
const look = lazy(() => import('../agency/settings/look.island.ts'))
const mailing = lazy(() => import('../newsletters/mailing.island.ts'))
const mapHost = lazy(() => import('../map/map-host.island.ts'))
const offerAmount = lazy(() => import('../forms/purchase-offer/offer-amount.island.ts'))
const passkey = lazy(() => import('../accounts/passkey.island.ts'))
const pictures = lazy(() => import('../content/desk/pictures.island.ts'))
const placeField = lazy(() => import('../places/place-field.island.ts'))
const pointField = lazy(() => import('../map/point-field.island.ts'))
const remarkField = lazy(() => import('../forms/demand-register/remark-field.island.ts'))
const reveal = lazy(() => import('../accounts/reveal.island.ts'))
const salePrices = lazy(() => import('../statistics/sale-prices.island.ts'))
const saveOnChange = lazy(() => import('../desk/save-on-change.island.ts'))
const sendFile = lazy(() => import('../files/desk/send-file.island.ts'))
const share = lazy(() => import('../shortlist/share.island.ts'))
const shortlist = lazy(() => import('../shortlist/shortlist.island.ts'))
const viewed = lazy(() => import('../shortlist/viewed.island.ts'))

type Islands = { readonly [Name in IslandName]: (element: HTMLElement, props: IslandProps[Name]) => unknown }

/** Every island by the name of its hook. */
const islands: Islands = {
  'ask-field': (field, props) => onFirstFocus(field, askField, ({ mountAskField }) => mountAskField(field, props)),
  autosave: (form, words) => autosave.run(({ mountAutosave }) => mountAutosave(form, words)),
  calculators: (page) => calculators.run(({ mountCalculators }) => mountCalculators(page)),
  caller: (form) => caller.run(({ mountCaller }) => mountCaller(form)),
  captcha: mountCaptcha,
  chart: (frame, props) => whenNear(frame, () => chart.run(({ mountChart }) => mountChart(frame, props))),
  'chosen-start': mountChosenStart,
  consent: mountConsent,
  'date-in-words': (output) => dateInWords.run(({ mountDateInWords }) => mountDateInWords(output, withFirstOfMonth)),
  'desk-page': mountOfflineForms,
  'desk-command': (header, words) => deskCommand.run(({ mountCommand }) => mountCommand(header, words)),
  'desk-keys': () => deskKeys.run(({ mountDeskKeys }) => mountDeskKeys()),
  'documents-requested': (sentence, props) => documentsRequested.run(({ mountDocumentsRequested }) => mountDocumentsRequested(sentence, props)),
  dossier: mountDossier,
  drafts: (host, props) => drafts.run(({ mountDrafts }) => mountDrafts(host, props)),
  embed: (link, props) => {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const open = () => location.assign(link.getAttribute('href') ?? '')
      return embed.run(({ startEmbed }) => startEmbed(link, props), open)
    })
    whenAccepted(props.category, () => whenNear(link, () => embed.run(({ showEmbed }) => showEmbed(link, props))))
  },
  filters: mountFilters,
  // Focuses the error summary, unless `autofocus` worked and the visitor has moved on.
  focus: (element) => document.activeElement === document.body && element.focus(),
  'feed-upload': (form, props) => feedUpload.run(({ mountFeedUpload }) => mountFeedUpload(form, props)),
  'form-steps': mountFormSteps,
  'free-times': (place, props) => whenNear(place, () => showFreeTimes(place, props)),
  gallery: (element) => {
    mountOverview(element)
    element.addEventListener('pointerenter', gallery.preload, { once: true })
    const links = [...findParts(element, 'size')].filter((each) => each instanceof HTMLAnchorElement)
    // Plans are also on the page itself.
    document.addEventListener('click', (event) => {
      const link = closestPart(event.target, 'size')
      if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (!links.some(({ href }) => href === link.href)) return
      event.preventDefault()
      return gallery.run(
        ({ openGallery }) => openGallery(element, links, link),
        () => location.assign(link.href),
      )
    })
  },
  language: mountLanguages,
  'logo-icons': (field) => look.run(({ mountLogoIcons }) => mountLogoIcons(field)),
  'look-preview': (section, props) => look.run(({ mountLookPreview }) => mountLookPreview(section, props)),
  'lead-inbox': (host, props) => deskParts.run(({ mountInbox }) => mountInbox(host, props)),
  'calendar-board': (host, props) => deskParts.run(({ mountCalendar }) => mountCalendar(host, props)),
  'markdown-editor': (host, props) => deskParts.run(({ mountEditor }) => mountEditor(host, props)),
  'own-photos': (host, props) => deskParts.run(({ mountOwnPhotos }) => mountOwnPhotos(host, props)),
  mailing: (opened) => mailing.run(({ mountMailing }) => mountMailing(opened)),
  'map-host': (host, props) => mapHost.run(({ mountMapHost }) => mountMapHost(host, props)),
  menu: mountMenu,
  'offer-amount': (element, props) => onFirstFocus(element, offerAmount, ({ mountOfferAmount }) => mountOfferAmount(element, props)),
  'open-now': mountOpenNow,
  'picture-focus': (form, props) => pictures.run(({ mountPictureFocus }) => mountPictureFocus(form, props)),
  'picture-upload': (form, props) => pictures.run(({ mountPictureUpload }) => mountPictureUpload(form, props)),
  'place-field': (field, words) => onFirstFocus(field, placeField, ({ mountPlaceField }) => mountPlaceField(field, words)),
  'point-field': (field, props) => pointField.run(({ mountPointField }) => mountPointField(field, props)),
  passkey: (element, props) => 'PublicKeyCredential' in window && passkey.run(({ mountPasskey }) => mountPasskey(element, props)),
  'picture-preview': (field) => pictures.run(({ mountPicturePreview }) => mountPicturePreview(field)),
  print: mountPrint,
  'property-map': (host, props) =>
    mountPropertyMap(host, (takesFocus, failed) => mapHost.run(({ showPropertyMap }) => showPropertyMap(host, props, takesFocus), failed)),
  'remark-field': (field) => onFirstFocus(field, remarkField, ({ mountRemarkField }) => mountRemarkField(field)),
  reveal: (button, words) => reveal.run(({ mountReveal }) => mountReveal(button, words)),
  'sale-prices': (section) => onFirstFocus(section.closest('main') ?? section, salePrices, ({ mountSalePrices }) => mountSalePrices(section)),
  'save-on-change': (form, words) => saveOnChange.run(({ mountSaveOnChange }) => mountSaveOnChange(form, words)),
  'send-file': (form) => sendFile.run(({ mountSendFile }) => mountSendFile(form)),
  'send-at-once': (form) => form instanceof HTMLFormElement && form.requestSubmit(),
  share: (button, { url }) => {
    button.hidden = false
    button.addEventListener('click', () => share.run(({ shareUrl }) => shareUrl(url)))
  },
  sheet: mountSheet,
  shortlist: (page, props) => shortlist.run(({ mountShortlist }) => mountShortlist(page, props)),
  'site-menu': mountSiteMenu,
  'tidy-form': mountTidyForm,
  viewed: (place, props) => readIds('viewed')?.some((id) => id !== props.except) && viewed.run(({ mountViewed }) => mountViewed(place, props)),
  'store-viewed': storeViewed,
}

/** Runs a chunk when the element first gets the focus; if the chunk cannot be fetched, the next focus tries again. */
function onFirstFocus<Module>(element: HTMLElement, chunk: Lazy<Module>, run: (module: Module) => unknown): void {
  const listen = () => element.addEventListener('focusin', () => void chunk.run(run, listen), { once: true })
  listen()
}

const mounted = new WeakSet<HTMLElement>()

/** Mounts the islands that are not mounted yet: all of them at first, later those in added HTML. */
function mountIslands(): void {
  for (const element of findIslands()) {
    const name = islandName(element)
    if (mounted.has(element) || !isIsland(name)) continue
    mounted.add(element)
    mount(name, element)
  }
}

function mount<Name extends IslandName>(name: Name, element: HTMLElement): void {
  islands[name](element, propsOf(element, name))
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}

function start(): void {
  mountIslands()
  onPageEvent('content', mountIslands)
  markMissingPhotos()
  mountHearts()
  startPrefetch()
  reportSeen()
}

// The browser reveals a page before it is parsed, and once only.
namePhotos()

// A prerendered page must not count or store anything until it is visited; its first frame does not wait for that.
if ('prerendering' in document && document.prerendering === true) document.addEventListener('prerenderingchange', () => nextTask().then(start), { once: true })
// The script is async: from the cache it can run before the document is parsed.
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
