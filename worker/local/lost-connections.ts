const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET'])

/** Keeps this process up when a connection between Miniflare and workerd, or to a visitor, is lost. Any other uncaught error ends it. */
export function surviveLostConnections(): void {
  process.on('uncaughtException', (error: unknown) => {
    if (isLost(error)) return console.error('A connection was lost:', error instanceof Error ? error.message : error)
    console.error(error)
    process.exit(1)
  })
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfConnection = 'code' in error && typeof error.code === 'string' && lost.has(error.code)
  return isOfConnection || isLost(error.cause)
}
