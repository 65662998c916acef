import { Icon } from 'leaflet'

/** Puts an element of ours where Leaflet would put a picture; its style sheet centres it on its point. There is no shadow: that takes an address. */
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
