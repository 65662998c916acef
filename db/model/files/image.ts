/**
 * Whether a path or URL is an SVG, which is served as it is and never resized.
 * @source specification, section 5 ("An image is an SVG if its string ends in .svg")
 */
export function isSvg(path: string): boolean {
  return path.endsWith('.svg')
}
