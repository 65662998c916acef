import { escapeXml } from '#ui/site/xml.present.ts'

/** The content of an element: a text or number, which is escaped, or elements. */
type Content = string | number | null | undefined | readonly string[]

type Attributes = Readonly<Record<string, string | number | boolean>>

/** An XML element; an empty text if its content is absent, so that optional elements can be written where they belong. */
export function element(name: string, content: Content, attributes: Attributes = {}): string {
  if (content === null || content === undefined || content === '') return ''
  return `<${name}${written(attributes)}>${typeof content === 'object' ? content.join('') : escapeXml(String(content))}</${name}>`
}

/** An XML element without content. */
export function emptyElement(name: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}/>`
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
}
