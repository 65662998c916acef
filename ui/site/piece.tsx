import { type ComponentType, createElement, type HTMLAttributes, type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import { LaterStylesContext } from './later-styles.tsx'
import { createMarkupCache, type Markup, markupOf } from './markup-cache.ts'
import { AgencyContext, ContentContext, OriginContext, StockContext } from './page-context.tsx'
import { LocaleProvider, useTranslation } from './translation.tsx'

/**
 * Elements that enter React's stream as one string. The stream encodes every tag and attribute separately, which costs more than rendering
 * them, so a page is assembled from a few large strings, each rendered and escaped by React. Nothing in a piece may suspend.
 */

type Host = 'article' | 'div' | 'footer' | 'head' | 'header' | 'main' | 'nav' | 'search' | 'section'

interface HostProps extends HTMLAttributes<HTMLElement> {
  readonly as: Host
}

/** An element whose content is rendered to one string. */
export function Piece({ as, children, ...attributes }: HostProps) {
  const render = useRender()
  return hostOf(as, attributes, render(children))
}

interface CachedPieceProps<Props> extends HostProps {
  readonly view: ComponentType<Props>
  readonly props: Props & PlainData<Props>
  /** The values that differ from page to page, by the name of their `blank` in the view's attributes. */
  readonly filling?: Readonly<Record<string, string>>
  readonly children?: never
}

let blankMark: string | undefined

/**
 * A placeholder in an attribute of a cached piece for a value that differs from page to page. Its mark is random per isolate, so that no
 * text can contain it.
 */
export function blank(name: string): string {
  blankMark ??= crypto.randomUUID()
  return `${blankMark}/${name}/`
}

function filled(markup: string, filling: Readonly<Record<string, string>>): string {
  return Object.entries(filling).reduce((text, [name, value]) => text.replaceAll(blank(name), () => escapeAttribute(value)), markup)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escapes as React does. */
export function escapeAttribute(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** Values that JSON represents without loss: equal text means equal values. */
type PlainData<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...values: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | URL
    ? never
    : { readonly [Key in keyof Value]: PlainData<Value[Key]> }

const maxBytes = 8_000_000
const cache = createMarkupCache(maxBytes)

let collected: Markup[] | null = null

/** HTML without its cached pieces: `pieceMark(n)` in the text stands for the nth of them. */
export interface HtmlInPieces {
  readonly html: string
  readonly pieces: readonly Markup[]
}

/** The placeholder of a piece in a page's HTML. */
export function pieceMark(index: number): string {
  return blank(String(index))
}

/** Renders with cached pieces kept separate, so that a page made of many is neither joined nor encoded as a whole. `render` must be synchronous. */
export function renderInPieces(render: () => string): HtmlInPieces {
  const pieces: Markup[] = []
  return { html: collecting(pieces, render), pieces }
}

function collecting<Result>(pieces: Markup[] | null, render: () => Result): Result {
  const before = collected
  collected = pieces
  try {
    return render()
  } finally {
    collected = before
  }
}

/** An element whose HTML is cached by props, language and view, for as long as the agency and the set of screens without a text stay the same. A failed render is not cached. */
export function CachedPiece<Props extends object>({ as, view, props, filling, ...attributes }: CachedPieceProps<Props>) {
  const key = `${numberOf(view)} ${useScope()} ${textOf(props)}`
  const known = cache.get(key)
  if (known === undefined) return <FreshPiece {...{ as, view, props, filling, attributes, pieceKey: key }} />
  return hostOf(as, attributes, filling ? filled(known.text, filling) : collect(known))
}

interface FreshPieceProps<Props> extends Pick<CachedPieceProps<Props>, 'as' | 'view'> {
  readonly filling: CachedPieceProps<Props>['filling'] | undefined
  readonly props: Props
  readonly attributes: HTMLAttributes<HTMLElement>
  readonly pieceKey: string
}

/** A piece that is not in the cache. Only its render needs all of the page's contexts. */
function FreshPiece<Props extends object>({ as, view, props, filling, attributes, pieceKey }: FreshPieceProps<Props>) {
  const render = useRender()
  // A cached piece is complete: nested pieces are inlined.
  const markup = markupOf(collecting(null, () => render(createElement<Props>(view, props))))
  cache.set(pieceKey, markup)
  return hostOf(as, attributes, filling ? filled(markup.text, filling) : collect(markup))
}

/** What the pieces of a page depend on besides their props. */
function useScope(): string {
  const { locale } = useTranslation()
  const agency = use(AgencyContext)
  const { missing } = use(ContentContext)
  return `${agency ? numberOf(agency) : 0} ${locale} ${missing}`
}

/** A style sheet that pages share: encoded and hashed once, not for each of them. */
export function SharedStyles({ styles }: { styles: Markup }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build and the palette made it.
  return <style dangerouslySetInnerHTML={{ __html: collect(styles) }} />
}

/** A piece's text, or its placeholder while pieces are collected. */
function collect(markup: Markup): string {
  if (collected === null) return markup.text
  collected.push(markup)
  return pieceMark(collected.length - 1)
}

const keys = new WeakMap<object, string>()

/** Props as a short cache key. Objects among them are shared by many pages, so their keys are memoised. */
function textOf(props: object): string {
  return Object.entries(props)
    .map(([name, value]: [string, unknown]) => `${name}:${typeof value === 'object' && value !== null ? keyOf(value) : JSON.stringify(value)}`)
    .join()
}

/** A hash of an object's JSON, which is smaller and faster to compare than the kilobytes of a card. */
function keyOf(value: object): string {
  const key = keys.get(value) ?? fingerprint(JSON.stringify(value))
  keys.set(value, key)
  return key
}

function hostOf(host: Host, attributes: HTMLAttributes<HTMLElement>, markup: string) {
  return createElement(host, { ...attributes, dangerouslySetInnerHTML: { __html: markup } })
}

/** Renders to a string under the contexts of the page around it, which another render does not inherit. */
function useRender(): (children: ReactNode) => string {
  const { locale } = useTranslation()
  const agency = use(AgencyContext)
  const stock = use(StockContext)
  const content = use(ContentContext)
  const origin = use(OriginContext)
  const laterStyles = use(LaterStylesContext)
  return (children) =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <AgencyContext value={agency}>
          <StockContext value={stock}>
            <OriginContext value={origin}>
              <ContentContext value={content}>
                <LaterStylesContext value={laterStyles}>{children}</LaterStylesContext>
              </ContentContext>
            </OriginContext>
          </StockContext>
        </AgencyContext>
      </LocaleProvider>,
    )
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Distinguishes views and agencies: the build shortens names, so they may collide. */
function numberOf(view: object): number {
  const number = numbers.get(view) ?? ++lastNumber
  numbers.set(view, number)
  return number
}
