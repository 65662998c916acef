import type { Page } from '#worker/http/page.ts'
import { deskAccount } from '#worker/pages/desk/account.ts'
import { deskAudit } from '#worker/pages/desk/audit.ts'
import { deskCalendar } from '#worker/pages/desk/calendar.ts'
import { deskLead } from '#worker/pages/desk/lead.ts'
import { deskLeads } from '#worker/pages/desk/leads.ts'
import { deskMails } from '#worker/pages/desk/mails.ts'
import { deskOwners } from '#worker/pages/desk/owners.ts'
import { deskPerson } from '#worker/pages/desk/person.ts'
import { deskStaff } from '#worker/pages/desk/staff.ts'
import { deskStaffMember } from '#worker/pages/desk/staff-member.ts'
import { deskTestimonials } from '#worker/pages/desk/testimonials.ts'
import { deskToday } from '#worker/pages/desk/today.ts'
import { deskTokens } from '#worker/pages/desk/tokens.ts'

/** Every page of the desk behind the sign-in. */
export const deskPages: readonly Page[] = [
  deskToday,
  deskLeads,
  deskLead,
  deskCalendar,
  deskOwners,
  deskTestimonials,
  deskPerson,
  deskMails,
  deskTokens,
  deskStaff,
  deskStaffMember,
  deskAudit,
  deskAccount,
]
