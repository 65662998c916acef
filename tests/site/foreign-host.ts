import { request } from 'node:http'
import type { TestSite } from '../kit/site.ts'

export const foreignHost = 'evil.example'
const foreignHeaders = { Host: foreignHost, 'X-Forwarded-Host': foreignHost, 'X-Original-Host': foreignHost, Forwarded: `host=${foreignHost}` }

interface Answer {
  readonly status: number | undefined
  readonly headers: string
  readonly location: string | undefined
  readonly body: string
}

/** Requests a path of a site under another host's name, which fetch does not allow. */
export function askWithForeignHost({ url }: Pick<TestSite, 'url'>, path: string, form?: URLSearchParams): Promise<Answer> {
  return new Promise((done, failed) => {
    const headers = { ...foreignHeaders, ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }) }
    const requested = request(new URL(path, url), { method: form ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (data: string) => {
        body += data
      })
      answer.on('end', () => done({ status: answer.statusCode, headers: JSON.stringify(answer.headers), location: answer.headers.location, body }))
    })
    requested.on('error', failed)
    requested.end(form?.toString())
  })
}
