import type { Store } from '../client.ts'
import type { Testimonial } from '../model/testimonials/testimonial.ts'
import { throughCatalogueCache } from '../site/catalogue.ts'
import { newestTestimonials } from './testimonials.ts'

/** Seconds in KV; short, since an erased testimonial must not linger there. */
const keptFor = 300

/** The latest published testimonial of each language, newest first, cached for pages that quote one. */
export function quotedTestimonials(store: Store): Promise<readonly Testimonial[]> {
  return throughCatalogueCache(store, 'testimonials:newest', () => newestTestimonials(store.db), { on: ['content'], keptFor })
}
