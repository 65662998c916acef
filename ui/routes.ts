import { slug } from '#db/model/path-segment.ts'
import type { Locale } from '#messages/locales.ts'
import { paths } from '#messages/paths.ts'
import type { PlainKey } from '#messages/translate.ts'

/**
 * The route catalogue: every screen with its English path, parent and type (specification, section 2). The breadcrumb of a screen is
 * the message `route.{name}`.
 */

type RouteType = 'page' | 'article' | 'feedback' | 'login'

interface RouteDefinition {
  /** The parent screen in the breadcrumb; null for home. */
  readonly parent: string | null
  readonly type: RouteType
  /** Whether it is listed for visitors and crawlers. */
  readonly public: boolean
  /** English path below the parent's; `:name` is a parameter. Other languages have theirs in their catalogue, as `path.{name}`. */
  readonly path: string
}

const page = <const Path extends string>(parent: string, path: Path) => ({ parent, type: 'page', public: true, path }) as const
const article = <const Path extends string>(parent: string, path: Path) => ({ parent, type: 'article', public: true, path }) as const
const feedback = <const Path extends string>(path: Path) => ({ parent: 'thankYou', type: 'feedback', public: false, path }) as const

export const routes = {
  home: { parent: null, type: 'page', public: true, path: '' },

  forSale: page('home', 'for-sale'),
  forRent: page('home', 'for-rent'),
  townForSale: page('forSale', ':city'),
  townForRent: page('forRent', ':city'),
  typeForSale: page('forSale', ':city/:type'),
  typeForRent: page('forRent', ':city/:type'),
  propertyForSale: page('forSale', ':city/:type/:id'),
  propertyForRent: page('forRent', ':city/:type/:id'),
  projects: page('home', 'new-build'),
  project: page('projects', ':city/:name/:id'),
  abroad: page('home', 'abroad'),
  favourites: { parent: 'home', type: 'page', public: false, path: 'favourites' },

  calculators: page('home', 'calculators'),
  demandRegister: page('home', 'what-are-you-looking-for'),
  alert: { parent: 'demandRegister', type: 'page', public: false, path: 'keep-me-informed' },
  valuation: page('home', 'free-valuation'),
  contact: page('home', 'contact'),
  enquiry: { parent: 'contact', type: 'page', public: false, path: 'question/:id' },
  viewing: { parent: 'contact', type: 'page', public: false, path: 'visit/:id' },
  appointment: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'appointment/:id',
  },
  construction: { parent: 'contact', type: 'page', public: false, path: 'project/:id' },
  sendToFriend: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'send-to-friend',
  },
  purchaseOffer: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'purchase-offer/:id',
  },
  rentProfile: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'rent-profile/:id',
  },
  documentRequest: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'documents/:id',
  },
  projectDocumentRequest: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'project-documents/:id',
  },
  documentLink: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: 'document-link',
  },
  newsletter: page('home', 'newsletter'),
  subscription: {
    parent: 'home',
    type: 'page',
    public: false,
    path: 'subscription/:id',
  },
  subscriptionConfirm: {
    parent: 'home',
    type: 'page',
    public: false,
    path: 'subscription/:id/confirm',
  },
  subscriptionEnd: {
    parent: 'home',
    type: 'page',
    public: false,
    path: 'subscription/:id/unsubscribe',
  },
  testimonials: page('home', 'testimonials'),
  testimonialForm: page('testimonials', 'write'),
  testimonialReview: {
    parent: 'testimonials',
    type: 'page',
    public: false,
    path: 'review/:id',
  },
  team: page('home', 'team'),

  assets: page('home', 'our-assets'),

  references: page('home', 'references'),
  reference: article('references', ':city/:id'),

  statistics: page('home', 'statistics'),
  statisticsCommercial: article('statistics', 'commercial'),
  statisticsCommons: article('statistics', 'commons'),
  statisticsTenants: article('statistics', 'potential-tenants'),
  statisticsBuyers: article('statistics', 'potential-buyers'),

  tips: page('home', 'tips'),
  jobs: page('home', 'jobs'),

  // Articles and categories are looked up by the path made from their names; the key paths here redirect to it.
  articleCategory: page('home', 'category/:key'),
  article: article('home', 'article/:key'),
  vacancy: article('jobs', 'vacancy/:key'),

  cookiePolicy: page('home', 'cookie-policy'),
  privacy: page('home', 'privacy-statement'),
  disclaimer: page('home', 'disclaimer'),
  legal: page('home', 'legal-data'),
  accessibility: page('home', 'accessibility'),
  cookieSettings: { parent: 'home', type: 'page', public: false, path: 'cookie-settings' },

  ownerLogin: { parent: 'home', type: 'login', public: true, path: 'login' },
  ownerReset: { parent: 'ownerLogin', type: 'page', public: false, path: 'forgotten-password' },
  ownerPassword: { parent: 'ownerLogin', type: 'page', public: false, path: 'password' },
  ownerSignIn: { parent: 'ownerLogin', type: 'page', public: false, path: 'link' },
  ownerEmail: { parent: 'ownerLogin', type: 'page', public: false, path: 'new-address' },
  ownerDigestEnd: { parent: 'ownerLogin', type: 'page', public: false, path: 'weekly-summary/:id' },
  ownerPortal: { parent: 'home', type: 'page', public: false, path: 'owner' },
  ownerHome: { parent: 'ownerPortal', type: 'page', public: false, path: ':kind/:id' },
  ownerAccount: { parent: 'ownerPortal', type: 'page', public: false, path: 'account' },

  thankYou: { parent: 'home', type: 'feedback', public: false, path: 'thank-you' },
  thankYouEnquiry: feedback('contact-me'),
  thankYouViewing: feedback('contact-appointment'),
  thankYouConstruction: feedback('contact-construction'),
  thankYouValuation: feedback('contact-demand'),
  thankYouDemandRegister: feedback('demand-register'),
  thankYouAlert: feedback('keep-me-informed'),
  thankYouSendToFriend: feedback('send-to-friend'),
  thankYouContact: feedback('site-contact'),
  thankYouPurchaseOffer: feedback('purchase-offer'),
  thankYouRentProfile: feedback('rent-profile'),
  thankYouDocumentRequest: feedback('document-request'),
  thankYouNewsletter: feedback('sign-newsletter'),
  thankYouJobApplication: feedback('job-application'),
  thankYouTestimonial: feedback('testimonial'),
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routes

