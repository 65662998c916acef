import { slug } from '#db/model/path-segment.ts'
import type { Locale } from '#messages/locales.ts'
import type { PlainKey } from '#messages/translate.ts'

/**
 * The route catalogue: every screen, its path in each language, its parent, its type (specification, section 2).
 * The breadcrumb of a screen is the message `route.{name}`.
 */

export type RouteType = 'page' | 'article' | 'feedback' | 'login'
type Localised = Readonly<Record<Locale, string>>

interface RouteDefinition {
  /** The screen above it, where its breadcrumb leads; null for home. */
  readonly parent: string | null
  readonly type: RouteType
  /** Whether visitors and crawlers may find it without being led there. */
  readonly public: boolean
  /** The last segments of its path, below those of its parent; `:name` stands for a parameter. */
  readonly path: Localised
  /** An address of another site that answers for this screen. */
  readonly externalPath?: string
}

const same = <const Path extends string>(path: Path) => ({ nl: path, fr: path, en: path, de: path })
const page = <const Path extends Localised>(parent: string, path: Path) => ({ parent, type: 'page', public: true, path }) as const
const article = <const Path extends Localised>(parent: string, path: Path) => ({ parent, type: 'article', public: true, path }) as const
const feedback = <const Path extends Localised>(path: Path) => ({ parent: 'thankYou', type: 'feedback', public: false, path }) as const

