import type { IslandProps } from '../islands/island-props.ts'

/** A button that shows the password typed in the field it controls, and hides it again. */
export function mountReveal(button: HTMLElement, { show, hide }: IslandProps['reveal']): void {
  const input = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!(input instanceof HTMLInputElement)) return
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    button.textContent = isShown ? show : hide
  })
}
