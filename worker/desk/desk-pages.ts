import { deskAccount } from '#worker/accounts/staff/account.page.ts'
import { deskStaff } from '#worker/accounts/staff/staff.page.ts'
import { deskStaffMember } from '#worker/accounts/staff/staff-member.page.ts'
import { deskTokens } from '#worker/accounts/staff/tokens.page.ts'
import { deskSetUp } from '#worker/agency/settings/set-up.page.ts'
import { deskSettings } from '#worker/agency/settings/settings.page.ts'
import { deskSettingsEntry } from '#worker/agency/settings/settings-entry.page.ts'
import { deskSettingsMail } from '#worker/agency/settings/settings-mail.page.ts'
import { deskSettingsSection } from '#worker/agency/settings/settings-section.page.ts'
import { deskSettingsSite } from '#worker/agency/settings/settings-site.page.ts'
import { deskSettingsVersion, deskSettingsVersions } from '#worker/agency/settings/settings-versions.page.ts'
import { deskAlert } from '#worker/alerts/desk/alert.page.ts'
import { deskDemand } from '#worker/alerts/desk/demand.page.ts'
import { deskHomeSeekers } from '#worker/alerts/desk/home-seekers.page.ts'
import { deskContact } from '#worker/contacts/contact.page.ts'
import { deskContacts } from '#worker/contacts/contacts.page.ts'
import { deskContactImport } from '#worker/contacts/imports/contact-import.page.ts'
import { deskContactImports } from '#worker/contacts/imports/contact-imports.page.ts'
import { deskNewContact } from '#worker/contacts/new-contact.page.ts'
import { deskContent } from '#worker/content/desk/content.page.ts'
import { deskContentCategories } from '#worker/content/desk/content-categories.page.ts'
import { deskContentNew } from '#worker/content/desk/content-new.page.ts'
import { deskContentPictures } from '#worker/content/desk/content-pictures.page.ts'
import { deskContentPreview } from '#worker/content/desk/content-preview.page.ts'
import { deskContentText } from '#worker/content/desk/content-text.page.ts'
import { deskContentVersions } from '#worker/content/desk/content-versions.page.ts'
import { deskAudit } from '#worker/desk/audit.page.ts'
import { deskSearch } from '#worker/desk/search.page.ts'
import { deskToday } from '#worker/desk/today.page.ts'
import { deskChannel } from '#worker/exports/desk/channel.page.ts'
import { deskChannels } from '#worker/exports/desk/channels.page.ts'
import { deskImport } from '#worker/feeds/desk/import.page.ts'
import { deskImports } from '#worker/feeds/desk/imports.page.ts'
import { deskImportPreview } from '#worker/feeds/desk/preview.page.ts'
import { deskRemarks } from '#worker/feeds/desk/remarks.page.ts'
import { deskSettingsCrm } from '#worker/feeds/desk/settings-crm.page.ts'
import { deskEntries } from '#worker/feeds/entries/entries.page.ts'
import { deskEntry } from '#worker/feeds/entries/entry.page.ts'
import { deskEntryPreview } from '#worker/feeds/entries/entry-preview.page.ts'
import { deskSheet } from '#worker/feeds/sheets/sheet.page.ts'
import { deskHomeDocuments, deskProjectDocuments } from '#worker/files/desk/documents.page.ts'
import { deskAnswers } from '#worker/leads/answers.page.ts'
import { deskLead } from '#worker/leads/lead.page.ts'
import { deskLeads } from '#worker/leads/leads.page.ts'
import { deskHomeOffers } from '#worker/leads/offers/home-offers.page.ts'
import { deskOffer } from '#worker/leads/offers/offer.page.ts'
import { deskOffers } from '#worker/leads/offers/offers.page.ts'
import { deskHome } from '#worker/listings/desk/home.page.ts'
import { deskHomes } from '#worker/listings/desk/homes.page.ts'
import { deskMails } from '#worker/mail/mails.page.ts'
import { deskMailing } from '#worker/newsletters/mailing.page.ts'
import { deskMailingPreview, deskMailings } from '#worker/newsletters/mailings.page.ts'
import { deskHomeRecords } from '#worker/owners/desk/home-records.page.ts'
import { deskOwnerMessages } from '#worker/owners/desk/owner-messages.page.ts'
import { deskOwnerHome, deskOwnerView } from '#worker/owners/desk/owner-view.page.ts'
import { deskOwners } from '#worker/owners/desk/owners.page.ts'
import { deskPerson } from '#worker/privacy/person.page.ts'
import { deskProjects } from '#worker/projects/desk-projects.page.ts'
import type { Page } from '#worker/site/pages/page.ts'
import { deskRedirects } from '#worker/site/redirects/redirects.page.ts'
import { deskTestimonials } from '#worker/testimonials/desk/testimonials.page.ts'
import { deskCalendar } from '#worker/visits/desk/calendar.page.ts'
import { deskNewVisit } from '#worker/visits/desk/new-visit.page.ts'
import { deskHomeOpenDays } from '#worker/visits/desk/open-days.page.ts'
import { deskTime } from '#worker/visits/desk/time.page.ts'
import { deskVisit } from '#worker/visits/desk/visit.page.ts'
import { deskVisits } from '#worker/visits/desk/visits.page.ts'

/** Every page of the desk behind the sign-in. */
export const deskPages: readonly Page[] = [
  deskToday,
  deskLeads,
  deskAnswers,
  deskLead,
  deskContacts,
  deskNewContact,
  deskContactImports,
  deskContactImport,
  deskContact,
  deskSearch,
  deskOffers,
  deskOffer,
  deskHomeOffers,
  deskCalendar,
  deskHomes,
  deskHome,
  deskHomeDocuments,
  deskHomeSeekers,
  deskHomeOpenDays,
  deskProjects,
  deskProjectDocuments,
  deskEntries,
  deskEntry,
  deskEntryPreview,
  deskImports,
  deskImport,
  deskSheet,
  deskImportPreview,
  deskRemarks,
  deskTime,
  deskVisits,
  deskNewVisit,
  deskVisit,
  deskOwners,
  deskContent,
  deskContentNew,
  deskContentPictures,
  deskContentCategories,
  deskContentText,
  deskContentPreview,
  deskContentVersions,
  deskOwnerMessages,
  deskHomeRecords,
  deskOwnerView,
  deskOwnerHome,
  deskTestimonials,
  deskPerson,
  deskMailings,
  deskMailing,
  deskMailingPreview,
  deskDemand,
  deskAlert,
  deskRedirects,
  deskMails,
  deskTokens,
  deskChannels,
  deskChannel,
  deskStaff,
  deskStaffMember,
  deskSettings,
  deskSetUp,
  deskSettingsMail,
  deskSettingsCrm,
  deskSettingsSite,
  deskSettingsVersions,
  deskSettingsVersion,
  deskSettingsSection,
  deskSettingsEntry,
  deskAudit,
  deskAccount,
]
