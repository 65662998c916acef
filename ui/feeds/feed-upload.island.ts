import { columnNames, type FeedFault, UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { type FeedLists, feedListsIn } from '#db/model/feeds/feed-lists.ts'
import { decodeFeedText } from '#db/model/feeds/feed-text.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { findPart } from '../islands/lookup.ts'

const path = '/import/desk'
const pauses = [500, 2_000, 5_000]

/** The importer's answer; a refusal is one too. */
interface Answer {
  readonly status: number
  readonly body: { readonly id?: string; readonly done?: boolean; readonly resume?: unknown; readonly refusal?: unknown; readonly error?: string }
}

/** Uploads a feed file of any size in chunks and shows the progress, then goes to the page of the import. */
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
    send(file, { source: String(sent.get('source') ?? '').trim(), force: sent.get('force') === '1' }, (share) => {
      bar.value = share
      say(share < 1 ? props.sending : props.applying)
    })
      .then(({ id, refused }) => location.assign(refused ? `${props.page}?refused=${id}` : `${props.page}${id}/`))
      .catch((error: unknown) => {
        bar.hidden = true
        if (button) button.disabled = false
        say(error instanceof UnreadableFeed ? faultText(error.fault, props) : props.failed)
      })
  })
}

function faultText(fault: FeedFault, { faults, unreadable }: IslandProps['feed-upload']): string {
  const columns = fault.why === 'noId' ? columnNames(fault.columns) : ''
  return (faults[fault.why === 'mixed' ? 'encoding' : fault.why] ?? unreadable).replace('{columns}', columns)
}

interface UploadOptions {
  readonly source: string
  readonly force: boolean
}

async function send(file: File, { source, force }: UploadOptions, onProgress: (share: number) => void) {
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
  return { id, refused: !(await finish(id, lists, force)) }
}

/** Applies the uploaded feed, in as many calls as needed. @returns false if it was refused */
async function finish(id: string, { kinds, mode, short }: FeedLists, force: boolean): Promise<boolean> {
  let resume: unknown
  for (;;) {
    const { status, body } = await ask(`/${id}/finish`, { kinds, mode, short, force, ...(resume ? { resume } : {}) })
    if (body.refusal !== undefined) return false
    if (status !== 200) throw new Error(body.error)
    if (body.done) return true
    resume = body.resume
  }
}

async function read(file: File): Promise<FeedLists> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  try {
    const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file
    return feedListsIn(decodeFeedText(new Uint8Array(await new Response(bytes).arrayBuffer())))
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed({ why: 'format' })
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
