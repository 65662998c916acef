/** The parts of the frame's document, by the name each carries. A part that is missing is a error of the document. */
export function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!found) throw new Error(`The map has no ${name}`)
  return found
}

/** A button of the frame's document, by what it does. */
export function tool(name: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`)
  if (!found) throw new Error(`The map has no ${name}`)
  return found
}
