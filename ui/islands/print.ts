import { closestPart } from './lookup.ts'

const alone = 'prints-checklist'

/** A button that prints the page, or its checklists alone where it stands in one; hidden where there is no script. */
export function mountPrint(button: HTMLElement): void {
  const { classList } = document.documentElement
  button.hidden = false
  addEventListener('afterprint', () => classList.remove(alone))
  button.addEventListener('click', () => {
    classList.toggle(alone, closestPart(button, 'checklist') !== null)
    print()
  })
}
