import { type JsonLd, jsonLdText } from './json-ld/json-ld.present.ts'

/** Structured data in the page. Browsers do not run a script of this type, so the content security policy does not block it. */
export function JsonLdScript({ data }: { data: JsonLd }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; the text holds no `<`.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
