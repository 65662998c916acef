import type { FrameSettings } from './settings.island.ts'

/**
 * The contract between the map's document and its script: the parts and tools of the document by name, and the settings on its body.
 * Apart from `html-hooks.ts` on purpose: the frame and the pages around it share no chunk.
 */
type FramePart = 'at' | 'card' | 'corners' | 'drawing' | 'listing' | 'map' | 'skip' | 'source' | 'status' | 'title' | 'tools' | 'turn'
type FrameTemplate = 'record-card' | 'retry'
type RecordPart = 'area' | 'badge' | 'energy' | 'facts' | 'open' | 'price'
export type FrameTool = 'cancel' | 'clear' | 'close' | 'done' | 'draw' | 'next' | 'previous' | 'whole' | 'zoom-in' | 'zoom-out'

/** The position of a card's listing on the map. */
export interface CardPoint {
  readonly lat: number
  readonly lng: number
  /** False: only the neighbourhood is published, and the point is moved. */
  readonly exact: boolean
}

/** JSX attributes of a part of the document. */
export function framePart(name: FramePart) {
  return { 'data-part': name }
}

/** JSX attributes of a button of the document. */
export function frameTool(name: FrameTool) {
  return { 'data-tool': name }
}

/** JSX attributes of a `<template>` of the document. */
export function frameTemplate(name: FrameTemplate) {
  return { 'data-template': name }
}

/** JSX attributes of a part of the card of a host's record. */
export function recordPart(name: RecordPart) {
  return { 'data-record': name }
}

/** JSX attributes of the document's body. */
export function frameSettings(settings: FrameSettings) {
  return { 'data-settings': JSON.stringify(settings) }
}

/** JSX attributes of a fetched card; `point` is null for a listing without one. */
export function cardPoint(id: number, point: CardPoint | null) {
  return { 'data-listing': id, 'data-lat': point?.lat, 'data-lng': point?.lng, 'data-exact': point?.exact ? '' : undefined }
}

/** Throws if the document lacks the part: the two were not built together. */
export function part(name: FramePart): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!found) throw new Error(`The map has no ${name}`)
  return found
}

/** Throws if the document lacks the button. */
export function tool(name: FrameTool): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`)
  if (!found) throw new Error(`The map has no ${name}`)
  return found
}

/** A copy of the element in a template. Throws if the document lacks it. */
export function cloneTemplate(name: FrameTemplate): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`)
  const element = template?.content.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error(`The map has no ${name}`)
  return document.importNode(element, true)
}

/** Throws if the card lacks the part. */
export function findRecordPart(card: HTMLElement, name: RecordPart): HTMLElement {
  const found = card.querySelector<HTMLElement>(`[data-record="${name}"]`)
  if (!found) throw new Error(`The card has no ${name}`)
  return found
}

export function readSettings(): FrameSettings {
  return JSON.parse(document.body.dataset.settings ?? '{}')
}

/** The position of a fetched card's listing; null if unknown. */
export function readCardPoint(card: ParentNode): CardPoint | null {
  const { lat, lng, exact } = card.querySelector<HTMLElement>('[data-listing]')?.dataset ?? {}
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng), exact: exact !== undefined }
}
