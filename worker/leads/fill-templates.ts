import type { DeskLead } from '#db/leads/desk-lead.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { type AnswerPlaceholder, type AnswerTemplate, fillTemplate } from '#db/model/leads/answer-template.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import { textIn } from '#db/model/site/localized.ts'
import { greetedName } from '#ui/forms/lead-rows.present.ts'
import type { TemplateView } from '#ui/leads/lead-sections.part.tsx'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { projectPagePath, projectTitle } from '#ui/projects/project.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { filterQuery } from '#worker/leads/lead-query.ts'

interface About {
  readonly templates: readonly AnswerTemplate[]
  readonly listing: Listing | null
  readonly project: Project | null
}

/** The prepared answers that there are in the language of a lead, filled in for it and for the member who answers. */
export function presentTemplates(context: DeskContext, lead: DeskLead, { templates, ...about }: About): readonly TemplateView[] {
  const { requested } = context
  const values = valuesOf(context, lead, about)
  return templates.flatMap(({ id, name, texts }) => {
    const text = texts[lead.locale]
    if (text === undefined) return []
    const query = filterQuery(requested.searchParams)
    query.set('template', id)
    return [{ id, name, text: fillTemplate(text, values), href: `${requested.pathname}?${query}#reply-title` }]
  })
}

function valuesOf(
  { agency, origin, session: { member } }: DeskContext,
  { fields, locale, office: key }: DeskLead,
  { listing, project }: Omit<About, 'templates'>,
): Readonly<Record<AnswerPlaceholder, string>> {
  const office = key === null ? null : officeByKey(agency, key)
  const of = [agencyName(agency, locale), textIn(office?.name, locale)].filter((part) => part !== '').join(' ')
  const signature = presentSignature({ name: member.name, email: member.email, of, phone: office?.phone ?? agency.phone }, agency, origin)
  return {
    name: greetedName(fields) ?? '',
    home: listing ? titleOf(listing, locale) : project ? projectTitle(project, locale) : '',
    link: listing ? origin + listingPath(listing, locale) : project ? origin + projectPagePath(project, locale) : '',
    agent: member.name,
    phone: signature.phone?.text ?? '',
    office: of,
  }
}
