import { DomUtils, parseDocument } from 'htmlparser2'
import { expect } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import type { FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

type Elements = ReturnType<typeof elementsOf>

export function elementsOf(html: string) {
  return DomUtils.findAll(() => true, parseDocument(html).children)
}

export function textOf(elements: Elements, selected: (name: string, kind: string) => boolean): string[] {
  return elements
    .filter((element) => selected(element.name, element.attribs.class ?? ''))
    .map((element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim())
}

export const linksOf = (html: string) => elementsOf(html).flatMap((element) => (element.name === 'a' ? [element.attribs.href ?? ''] : []))
export const cardsOf = (html: string) =>
  elementsOf(html)
    .filter((element) => element.name === 'article' && element.attribs.class === 'card')
    .map((card) => Number(/\/(\d+)\/$/.exec(DomUtils.findOne((each) => each.name === 'a', card.children)?.attribs.href ?? '')?.[1]))

/** The page of a listing, found through `/property/{id}`. */
export async function pageOf(site: TestSite, id: number, locale: Locale = 'en'): Promise<string> {
  return site.html(await pathOf(site, id, locale))
}

export async function pathOf(site: TestSite, id: number, locale: Locale = 'en'): Promise<string> {
  return (await site.fetch(`/property/${id}`, { headers: { Cookie: `lng=${locale}` } })).headers.get('Location') ?? ''
}

export async function withProperties(...records: readonly FeedRecord[]): Promise<TestSite> {
  const site = await startSite()
  expect((await site.importFeed(records)).errors).toEqual([])
  return site
}
