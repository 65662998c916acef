export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

/** Browsers let no script fill in a file, and a password is kept nowhere. */
export function isUnkeepable(element: Element): boolean {
  return element instanceof HTMLInputElement && (element.type === 'file' || element.type === 'password')
}

/** The fields of a form that can be kept. */
export function controlsOf(form: HTMLFormElement, inOwnWay: (element: Element) => boolean): readonly Control[] {
  return [...form.elements]
    .filter((each) => isControl(each))
    .filter((each) => each.name !== '' && each.type !== 'hidden' && !isUnkeepable(each) && !inOwnWay(each))
}

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const isGiven = options.some((option) => option.defaultSelected)
    return options.some((option, index) => option.selected !== (isGiven || control.multiple ? option.defaultSelected : index === 0))
  }
  if (control instanceof HTMLInputElement && isTick(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

export const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

export function valuesOf(control: Control): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  return control instanceof HTMLInputElement && isTick(control) && !control.checked ? [] : [control.value]
}

/** A hidden field of the form, by its name. */
export function openingField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return [...form.elements].find((each): each is HTMLInputElement => each instanceof HTMLInputElement && each.type === 'hidden' && each.name === name) ?? null
}

export function setOpening(form: HTMLFormElement, name: string, value: string | undefined): void {
  const field = openingField(form, name)
  if (field !== null && value !== undefined) field.value = value
}
