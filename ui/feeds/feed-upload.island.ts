import { type FeedFault, UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { type FeedLists, feedListsOf } from '#db/model/feeds/feed-lists.ts'
import { decodeFeedText } from '#db/model/feeds/feed-text.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { findPart } from '../islands/lookup.ts'

const path = '/import/desk'
const pauses = [500, 2_000, 5_000]

/** The importer's answer; a refusal is one too. */
interface Answer {
  readonly status: number
  readonly body: { readonly id?: string; readonly refusal?: unknown; readonly error?: string }
}

/** Uploads a file of any size and shows the progress, then goes to what the import would do. */
export function mountFeedUpload(form: HTMLElement, props: IslandProps['feed-upload']): void {
  const bar = form.querySelector('progress')
  const status = findPart(form, 'status')
  if (!(form instanceof HTMLFormElement) || bar === null || status === null) return
  const say = (text: string) => {
    status.textContent = text
  }
  form.addEventListener('submit', (event) => {
    const sent = new FormData(form)
    const file = sent.get('feedFile')
    if (!(file instanceof File) || file.size === 0) return
    event.preventDefault()
    const button = form.querySelector('button')
    if (button) button.disabled = true
    bar.hidden = false
    say(props.reading)
    send(file, String(sent.get('source') ?? '').trim(), (share) => {
      bar.value = share
      say(share < 1 ? props.sending : props.applying)
    })
      .then((next) => location.assign(props.page + next))
      .catch((error: unknown) => {
        bar.hidden = true
        if (button) button.disabled = false
        say(error instanceof UnreadableFeed ? faultText(error.fault, props) : props.failed)
      })
  })
}

function faultText(fault: FeedFault, { faults, unreadable }: IslandProps['feed-upload']): string {
  return faults[fault.why === 'mixed' ? 'encoding' : fault.why] ?? unreadable
}

/** Sends a table whole, a feed in chunks. @returns the path of what comes next, below the page of imports */
async function send(file: File, source: string, onProgress: (share: number) => void): Promise<string> {
  const plain = await unpacked(file)
  return (await isTable(plain)) ? sendTable(plain, file.name, source, onProgress) : sendFeed(plain, source, onProgress)
}

async function sendTable(table: Blob, name: string, source: string, onProgress: (share: number) => void): Promise<string> {
  onProgress(0.5)
  const answer = await fetch(`${path}/sheets?${new URLSearchParams({ name, source })}`, { method: 'POST', body: table })
  const body: { readonly sheet?: string; readonly preview?: string; readonly fault?: FeedFault; readonly error?: string } = await answer.json()
  if (body.fault !== undefined) throw new UnreadableFeed(body.fault)
  if (body.preview !== undefined) return `${body.preview}/preview/`
  if (body.sheet === undefined) throw new Error(body.error)
  return `sheets/${body.sheet}/`
}

async function sendFeed(file: Blob, source: string, onProgress: (share: number) => void): Promise<string> {
  const lists = await read(file)
  const opened = await ask('', { mode: 'partial', format: lists.format, ...(source === '' ? {} : { source }) })
  const { id } = opened.body
  if (id === undefined) throw new Error(opened.body.error)
  try {
    for (const [index, chunk] of lists.chunks.entries()) {
      onProgress(index / (lists.chunks.length + 1))
      await sendOrThrow(`/${id}/records`, chunk)
    }
    for (let from = 0; from < lists.deleted.length; from += 1_000) await sendOrThrow(`/${id}/deleted`, { ids: lists.deleted.slice(from, from + 1_000) })
  } catch (error) {
    await fetch(`${path}/${id}`, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
  onProgress(1)
  const { kinds, mode, short } = lists
  const { status, body } = await ask(`/${id}/finish`, { kinds, mode, short, preview: true })
  if (status !== 200 && body.refusal === undefined) throw new Error(body.error)
  return body.refusal === undefined ? `${id}/preview/` : `${id}/`
}

async function unpacked(file: Blob): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first !== 0x1f || second !== 0x8b) return file
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob().catch(() => {
    throw new UnreadableFeed({ why: 'format' })
  })
}

/** Whether a file begins like no JSON, in whatever encoding. */
async function isTable(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 256).arrayBuffer()))
  return !/^[\0ÿþï»¿\s]*[[{]/.test(start)
}

async function read(file: Blob): Promise<FeedLists> {
  const text = decodeFeedText(new Uint8Array(await file.arrayBuffer()))
  const lists = feedListsOf(jsonIn(text))
  if (lists === null) throw new UnreadableFeed({ why: 'format' })
  return lists
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function sendOrThrow(below: string, body: object): Promise<void> {
  const answer = await ask(below, body)
  if (answer.status !== 200) throw new Error(answer.body.error)
}

/** Every call is idempotent, so it is retried after a lost connection or a server error. */
async function ask(below: string, body: object): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(path + below, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }).catch(() => null)
    if (answer !== null && answer.status < 500) return { status: answer.status, body: await answer.json() }
    const pause = pauses[attempt]
    if (pause === undefined) throw new Error('no answer')
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