export const routes = {
  home: { parent: null, type: 'page', public: true, path: same('') },

  forSale: page('home', { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }),
  forRent: page('home', { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' }),
  propertyForSale: page('forSale', same(':city/:type/:id')),
  propertyForRent: page('forRent', same(':city/:type/:id')),
  projects: page('home', { nl: 'nieuwbouw', fr: 'projets-neufs', en: 'new-build', de: 'neubau' }),
  project: page('projects', same(':city/:name/:id')),
  abroad: page('home', { nl: 'buitenland', fr: 'etranger', en: 'abroad', de: 'ausland' }),
  favourites: { parent: 'home', type: 'page', public: false, path: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' } },

  calculators: page('home', { nl: 'rekenhulp', fr: 'calculateurs', en: 'calculators', de: 'rechner' }),
  demandRegister: page('home', { nl: 'wat-zoekt-u', fr: 'que-cherchez-vous', en: 'what-are-you-looking-for', de: 'was-suchen-sie' }),
  valuation: page('home', { nl: 'gratis-schatting', fr: 'estimation-gratuite', en: 'free-valuation', de: 'kostenlose-schaetzung' }),
  contact: page('home', { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' }),
  enquiry: { parent: 'contact', type: 'page', public: false, path: { nl: 'vraag/:id', fr: 'question/:id', en: 'question/:id', de: 'frage/:id' } },
  viewing: { parent: 'contact', type: 'page', public: false, path: { nl: 'bezoek/:id', fr: 'visite/:id', en: 'visit/:id', de: 'besichtigung/:id' } },
  appointment: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'afspraak/:id', fr: 'rendez-vous/:id', en: 'appointment/:id', de: 'termin/:id' },
  },
  construction: { parent: 'contact', type: 'page', public: false, path: { nl: 'project/:id', fr: 'projet/:id', en: 'project/:id', de: 'projekt/:id' } },
  sendToFriend: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'doorsturen', fr: 'envoyer-a-un-ami', en: 'send-to-friend', de: 'weiterempfehlen' },
  },
  purchaseOffer: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'bod/:id', fr: 'offre-d-achat/:id', en: 'purchase-offer/:id', de: 'kaufangebot/:id' },
  },
  rentProfile: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'huurdersprofiel/:id', fr: 'profil-de-locataire/:id', en: 'rent-profile/:id', de: 'mieterprofil/:id' },
  },
  documentRequest: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'documenten/:id', fr: 'documents/:id', en: 'documents/:id', de: 'unterlagen/:id' },
  },
  projectDocumentRequest: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'projectdocumenten/:id', fr: 'documents-du-projet/:id', en: 'project-documents/:id', de: 'projektunterlagen/:id' },
  },
  documentLink: {
    parent: 'contact',
    type: 'page',
    public: false,
    path: { nl: 'documentlink', fr: 'lien-vers-un-document', en: 'document-link', de: 'link-zu-unterlagen' },
  },
  newsletter: page('home', { nl: 'nieuwsbrief', fr: 'newsletter', en: 'newsletter', de: 'newsletter' }),
  subscription: {
    parent: 'home',
    type: 'page',
    public: false,
    path: { nl: 'inschrijving/:id', fr: 'abonnement/:id', en: 'subscription/:id', de: 'anmeldung/:id' },
  },
  subscriptionConfirm: {
    parent: 'home',
    type: 'page',
    public: false,
    path: { nl: 'inschrijving/:id/bevestigen', fr: 'abonnement/:id/confirmer', en: 'subscription/:id/confirm', de: 'anmeldung/:id/bestaetigen' },
  },
  subscriptionEnd: {
    parent: 'home',
    type: 'page',
    public: false,
    path: { nl: 'inschrijving/:id/uitschrijven', fr: 'abonnement/:id/se-desinscrire', en: 'subscription/:id/unsubscribe', de: 'anmeldung/:id/abmelden' },
  },
  testimonials: page('home', { nl: 'getuigenissen', fr: 'temoignages', en: 'testimonials', de: 'kundenstimmen' }),
  testimonialForm: page('testimonials', { nl: 'schrijven', fr: 'ecrire', en: 'write', de: 'schreiben' }),
  testimonialReview: {
    parent: 'testimonials',
    type: 'page',
    public: false,
    path: { nl: 'beoordelen/:id', fr: 'moderer/:id', en: 'review/:id', de: 'pruefen/:id' },
  },
  team: page('home', { nl: 'team', fr: 'equipe', en: 'team', de: 'team' }),

  assets: page('home', { nl: 'onze-troeven', fr: 'nos-atouts', en: 'our-assets', de: 'unsere-staerken' }),
  assetSpecialist: article('assets', {
    nl: 'specialist-in-de-streek',
    fr: 'specialiste-de-la-region',
    en: 'specialist-in-the-area',
    de: 'spezialist-der-region',
  }),
  assetQuality: article('assets', { nl: 'kwaliteitsgarantie', fr: 'garantie-de-qualite', en: 'quality-guarantee', de: 'qualitaetsgarantie' }),
  assetGreenNumber: article('assets', { nl: 'groen-nummer', fr: 'numero-vert', en: 'green-number', de: 'gruene-nummer' }),
  assetRange: article('assets', { nl: 'ruim-aanbod', fr: 'large-choix', en: 'wide-range', de: 'grosse-auswahl' }),
  assetPhotographer: article('assets', {
    nl: 'professionele-fotograaf',
    fr: 'photographe-professionnel',
    en: 'professional-photographer',
    de: 'professioneller-fotograf',
  }),
  assetHomeStaging: article('assets', same('home-staging')),
  assetExperience: article('assets', { nl: '25-jaar-ervaring', fr: '25-ans-d-experience', en: '25-years-experience', de: '25-jahre-erfahrung' }),
  assetNetwork: article('assets', { nl: 'grootste-netwerk', fr: 'plus-grand-reseau', en: 'largest-network', de: 'groesstes-netzwerk' }),

  references: page('home', { nl: 'referenties', fr: 'references', en: 'references', de: 'referenzen' }),
  reference: article('references', same(':city/:id')),

  statistics: page('home', { nl: 'statistieken', fr: 'statistiques', en: 'statistics', de: 'statistiken' }),
  statisticsCommercial: article('statistics', { nl: 'handelspanden', fr: 'biens-commerciaux', en: 'commercial', de: 'gewerbeimmobilien' }),
  statisticsCommons: article('statistics', { nl: 'algemeen', fr: 'generalites', en: 'commons', de: 'allgemeines' }),
  statisticsTenants: article('statistics', { nl: 'kandidaat-huurders', fr: 'candidats-locataires', en: 'potential-tenants', de: 'mietinteressenten' }),
  statisticsBuyers: article('statistics', { nl: 'kandidaat-kopers', fr: 'candidats-acquereurs', en: 'potential-buyers', de: 'kaufinteressenten' }),

  tips: page('home', { nl: 'tips', fr: 'conseils', en: 'tips', de: 'tipps' }),
  tipFirstImpression: article('tips', { nl: 'eerste-indruk', fr: 'premiere-impression', en: 'first-impression', de: 'der-erste-eindruck' }),
  tipWhereToStart: article('tips', { nl: 'waar-te-beginnen', fr: 'par-ou-commencer', en: 'where-to-start', de: 'wo-anfangen' }),
  tipAroundTheHouse: article('tips', { nl: 'rond-het-huis', fr: 'autour-de-la-maison', en: 'around-the-house', de: 'rund-ums-haus' }),
  tipInTheHouse: article('tips', { nl: 'in-het-huis', fr: 'dans-la-maison', en: 'in-the-house', de: 'im-haus' }),
  tipCleaning: article('tips', { nl: 'opruimen', fr: 'nettoyer', en: 'cleaning', de: 'aufraeumen' }),
  tipRepair: article('tips', { nl: 'herstellen-of-vervangen', fr: 'reparer-ou-remplacer', en: 'repair-or-replace', de: 'reparieren-oder-ersetzen' }),
  tipNeutralise: article('tips', { nl: 'neutraliseren', fr: 'neutraliser', en: 'neutralise', de: 'neutral-gestalten' }),
  tipAtmosphere: article('tips', { nl: 'sfeer-scheppen', fr: 'creer-une-ambiance', en: 'create-atmosphere', de: 'atmosphaere-schaffen' }),
  tipChecklist: article('tips', { nl: 'checklist', fr: 'liste-de-controle', en: 'checklist', de: 'checkliste' }),

  jobs: page('home', { nl: 'vacatures', fr: 'emplois', en: 'jobs', de: 'stellenangebote' }),
  jobOfficeManager: article('jobs', same('office-manager')),

  cookiePolicy: page('home', { nl: 'cookiebeleid', fr: 'cookie-policy', en: 'cookie-policy', de: 'cookie-richtlinie' }),
  privacy: page('home', { nl: 'privacyverklaring', fr: 'privacy-statement', en: 'privacy-statement', de: 'datenschutz' }),
  disclaimer: page('home', { nl: 'disclaimer', fr: 'clause-de-non-responsabilite', en: 'disclaimer', de: 'haftungsausschluss' }),
  legal: page('home', { nl: 'wettelijke-gegevens', fr: 'donnees-legales', en: 'legal-data', de: 'rechtliche-angaben' }),

  ownerLogin: { parent: 'home', type: 'login', public: true, path: same('login') },
  owner: { parent: 'home', type: 'page', public: false, path: { nl: 'eigenaar', fr: 'proprietaire', en: 'owner', de: 'eigentuemer' } },

  thankYou: { parent: 'home', type: 'feedback', public: false, path: { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' } },
  thankYouEnquiry: feedback(same('contact-me')),
  thankYouViewing: feedback(same('contact-appointment')),
  thankYouConstruction: feedback(same('contact-construction')),
  thankYouValuation: feedback(same('contact-demand')),
  thankYouDemandRegister: feedback(same('demand-register')),
  thankYouSendToFriend: feedback(same('send-to-friend')),
  thankYouContact: feedback(same('site-contact')),
  thankYouPurchaseOffer: feedback(same('purchase-offer')),
  thankYouRentProfile: feedback(same('rent-profile')),
  thankYouDocumentRequest: feedback(same('document-request')),
  thankYouDocumentsAgain: feedback(same('documents-requested')),
  thankYouNewsletter: feedback(same('sign-newsletter')),
  thankYouJobApplication: feedback(same('job-application')),
  thankYouTestimonial: feedback(same('testimonial')),
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routes

/** Screens without a page of their own yet: their address answers with a page that says so, and nothing links to it. */
const comingSoonRoutes: readonly RouteName[] = [
  'abroad',
  'team',
  'assets',
  'assetSpecialist',
  'assetQuality',
  'assetGreenNumber',
  'assetRange',
  'assetPhotographer',
  'assetHomeStaging',
  'assetExperience',
  'assetNetwork',
  'references',
  'reference',
  'statistics',
  'statisticsCommercial',
  'statisticsCommons',
  'statisticsTenants',
  'statisticsBuyers',
  'tips',
  'tipFirstImpression',
  'tipWhereToStart',
  'tipAroundTheHouse',
  'tipInTheHouse',
  'tipCleaning',
  'tipRepair',
  'tipNeutralise',
  'tipAtmosphere',
  'tipChecklist',
  'cookiePolicy',
  'privacy',
  'disclaimer',
  'legal',
  'ownerLogin',
  'owner',
  'thankYou',
]

/** Whether a screen has a page of its own, so that others may link to it. */
export function isImplemented(name: RouteName): boolean {
  return !comingSoonRoutes.includes(name)
}

/** Properties that keep a page of their own whatever the feed says: original path → id. An agency lists here what it has printed somewhere. */
export const fixedProperties: Readonly<Record<string, number>> = { 'for-sale/showpiece': 4001 }

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : Path
type OwnParameters<Path extends string> = Segments<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never
export type RouteParameters<Name extends RouteName> = OwnParameters<(typeof routes)[Name]['path']['en']>
/** The parameters a link to a screen needs: none, or a value for each `:name` of its path. */
type Needs<Name extends RouteName> = [RouteParameters<Name>] extends [never] ? [] : [parameters: Readonly<Record<RouteParameters<Name>, string | number>>]

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

/** The screen one step up; null for home. */
export function parentOf(name: RouteName): RouteName | null {
  const { parent } = routeDefinition(name)
  return parent !== null && isRouteName(parent) ? parent : null
}

/** From home down to the screen itself. */
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
    .map((step) => routeDefinition(step).path[locale])
    .filter((path) => path !== '')
    .join('/')
  knownPatterns.set(key, pattern)
  return pattern
}

/** The catalogue does not change while the site runs, and every link asks. */
const knownPatterns = new Map<string, string>()

/**
 * The path of a screen in a language, with the language prefix and a trailing slash.
 * A wrong name, language or parameter does not compile. Parameters become path segments; an empty one becomes `-`.
 */
export function href<Name extends RouteName>(name: Name, locale: Locale, ...[parameters]: Needs<Name>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {}
  const pattern = patternOf(name, locale)
  const path = parameters === undefined ? pattern : pattern.replace(/:(\w+)/g, (_, key: string) => segmentOf(values[key]))
  return path === '' ? `/${locale}/` : `/${locale}/${path}/`
}

function segmentOf(value: string | number | undefined): string {
  const segment = typeof value === 'number' ? String(value) : slug(value ?? '')
  return segment === '' ? '-' : encodeURI(segment)
}
