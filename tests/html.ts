import { DomUtils, parseDocument } from 'htmlparser2'

export type Page = ReturnType<typeof parseDocument>
export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Parses a page, without the contents of its `<template>` elements. */
export function parsePage(html: string): Page {
  const page = parseDocument(html)
  for (const template of DomUtils.getElementsByTagName('template', page)) template.children = []
  return page
}

/** The matching elements below a node, in document order. */
export function elements(within: Page | PageElement | null | undefined, matches: (element: PageElement) => boolean): PageElement[] {
  return DomUtils.findAll(matches, within?.children ?? [])
}
