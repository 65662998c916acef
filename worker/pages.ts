import { formNames } from '#db/model/forms/form-catalogue.ts'
import { ownerAccount } from '#worker/accounts/owners/owner-account.page.ts'
import { ownerEmail } from '#worker/accounts/owners/owner-email.page.ts'
import { ownerLogin } from '#worker/accounts/owners/owner-login.page.ts'
import { ownerPassword, ownerReset } from '#worker/accounts/owners/owner-password.page.ts'
import { ownerSignIn } from '#worker/accounts/owners/owner-sign-in.page.ts'
import { deskLink } from '#worker/accounts/staff/link.page.ts'
import { deskSignIn } from '#worker/accounts/staff/sign-in.page.ts'
import { office } from '#worker/agency/office.page.ts'
import { person } from '#worker/agency/person.page.ts'
import { team } from '#worker/agency/team.page.ts'
import { alert } from '#worker/alerts/alert.page.ts'
import { subscription, subscriptionConfirm, subscriptionEnd } from '#worker/alerts/subscription.page.ts'
import { calculators } from '#worker/calculators/calculators.page.ts'
import { article, articleCategory } from '#worker/content/article.page.ts'
import { home } from '#worker/content/home.page.ts'
import { assets, jobs, tips } from '#worker/content/overviews.page.ts'
import { standardText } from '#worker/content/standard-text.page.ts'
import { deskPages } from '#worker/desk/desk-pages.ts'
import { documentLink } from '#worker/files/document-link.page.ts'
import { construction } from '#worker/forms/construction/construction.page.ts'
import { contact } from '#worker/forms/contact/contact.page.ts'
import { demandRegister } from '#worker/forms/demand-register/demand-register.page.ts'
import { documentRequest, projectDocumentRequest } from '#worker/forms/document-request/document-request.page.ts'
import { enquiry } from '#worker/forms/enquiry/enquiry.page.ts'
import { vacancy } from '#worker/forms/job-application/vacancy.page.ts'
import { openDay } from '#worker/forms/open-day/open-day.page.ts'
import { purchaseOffer } from '#worker/forms/purchase-offer/purchase-offer.page.ts'
import { rentProfile } from '#worker/forms/rent-profile/rent-profile.page.ts'
import { sendToFriend } from '#worker/forms/send-to-friend/send-to-friend.page.ts'
import { thankYou, thankYouFolder } from '#worker/forms/thank-you.page.ts'
import { valuation } from '#worker/forms/valuation/valuation.page.ts'
import { viewing } from '#worker/forms/viewing/viewing.page.ts'
import { abroad } from '#worker/listings/abroad.page.ts'
import { propertyForRent, propertyForSale } from '#worker/listings/property.page.ts'
import { newsletter } from '#worker/newsletters/newsletter.page.ts'
import { ownerDigestEnd } from '#worker/owners/owner-digest-end.page.ts'
import { ownerHome } from '#worker/owners/owner-home.page.ts'
import { ownerPortal } from '#worker/owners/owner-portal.page.ts'
import { cookieSettings, legal } from '#worker/privacy/legal.page.ts'
import { project, projects } from '#worker/projects/projects.page.ts'
import { townForRent, townForSale, typeForRent, typeForSale } from '#worker/search/landing.page.ts'
import { forRent, forSale } from '#worker/search/list.page.ts'
import { favourites } from '#worker/shortlist/favourites.page.ts'
import type { Page } from '#worker/site/pages/page.ts'
import { reference, references } from '#worker/statistics/references.page.ts'
import { statistics } from '#worker/statistics/statistics.page.ts'
import { testimonialReview } from '#worker/testimonials/testimonial-review.page.ts'
import { testimonialForm, testimonials } from '#worker/testimonials/testimonials.page.ts'
import { appointment } from '#worker/visits/appointment.page.ts'
import { ownerQuestion } from '#worker/visits/owner-question.page.ts'

export { notFound, wrongMethod } from '#worker/site/not-found.page.ts'

/** The pages of the site. A route of the catalogue without one answers with the 404 page. */
export const pages: readonly Page[] = [
  home,
  forSale,
  forRent,
  townForSale,
  townForRent,
  typeForSale,
  typeForRent,
  propertyForSale,
  propertyForRent,
  projects,
  project,
  favourites,
  calculators,
  contact,
  enquiry,
  viewing,
  openDay,
  appointment,
  ownerQuestion,
  construction,
  sendToFriend,
  purchaseOffer,
  rentProfile,
  documentRequest,
  projectDocumentRequest,
  documentLink,
  valuation,
  demandRegister,
  alert,
  newsletter,
  subscription,
  subscriptionConfirm,
  subscriptionEnd,
  assets,
  tips,
  jobs,
  articleCategory,
  article,
  vacancy,
  abroad,
  team,
  person,
  office,
  references,
  reference,
  ...statistics,
  legal,
  testimonials,
  testimonialForm,
  testimonialReview,
  standardText('privacy'),
  standardText('cookiePolicy'),
  standardText('disclaimer'),
  standardText('accessibility'),
  cookieSettings,
  ownerLogin,
  ownerReset,
  ownerPassword,
  ownerSignIn,
  ownerEmail,
  ownerDigestEnd,
  ownerPortal,
  ownerHome,
  ownerAccount,
  deskSignIn,
  deskLink,
  ...deskPages,
  thankYouFolder,
  ...formNames.map(thankYou),
]
