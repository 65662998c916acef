/** Structured data of a page, in schema.org's vocabulary. Builders are checked against schema-dts; tests check pages against the vocabulary itself. */
export interface JsonLd {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly '@id'?: string
}

/** The site context that every builder needs. */
export interface DescribedSite {
  /** Without a trailing slash. */
  readonly origin: string
}

/** Serialises for a script element, without a `<` that could end it. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
