import { DomUtils, parseDocument } from 'htmlparser2'

export type Page = ReturnType<typeof parseDocument>
export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** An HTML page as a visitor meets it: what a `<template>` holds is left out. */
export function parsePage(html: string): Page {
  const page = parseDocument(html)
  for (const template of DomUtils.getElementsByTagName('template', page)) template.children = []
  return page
}

/** The elements below a node that pass, in document order. */
export function elements(within: Page | PageElement | null | undefined, passes: (element: PageElement) => boolean): PageElement[] {
  return DomUtils.findAll(passes, within?.children ?? [])
}

/** An element's text, its white space as a browser shows it; empty without one. */
export function textOf(element: PageElement | null | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : ''
}

/** The text of the element with this id; null where the page has none. */
export function textById(html: string, id: string): string | null {
  const found = DomUtils.getElementById(id, parsePage(html).children)
  return found ? textOf(found) : null
}
