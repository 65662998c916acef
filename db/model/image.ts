/**
 * Whether a path or address is a drawing, which is shown as it is and never resized.
 * @source specification, section 5 ("An image is an SVG if its string ends in .svg")
 */
export function isSvg(path: string): boolean {
  return path.endsWith('.svg')
}
