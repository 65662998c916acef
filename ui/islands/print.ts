/** A button that prints the page: there only where it can. */
export function mountPrint(button: HTMLElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
