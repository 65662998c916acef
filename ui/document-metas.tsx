/** The first elements in the head of every HTML document: charset, viewport and colour schemes. */
export function DocumentMetas() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
    </>
  )
}
