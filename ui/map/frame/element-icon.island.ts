import { Icon } from 'leaflet'

/** A Leaflet icon that is an HTML element; the style sheet centres it on its point. */
export class ElementIcon extends Icon<{ iconUrl: string }> {
  readonly #element: HTMLElement

  constructor(element: HTMLElement) {
    super({ iconUrl: '' })
    this.#element = element
    element.classList.add('leaflet-marker-icon')
  }

  override createIcon(): HTMLElement {
    return this.#element
  }
}
