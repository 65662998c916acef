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

/** The hidden fields of a page's forms that say how the record stood when the page was opened: `version`, `opened`, `was…`. */
export function openedFields(html: string): Readonly<Record<string, string>> {
  const hidden = elements(parsePage(html), ({ name, attribs }) => name === 'input' && /^(?:version|opened|was[A-Z]\w*)$/.test(attribs.name ?? ''))
  return Object.fromEntries(hidden.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']))
}
