import type { Lead } from '#db/model/lead.ts'
import { officeLocale } from '#db/model/office.ts'
import { insertMail } from '#db/outbox.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DocumentsAgainPage } from '#ui/pages/documents-again.tsx'
import { documentRequestPath } from '#ui/presenters/documents.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage, type PageContext } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { linksMail } from '#worker/mail/documents-mails.ts'
import { crumbsTo } from './crumbs.ts'
import { documentsAgainLead } from './documents-again-lead.ts'
import { documentsOnOffer } from './documents-on-offer.ts'

const name = 'thankYouDocumentsAgain'

/** The documents were requested before (specification, section 4); the same visitor may have the links sent again, once a day. */
export const documentsAgain = definePage(name, {
  view: DocumentsAgainPage,
  cache: neverKept,
  async load(context) {
    const { locale, sent } = context
    const t = translator(locale)
    const title = t(breadcrumbKey(name))
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('documents.again.text'),
        alternates: byLocale((each) => href(name, each)),
        index: false,
      },
      props: { title, crumbs: crumbsTo(name, locale), state: sent ?? freshForm, maySend: (await documentsAgainLead(context)) !== null },
    }
  },
  async act(context) {
    const lead = await documentsAgainLead(context)
    if (!lead) throw redirection(303, href(name, context.locale))
    try {
      await sendAgain(lead, context)
    } catch (error) {
      if (error instanceof Response) throw error
      console.error('documents were not sent again', error)
      return { ...freshForm, failed: true }
    }
    throw redirection(303, href('thankYouDocumentRequest', context.locale))
  },
})

/** Queues the mail with the links again. Its id contains the day, which limits it to one a day. */
async function sendAgain(lead: Lead, context: PageContext): Promise<void> {
  const { store, now, agency, relay } = context
  const { offer, office } = await documentsOnOffer(context, lead.projectId === null ? 'property' : 'project', String(lead.projectId ?? lead.listingId))
  const [mail] = await linksMail(lead, { office, officeLocale: officeLocale(agency, office) }, offer)
  if (!mail) throw redirection(303, documentRequestPath(offer.owner, context.locale))
  const id = `${lead.id}.${now.toISOString().slice(0, 10)}`
  await insertMail(store.db, id, mail, now.toISOString(), lead.id)
  await relay([id])
}
