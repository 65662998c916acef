/** The size of a link preview's picture in pixels: the format that networks show without cropping. */
export const sharedSize = { width: 1200, height: 630 } as const

/** How well resized photographs are encoded, of 100. */
export const photoQuality = { 'image/avif': 50, 'image/webp': 72, 'image/jpeg': 72 } as const

/**
 * Whether a path or URL is an SVG, which is served as it is and never resized.
 * @source specification, section 5 ("An image is an SVG if its string ends in .svg")
 */
export function isSvg(path: string): boolean {
  return path.endsWith('.svg')
}
