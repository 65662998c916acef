/**
 * The route catalogue: every screen with its English path, parent and type (specification, section 2). The breadcrumb of a screen is
 * the message `route.{name}`.
 */

type RouteType = 'page' | 'article' | 'feedback' | 'login'

export interface RouteDefinition {
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
const hidden = <const Path extends string>(parent: string, path: Path) => ({ parent, type: 'page', public: false, path }) as const
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
  favourites: hidden('home', 'favourites'),

  calculators: page('home', 'calculators'),
  demandRegister: page('home', 'what-are-you-looking-for'),
  alert: hidden('demandRegister', 'keep-me-informed'),
  valuation: page('home', 'free-valuation'),
  contact: page('home', 'contact'),
  enquiry: hidden('contact', 'question/:id'),
  viewing: hidden('contact', 'visit/:id'),
  openDay: hidden('contact', 'open-day/:id'),
  appointment: hidden('contact', 'appointment/:id'),
  construction: hidden('contact', 'project/:id'),
  sendToFriend: hidden('contact', 'send-to-friend'),
  purchaseOffer: hidden('contact', 'purchase-offer/:id'),
  rentProfile: hidden('contact', 'rent-profile/:id'),
  documentRequest: hidden('contact', 'documents/:id'),
  projectDocumentRequest: hidden('contact', 'project-documents/:id'),
  documentLink: hidden('contact', 'document-link'),
  newsletter: page('home', 'newsletter'),
  subscription: hidden('home', 'subscription/:id'),
  subscriptionConfirm: hidden('home', 'subscription/:id/confirm'),
  subscriptionEnd: hidden('home', 'subscription/:id/unsubscribe'),
  testimonials: page('home', 'testimonials'),
  testimonialForm: page('testimonials', 'write'),
  testimonialReview: hidden('testimonials', 'review/:id'),
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
  cookieSettings: hidden('home', 'cookie-settings'),

  ownerLogin: { parent: 'home', type: 'login', public: true, path: 'login' },
  ownerReset: hidden('ownerLogin', 'forgotten-password'),
  ownerPassword: hidden('ownerLogin', 'password'),
  ownerSignIn: hidden('ownerLogin', 'link'),
  ownerEmail: hidden('ownerLogin', 'new-address'),
  ownerDigestEnd: hidden('ownerLogin', 'weekly-summary/:id'),
  ownerPortal: hidden('home', 'owner'),
  ownerHome: hidden('ownerPortal', ':kind/:id'),
  ownerAccount: hidden('ownerPortal', 'account'),

  desk: hidden('home', 'desk'),
  deskSignIn: { parent: 'desk', type: 'login', public: false, path: 'sign-in' },
  deskLink: hidden('desk', 'link'),
  deskAccount: hidden('desk', 'account'),
  deskLeads: hidden('desk', 'leads'),
  deskAnswers: hidden('deskLeads', 'answers'),
  deskLead: hidden('deskLeads', ':id'),
  deskCalendar: hidden('desk', 'calendar'),
  deskTime: hidden('deskCalendar', 'hours'),
  deskHomes: hidden('desk', 'homes'),
  deskHome: hidden('deskHomes', ':id'),
  deskHomeDocuments: hidden('deskHomes', ':id/documents'),
  deskHomeSeekers: hidden('deskHomes', ':id/seekers'),
  deskHomeOpenDays: hidden('deskHomes', ':id/open-days'),
  deskProjects: hidden('deskHomes', 'projects'),
  deskProjectDocuments: hidden('deskProjects', ':id/documents'),
  deskEntries: hidden('desk', 'entries'),
  deskEntry: hidden('deskEntries', ':id'),
  deskEntryPreview: hidden('deskEntries', ':id/preview'),
  deskImports: hidden('desk', 'imports'),
  deskImport: hidden('deskImports', ':id'),
  deskRemarks: hidden('desk', 'remarks'),
  deskVisits: hidden('desk', 'visits'),
  deskNewVisit: hidden('deskVisits', 'new'),
  deskVisit: hidden('deskVisits', ':id'),
  deskOwners: hidden('desk', 'owners'),
  deskOwnerMessages: hidden('deskOwners', 'messages'),
  deskHomeRecords: hidden('deskOwners', 'homes/:kind/:id'),
  deskOwnerView: hidden('deskOwners', ':id/portal'),
  deskOwnerHome: hidden('deskOwners', ':id/portal/:kind/:home'),
  deskTestimonials: hidden('desk', 'testimonials'),
  deskContent: hidden('desk', 'content'),
  deskContentNew: hidden('deskContent', 'new'),
  deskContentPictures: hidden('deskContent', 'pictures'),
  deskContentText: hidden('deskContent', ':id'),
  deskContentPreview: hidden('deskContent', ':id/preview'),
  deskContentVersions: hidden('deskContent', ':id/versions'),
  deskMailings: hidden('desk', 'mailings'),
  deskMailing: hidden('deskMailings', ':id'),
  deskMailingPreview: hidden('deskMailings', ':id/preview'),
  deskDemand: hidden('desk', 'demand'),
  deskAlert: hidden('desk', 'alerts/:id'),
  deskMails: hidden('desk', 'mails'),
  deskTokens: hidden('desk', 'tokens'),
  deskPerson: hidden('desk', 'person'),
  deskStaff: hidden('desk', 'staff'),
  deskStaffMember: hidden('deskStaff', ':id'),
  deskAudit: hidden('desk', 'audit'),
  deskSettings: hidden('desk', 'settings'),
  deskSettingsMail: hidden('deskSettings', 'mail'),
  deskSettingsVersions: hidden('deskSettings', 'versions'),
  deskSettingsVersion: hidden('deskSettingsVersions', ':version'),
  deskSettingsSection: hidden('deskSettings', ':section'),
  deskSettingsEntry: hidden('deskSettings', ':section/:entry'),

  thankYou: { parent: 'home', type: 'feedback', public: false, path: 'thank-you' },
  thankYouEnquiry: feedback('contact-me'),
  thankYouViewing: feedback('contact-appointment'),
  thankYouOpenDay: feedback('open-day'),
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