/** Screens without a page: their addresses answer with the 404 page. */
const unimplementedRoutes: readonly RouteName[] = []

/** Whether a screen is implemented, so that others may link to it. */
export function isImplemented(name: RouteName): boolean {
  return !unimplementedRoutes.includes(name)
}

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : Path
type OwnParameters<Path extends string> = Segments<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never
type RouteParameters<Name extends RouteName> = OwnParameters<(typeof routes)[Name]['path']>
/** The parameters a link to a screen needs: none, or a value for each `:name` of its path. */
type Needs<Name extends RouteName> = [RouteParameters<Name>] extends [never] ? [] : [parameters: Readonly<Record<RouteParameters<Name>, string | number>>]

/** A screen without path parameters. */
export type PlainRoute = { [Name in RouteName]: [RouteParameters<Name>] extends [never] ? Name : never }[RouteName]

/** The name of a screen's breadcrumb in the catalogues. */
export function breadcrumbKey(name: RouteName): PlainKey {
  return `route.${name}`
}

/** A definition with its optional parts visible. */
export function routeDefinition(name: RouteName): RouteDefinition {
  return routes[name]
}

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName)

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

/** Whether a name belongs to a screen without path parameters. */
export function isPlainRoute(name: string): name is PlainRoute {
  return isRouteName(name) && !patternOf(name, 'en').includes(':')
}

/** The screen one step up; null for home. */
export function parentOf(name: RouteName): RouteName | null {
  const { parent } = routeDefinition(name)
  return parent !== null && isRouteName(parent) ? parent : null
}

/** The screens from home to this one. */
export function trailOf(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name)
  return parent === null ? [name] : [...trailOf(parent), name]
}

/** The path below the language prefix, with `:name` for parameters, without slashes at its ends: `te-koop/:city/:type/:id`. */
export function patternOf(name: RouteName, locale: Locale): string {
  const key = `${locale} ${name}`
  const known = knownPatterns.get(key)
  if (known !== undefined) return known
  const pattern = trailOf(name)
    .map((step) => paths[locale][step] ?? routeDefinition(step).path)
    .filter((path) => path !== '')
    .join('/')
  knownPatterns.set(key, pattern)
  return pattern
}

/** Cached, as every link needs one. */
const knownPatterns = new Map<string, string>()

/**
 * The path of a screen in a language, with the language prefix and a trailing slash.
 * A wrong name, language or parameter does not compile. Parameters become path segments; an empty one becomes `-`.
 */
export function href<Name extends RouteName>(name: Name, locale: Locale, ...[parameters]: Needs<Name>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {}
  const pattern = patternOf(name, locale)
  const path = parameters === undefined ? pattern : pattern.replace(/:(\w+)/g, (_, key: string) => segmentOf(values[key], locale))
  return path === '' ? `/${locale}/` : `/${locale}/${path}/`
}

function segmentOf(value: string | number | undefined, locale: Locale): string {
  const segment = typeof value === 'number' ? String(value) : slug(value ?? '', locale)
  return segment === '' ? '-' : encodeURI(segment)
}
