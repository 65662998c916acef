/**
 * Marks photographs that cannot be loaded: their frame then shows its own ground in place of the alternative text, which screen readers
 * keep. A portrait beside its name has no frame: an empty image takes its place, so that no broken-image icon shows.
 */
export function markMissingPhotos(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), { capture: true })
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && pictureOf(target)?.classList.remove('is-missing'), { capture: true })
  // Some fail before the script runs.
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img, img[alt=""]')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mark(image)
  }
}

const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function mark(image: HTMLImageElement): void {
  const picture = pictureOf(image)
  if (picture) picture.classList.add('is-missing')
  else if (image.alt === '' && image.src !== emptyImage) image.src = emptyImage
}

function pictureOf(image: HTMLImageElement): Element | null {
  return image.closest('picture')
}
