import { DomUtils, parseDocument } from 'htmlparser2'

/** The text of a form's error summary; empty if absent. */
export function errorsIn(html: string): string {
  const [summary] = DomUtils.findAll(({ attribs }) => attribs.class === 'error-summary', parseDocument(html).children)
  return summary ? DomUtils.textContent(summary) : ''
}

/** The value of an input; null if it has none. */
export function valueIn(html: string, name: string): string | null {
  const [input] = DomUtils.findAll((element) => element.name === 'input' && element.attribs.name === name, parseDocument(html).children)
  return input?.attribs.value ?? null
}
