/** A CPU profile as V8 samples it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  /** Microseconds since the previous sample. */
  readonly timeDeltas: readonly number[]
}

export interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number; readonly columnNumber: number }
}

interface Answer {
  readonly id?: number
  readonly result?: { readonly profile?: CpuProfile; readonly usedSize?: number; readonly backingStorageSize?: number }
  readonly error?: { readonly message: string }
}

const between = 200 // microseconds between samples

/** Profiles the Worker behind an inspector URL while `work` runs. */
export async function profileWhile(inspector: URL, worker: string, work: () => Promise<unknown>): Promise<CpuProfile> {
  const socket = await connect(inspector, worker)
  try {
    await ask(socket, 1, 'Profiler.enable')
    await ask(socket, 2, 'Profiler.setSamplingInterval', { interval: between })
    await ask(socket, 3, 'Profiler.start')
    await work()
    const { profile } = (await ask(socket, 4, 'Profiler.stop')) ?? {}
    if (!profile) throw new Error('The inspector returned no profile')
    return profile
  } finally {
    socket.close()
  }
}

/**
 * Memory of the Worker behind an inspector URL after a garbage collection, in bytes: objects, and the bytes that they hold outside the heap.
 * @param wake requests something: an idle Worker does not collect
 */
export async function heapRetained(inspector: URL, worker: string, wake: () => Promise<unknown>): Promise<number> {
  const socket = await connect(inspector, worker)
  try {
    let isCollected = false
    const collected = ask(socket, 1, 'HeapProfiler.collectGarbage').then(() => {
      isCollected = true
    })
    while (!isCollected) await wake()
    await collected
    const { usedSize, backingStorageSize } = (await ask(socket, 2, 'Runtime.getHeapUsage')) ?? {}
    if (usedSize === undefined || backingStorageSize === undefined) throw new Error('The inspector returned no heap usage')
    return usedSize + backingStorageSize
  } finally {
    socket.close()
  }
}

async function connect(inspector: URL, worker: string): Promise<WebSocket> {
  const socket = new WebSocket(new URL(`/core:user:${worker}`, inspector))
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  return socket
}

function ask(socket: WebSocket, id: number, method: string, params: object = {}): Promise<Answer['result']> {
  return new Promise((done, failed) => {
    const listen = (event: MessageEvent) => {
      const answer: Answer = JSON.parse(String(event.data))
      if (answer.id !== id) return
      socket.removeEventListener('message', listen)
      if (answer.error) failed(new Error(`${method}: ${answer.error.message}`))
      else done(answer.result)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method, params }))
  })
}
