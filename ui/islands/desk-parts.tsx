import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { catalogues } from '#messages/catalogues.ts'
import type { Locale } from '#messages/locales.ts'
import { MarkdownEditor } from '../content/desk/markdown-editor.part.tsx'
import { LeadInbox } from '../leads/lead-inbox.part.tsx'
import { OwnPhotos } from '../listings/desk/own-photos.part.tsx'
import { LocaleProvider } from '../site/translation.tsx'
import { CalendarBoard } from '../visits/desk/calendar-board.part.tsx'
import type { IslandProps } from './island-props.ts'

/** The parts of the desk that React hydrates. This chunk is the only one that contains React, and only their pages load it. */

/** The messages, one file per language: the build empties the imported catalogues in the browser. */
const files = import.meta.glob<{ readonly default: object }>('../../messages/*.json')

export async function mountInbox(host: HTMLElement, { locale, inbox }: IslandProps['lead-inbox']): Promise<void> {
  await mount(host, locale, <LeadInbox {...inbox} />)
}

export async function mountCalendar(host: HTMLElement, { locale, board }: IslandProps['calendar-board']): Promise<void> {
  await mount(host, locale, <CalendarBoard {...board} />)
}

export async function mountEditor(host: HTMLElement, { locale, editor }: IslandProps['markdown-editor']): Promise<void> {
  await mount(host, locale, <MarkdownEditor {...editor} />)
}

export async function mountOwnPhotos(host: HTMLElement, { locale, own }: IslandProps['own-photos']): Promise<void> {
  await mount(host, locale, <OwnPhotos {...own} />)
}

async function mount(host: HTMLElement, locale: Locale, content: ReactNode): Promise<void> {
  const messages = await files[`../../messages/${locale}.json`]?.()
  Object.assign(catalogues[locale], messages?.default)
  hydrateRoot(host, <LocaleProvider locale={locale}>{content}</LocaleProvider>)
}
