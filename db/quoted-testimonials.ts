import { throughCatalogueCache } from './catalogue.ts'
import type { Store } from './client.ts'
import type { Testimonial } from './model/testimonial.ts'
import { newestTestimonials } from './testimonials.ts'

/** Seconds in KV: an erased testimonial must not stay there for long. */
const keptFor = 300

/** The newest published testimonial of each language, the newest first, for busy pages that quote one. */
export function quotedTestimonials(store: Store): Promise<readonly Testimonial[]> {
  return throughCatalogueCache(store, 'testimonials:newest', () => newestTestimonials(store.db), { on: ['content'], keptFor })
}
