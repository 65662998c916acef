import { draftAct, draftField, type FormDraft } from '#db/model/forms/form-draft.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { byId, cloneTemplate, findIslands, islandName } from '../islands/lookup.ts'
import { controlsOf, isChanged, isControl, isTick, isUnkeepable, openingField, setOpening, valuesOf } from './form-controls.island.ts'

/** Milliseconds: the debounce, the longest time without a save while typing, and the delay before a retry. */
const [pause, longest, again] = [400, 2_000, 10_000]

/** Maximum characters of a request that outlives its page: browsers allow 64 KB for all of them. */
const mostOutliving = 50_000

/** Hidden fields that change from one view of a form to the next, so that they do not identify it. */
const changing = new Set(['version', 'opened', 'once', 'seen', 'seenReply', 'submission', 'shownPictures', 'order', 'token', 'state', 'was', draftField])

/** Hidden fields that are kept with what was typed, so that a form is compared with the state it was opened with. */
const opening = ['version', 'opened']

/** A form whose input is kept. */
interface Watched {
  readonly form: HTMLFormElement
  /** What identifies it on its page. */
  readonly key: string
  /** Fields that count as changed whatever they were at first: those of a draft, or all of a refused form. */
  readonly touched: Set<string>
  isTyped: boolean
  /** Whether it holds what cannot be kept: a chosen file, a password, an order. */
  holdsOther: boolean
  isSent: boolean
  /** The draft that the site has, as JSON. */
  saved: string
}

/**
 * Keeps what is typed into the forms of a page behind a log-in, whatever way the page is left, and shows it again when the page is opened, until
 * the form is sent or the draft is discarded. Asks before the page is left with what cannot be kept, or could not.
 */
export function mountDrafts(host: HTMLElement, { path, drafts, refused, discarded, restored }: IslandProps['drafts']): void {
  const live = [...findIslands()].filter((island) => ownWays.has(islandName(island)))
  const inOwnWay = (element: Element) => live.some((island) => island.contains(element))
  const forms = watchedForms(inOwnWay)
  let timer: ReturnType<typeof setTimeout> | undefined
  let [since, hasFailed] = [0, false]

  const draftOf = (watched: Watched) => (watched.isTyped && !watched.isSent ? readDraft(watched, inOwnWay) : null)
  const pending = () => forms.filter((each) => !each.isSent && each.isTyped && JSON.stringify(draftOf(each)) !== each.saved)
  const wait = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(keep, time)
  }

  async function keep(): Promise<void> {
    clearTimeout(timer)
    const sending = pending().map((watched) => ({ watched, draft: draftOf(watched) }))
    if (sending.length === 0) return
    since = 0
    const body = new FormData()
    body.set('do', draftAct)
    body.set('drafts', JSON.stringify(Object.fromEntries(sending.map(({ watched, draft }) => [watched.key, draft]))))
    const outlives = String(body.get('drafts')).length < mostOutliving
    const answer = await fetch(location.pathname, { method: 'POST', body, redirect: 'manual', keepalive: outlives }).catch(() => null)
    hasFailed = answer?.status !== 204
    if (hasFailed) return wait(again)
    for (const { watched, draft } of sending) watched.saved = JSON.stringify(draft)
  }

  for (const watched of forms) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = draftField
    field.value = `${path} ${watched.key}`
    watched.form.append(field)
    const draft = drafts[watched.key]
    if (watched.key === refused) {
      for (const each of controlsOf(watched.form, inOwnWay)) watched.touched.add(each.name)
      watched.isTyped = true
    } else if (draft !== undefined) showDraft(watched, draft)
  }

  function showDraft(watched: Watched, draft: FormDraft): void {
    restore(watched, draft, inOwnWay)
    watched.saved = JSON.stringify(readDraft(watched, inOwnWay))
    const notice = cloneTemplate(host, 'draft')
    const button = notice?.querySelector('button')
    const words = notice?.querySelector('p')
    if (!notice || !button || !words) return
    const before = new Map(opening.map((name) => [name, openingField(watched.form, name)?.defaultValue ?? '']))
    let isGone = false
    button.addEventListener('click', () => {
      isGone = !isGone
      if (isGone) {
        watched.form.reset()
        for (const [name, value] of before) setOpening(watched.form, name, value)
        watched.touched.clear()
      } else restore(watched, draft, inOwnWay)
      words.textContent = isGone ? discarded : restored
      for (const label of button.children) label.toggleAttribute('hidden')
      return keep()
    })
    watched.form.prepend(notice)
  }

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return
    const watched = forms.find(({ form }) => form.contains(target) || (isControl(target) && target.form === form))
    if (watched === undefined) return
    if (inOwnWay(target) || isUnkeepable(target)) watched.holdsOther = true
    else if (!isControl(target) || target.name === '') return
    watched.isTyped = true
    watched.isSent = false
    since ||= Date.now()
    wait(Math.min(pause, Math.max(0, since + longest - Date.now())))
  })
  document.addEventListener('submit', ({ target }) => {
    // Offline the form stays (`offline-form.island.ts`).
    if (!navigator.onLine) return
    for (const each of forms) each.isSent ||= each.form === target
    return keep()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const each of forms) each.isSent = false
  })
  addEventListener('online', keep)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
  addEventListener('beforeunload', (event) => {
    const unsaved = pending()
    const isLarge = unsaved.reduce((sum, each) => sum + JSON.stringify(draftOf(each)).length, 0) >= mostOutliving
    const isLost = unsaved.length > 0 && (hasFailed || isLarge || !navigator.onLine)
    if (isLost || forms.some((each) => each.holdsOther && !each.isSent)) event.preventDefault()
    return keep()
  })
  // What a refused form holds is in no draft yet.
  wait(pause)
}

