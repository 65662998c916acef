/** What the local mailbox uses of smtp-server, which ships no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream'

  type Done = (error?: (Error & { responseCode?: number }) | null, answer?: string) => void
  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] }
  }
  interface Options {
    readonly disabledCommands: readonly string[]
    readonly disableReverseLookup: boolean
    readonly banner: string
    onRcptTo(address: { readonly address: string }, session: Session, done: Done): void
    onData(stream: Readable, session: Session, done: Done): void
  }
  export class SMTPServer {
    constructor(options: Options)
    readonly server: import('node:net').Server
    listen(port: number, host: string, ready: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
    close(done: () => void): void
  }
}
