/** The part of the runtime's socket API (`cloudflare:sockets`) that SMTP needs. */
export interface SmtpSocket {
  readonly readable: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>; releaseLock(): void }
  }
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; releaseLock(): void }
  }
  readonly opened: Promise<unknown>
  readonly closed: Promise<void>
  close(): Promise<void>
  startTls(): SmtpSocket
}

export type Security = 'on' | 'starttls' | 'off'
export type Connect = (address: { hostname: string; port: number }, options: { secureTransport: Security; allowHalfOpen: boolean }) => SmtpSocket