/** Islands whose forms act at once, or whose input is an order. */
const ownWays: ReadonlySet<string> = new Set(['lead-inbox', 'calendar-board', 'own-photos', 'save-on-change'])

function watchedForms(inOwnWay: (element: Element) => boolean): readonly Watched[] {
  const keys = new Set<string>()
  const forms = [...(byId('content')?.querySelectorAll('form') ?? [])].filter(
    (form) =>
      form.method === 'post' &&
      islandName(form) !== 'autosave' &&
      !inOwnWay(form) &&
      [...form.elements].some((each) => isControl(each) && each.type !== 'hidden'),
  )
  return forms.map((form) => {
    let key = keyOf(form)
    while (keys.has(key)) key += '+'
    keys.add(key)
    return { form, key, touched: new Set(), isTyped: false, holdsOther: false, isSent: false, saved: 'null' }
  })
}

/** What identifies a form: where it is sent, the record it is about, and what it does. */
function keyOf(form: HTMLFormElement): string {
  const action = (form.getAttribute('action') ?? '').replace(/^\/[a-z]{2}(?=\/)/, '').replace(/[?#].*/, '')
  const fields = [...form.elements].flatMap((each) =>
    each instanceof HTMLInputElement && each.type === 'hidden' && each.name !== '' && !changing.has(each.name) ? [`${each.name}=${each.value}`] : [],
  )
  const act = [...form.elements].find((each) => each instanceof HTMLButtonElement && each.name === 'do')
  return encodeURIComponent([action, ...fields, act instanceof HTMLButtonElement ? act.value : ''].join('|').slice(0, 300))
}

/** The fields that were changed, with their values; null if none were. */
function readDraft({ form, touched }: Watched, inOwnWay: (element: Element) => boolean): FormDraft | null {
  const controls = controlsOf(form, inOwnWay)
  const names = new Set(controls.flatMap((each) => (touched.has(each.name) || isChanged(each) ? [each.name] : [])))
  if (names.size === 0) return null
  const values = [...names].map((name) => [name, controls.filter((each) => each.name === name).flatMap(valuesOf)] as const)
  const opened = opening.flatMap((name) => {
    const field = openingField(form, name)
    return field === null ? [] : [[name, [field.value]] as const]
  })
  return Object.fromEntries([...values, ...opened])
}

/** Fills a form with a draft, and tells other scripts of the page. */
function restore(watched: Watched, draft: FormDraft, inOwnWay: (element: Element) => boolean): void {
  const { form, touched } = watched
  for (const control of controlsOf(form, inOwnWay)) {
    const texts = draft[control.name]
    if (texts === undefined) continue
    touched.add(control.name)
    if (control instanceof HTMLSelectElement) for (const option of control.options) option.selected = texts.includes(option.value)
    else if (control instanceof HTMLInputElement && isTick(control)) control.checked = texts.includes(control.value)
    else control.value = texts[0] ?? ''
    for (let fold = control.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const name of opening) setOpening(form, name, draft[name]?.[0])
  watched.isTyped = true
}
