/** A tab of a Chromium, driven without Playwright: attached to a page instead of its tab, a client switches prerendering off. */
export interface Tab {
  /** Evaluates an expression in the page in view; promises are awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Sends a command to the page in view. */
  send(method: string, params?: object): Promise<Answer>
  close(): Promise<void>
}

interface Answer {
  readonly targetId?: string
  readonly browserContextId?: string
  readonly sessionId?: string
  readonly result?: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}

interface TargetInfo {
  readonly targetId: string
  readonly type: string
  /** `prerender` until the page is visited. */
  readonly subtype?: string
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: TargetInfo }
  readonly result?: Answer
  readonly error?: { readonly message: string }
}

/** Opens an empty tab in a profile of its own. @param port of the browser's DevTools protocol */
export async function openTab(port: number): Promise<Tab> {
  const browser = await connect(port)
  const { browserContextId } = await browser.send('Target.createBrowserContext', {})
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true, width: 1280, height: 800 })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  await browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId)
  const send = (method: string, params = {}) => browser.send(method, params, browser.pageInView())
  return {
    send,
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`)
      return result?.value
    },
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId })
      browser.close()
    },
  }
}

interface Connection {
  send(method: string, params: object, sessionId?: string): Promise<Answer>
  /** The session of the page in view. */
  pageInView(): string
  close(): void
}

async function connect(port: number): Promise<Connection> {
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  const waiting = new Map<number, (message: Message) => void>()
  const pages = new Map<string, TargetInfo>()
  socket.addEventListener('message', (event) => {
    const message: Message = JSON.parse(String(event.data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else note(pages, message)
  })
  let last = 0
  return {
    send(method, params, sessionId) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return new Promise((done, failed) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (result) done(result)
          else failed(new Error(`${method}: ${error?.message}`))
        })
      })
    },
    pageInView() {
      const shown = [...pages].filter(([, { type, subtype }]) => type === 'page' && subtype !== 'prerender').at(-1)
      if (shown === undefined) throw new Error('The tab shows no page')
      return shown[0]
    },
    close: () => socket.close(),
  }
}

/** Notes which pages the tab has: that in view, and those that are being prerendered. */
function note(pages: Map<string, TargetInfo>, { method, params = {} }: Message): void {
  const { sessionId, targetInfo } = params
  if (method === 'Target.attachedToTarget' && sessionId && targetInfo) pages.set(sessionId, targetInfo)
  if (method === 'Target.detachedFromTarget' && sessionId) pages.delete(sessionId)
  if (method !== 'Target.targetInfoChanged' || !targetInfo) return
  for (const [session, info] of pages) if (info.targetId === targetInfo.targetId) pages.set(session, targetInfo)
}
