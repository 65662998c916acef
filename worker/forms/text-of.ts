/** A text field of a form, trimmed; empty if missing. */
export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
