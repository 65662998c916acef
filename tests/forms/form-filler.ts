import { solveChallenge } from 'altcha-lib/v1'
import type { Email } from 'postal-mime'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { TestSite } from '../kit/site.ts'

export type Answers = Readonly<Record<string, string>>

/** Valid answers about a person; overrides replace fields, an empty text leaves one blank. */
export function personAnswers(overrides: Answers = {}): Answers {
  return {
    title: 'ms',
    firstName: 'Annelie',
    lastName: 'Peeters',
    email: 'Annelie@example.com',
    phone: '0478 12 34 56',
    remark: 'Wanneer is het kantoor open?',
    privacy: '1',
    ...overrides,
  }
}

/** Whether a mail about a form goes to the office, which reads everything, and not to the sender of `personAnswers`, whose address is unconfirmed. */
export function isToOffice({ to }: Email): boolean {
  return to?.[0]?.address !== 'Annelie@example.com'
}

/** The hidden fields of a form and its captcha answer. */
export interface OpenedForm {
  readonly carried: Answers
  /** The captcha answer in figures. */
  readonly captcha: string
}

/** Opens a form without script and reads its captcha. */
export async function openForm(site: TestSite, path: string): Promise<OpenedForm> {
  return readForm(await site.html(path))
}

/** Reads the form in a page. */
export function readForm(html: string): OpenedForm {
  const hidden = [...html.matchAll(/<input type="hidden" name="(submission|captchaToken)" value="([^"]+)"/g)]
  const words = /<p class="captcha-word" id="captcha-word">([^<]+)</.exec(html)?.[1] ?? ''
  const locale = locales.find((each) => html.includes(`<html lang="${each}">`)) ?? 'nl'
  return { carried: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])), captcha: figuresOf(words, locale) }
}

/** A number in words as figures; empty for other text. */
export function figuresOf(words: string, locale: Locale): string {
  return String(Array.from({ length: 100 }, (_, number) => number).find((number) => numberWords(number, locale) === words) ?? '')
}

/** Posts answers as they are. */
export function post(site: TestSite, path: string, answers: Answers, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(answers)) body.append(name, value)
  return site.fetch(path, { method: 'POST', body, headers })
}

/** Opens a form, fills it in and posts it, without script. */
export async function fillIn(site: TestSite, path: string, answers: Answers, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const { carried, captcha } = await openForm(site, path)
  return post(site, path, { ...carried, captcha, ...answers }, headers)
}

/** Solves the proof of work as a browser would; returns the value of its form field. */
export async function solveWork(site: TestSite): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = await (await site.fetch('/captcha')).json()
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }))
}
