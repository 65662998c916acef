/**
 * What can be wrong with a page as it would be published: an error or a page cut short, a page that is gone, an amount that is missing or not to be shown, an
 * unpublished address, the agency's legal data missing, hardly any text or links left, far more bytes, a withdrawn record still
 * shown.
 */
export const pageFaults = ['error', 'gone', 'price', 'address', 'legal', 'text', 'links', 'bytes', 'kept'] as const
export type PageFault = (typeof pageFaults)[number]
