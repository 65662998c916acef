import { findPart } from '../../islands/lookup.ts'

/** Shows a picture that was chosen, before it is sent. As a data URL: the content security policy allows no blobs. */
export function mountPicturePreview(field: HTMLElement): void {
  const place = findPart(field, 'picture-now')
  field.addEventListener('change', ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined
    if (place === null || file === undefined || !file.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const image = new Image()
      image.alt = ''
      image.src = String(reader.result)
      place.replaceChildren(image)
    })
    reader.readAsDataURL(file)
  })
}
