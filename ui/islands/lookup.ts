import type { ControlName, PageId, PartName, PartValue, PartValues } from './html-hooks.ts'
import type { IslandName, IslandProps } from './island-props.ts'

/** Every element of a page that an island is mounted on. */
export function findIslands(page: Document = document): NodeListOf<HTMLElement> {
  return page.querySelectorAll('[data-island]')
}

export function islandName(element: HTMLElement): string {
  return element.dataset.island ?? ''
}

export function propsOf<Name extends IslandName>(element: HTMLElement, _name: Name): IslandProps[Name] {
  return JSON.parse(element.dataset.props ?? 'null')
}

export function copyProps(from: HTMLElement, to: HTMLElement): void {
  to.dataset.props = from.dataset.props ?? 'null'
}

export function findPart(root: ParentNode, name: PartName): HTMLElement | null {
  return root.querySelector(`[data-${name}]`)
}

export function findParts(root: ParentNode, name: PartName): NodeListOf<HTMLElement> {
  return root.querySelectorAll(`[data-${name}]`)
}

/** The part that an event happened in. */
export function closestPart(target: EventTarget | null, name: PartName): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null
}

export function partValue<Name extends PartName>(element: Element | null, name: Name): `${NonNullable<PartValues[Name]>}` | null
export function partValue(element: Element | null, name: PartName): string | null {
  return element?.getAttribute(`data-${name}`) ?? null
}

export function setPart<Name extends PartName>(element: Element, name: Name, ...[value]: PartValue<Name>): void {
  element.setAttribute(`data-${name}`, String(value ?? ''))
}

export function findControls(root: ParentNode, name: ControlName): NodeListOf<HTMLInputElement> {
  return root.querySelectorAll(`input[name=${name}]`)
}

export function findControl(root: ParentNode, name: ControlName): HTMLInputElement | null {
  return findControls(root, name)[0] ?? null
}

export function byId(id: PageId, page: Document = document): HTMLElement | null {
  return page.getElementById(id)
}

/** A copy of the element in a `<template>` that the server rendered; null if the page has none. */
export function cloneTemplate(root: ParentNode, name: PartName): HTMLElement | null {
  const template = findPart(root, name)
  const element = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null
  return element instanceof HTMLElement ? document.importNode(element, true) : null
}
