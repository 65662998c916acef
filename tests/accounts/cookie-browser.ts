import type { TestSite } from '../kit/site.ts'

/** A minimal HTTP client with a cookie jar. */
export class CookieBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #site: () => TestSite
  readonly #headers: Readonly<Record<string, string>>

  /** @param site a getter, because the site does not exist yet when the file is loaded */
  constructor(site: () => TestSite, headers: Readonly<Record<string, string>> = {}) {
    this.#site = site
    this.#headers = headers
  }

  /** Puts a cookie into this browser. */
  keep(name: string, value: string): this {
    this.#cookies.set(name, value)
    return this
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.#cookies.size === 0 ? {} : { Cookie: this.cookie }
    const answer = await this.#site().fetch(path, { ...init, headers: { ...this.#headers, ...cookie, ...Object.fromEntries(new Headers(init.headers)) } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0/i.test(set)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  async html(path: string): Promise<string> {
    return (await this.fetch(path)).text()
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
  }
}
