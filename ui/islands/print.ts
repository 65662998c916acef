/** A button that prints the page; hidden where there is no script. */
export function mountPrint(button: HTMLElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
