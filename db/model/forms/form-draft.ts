import { isJsonObject } from '../site/json-object.ts'

/** What was typed into a form and not sent: the values of each field that was changed, by its name. */
export type FormDraft = Readonly<Record<string, readonly string[]>>

/** Drafts by form. The browser names a form by what identifies it on its page. */
export type FormDrafts = Readonly<Record<string, FormDraft>>

/** The `do` value with which the browser keeps drafts. */
export const draftAct = 'draft'

/** The hidden field of a form that names its draft: the page's path and the form. */
export const draftField = 'draft'

/** Maximum characters of the drafts of a page. */
const longest = 400_000
const maxForms = 50

/** Reads drafts as the browser sends them, null for each that is to be removed; null if they are not any, or too long. */
export function readDrafts(text: string): Readonly<Record<string, FormDraft | null>> | null {
  if (text.length > longest) return null
  const read = parsed(text)
  if (!isJsonObject(read) || Object.keys(read).length > maxForms) return null
  return Object.fromEntries(Object.entries(read).flatMap(([form, draft]) => (draft === null || isDraft(draft) ? [[form, draft]] : [])))
}

function isDraft(value: unknown): value is FormDraft {
  return isJsonObject(value) && Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
