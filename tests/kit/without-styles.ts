/** The HTML of a page without its inline styles, whose selectors would be found as if they were names in its markup. */
export function withoutStyles(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, '')
}
