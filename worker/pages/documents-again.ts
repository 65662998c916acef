import type { Lead } from '#db/model/lead.ts'
import { owing } from '#db/outbox.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DocumentsAgainPage } from '#ui/pages/documents-again.tsx'
import { documentRequestPath } from '#ui/presenters/documents.ts'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { requestAgain } from '#worker/forms/request-again.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage, type PageVisit } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { linksMail } from '#worker/mail/documents-mails.ts'
import { crumbsTo } from './crumbs.ts'
import { documentsOnOffer } from './documents-on-offer.ts'

const name = 'thankYouDocumentsAgain'

/** The documents have been asked for before (specification, section 4); whoever was just told so may have the links sent anew, once a day. */
export const documentsAgain = definePage(name, {
  view: DocumentsAgainPage,
  cache: neverKept,
  async load(visit) {
    const { locale, sent } = visit
    const t = translator(locale)
    const title = t(breadcrumbKey(name))
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('documents.again.text'),
        alternates: byLocale((each) => href(name, each)),
        index: false,
      },
      props: { title, crumbs: crumbsTo(name, locale), state: sent ?? freshForm, maySend: (await requestAgain(visit)) !== null },
    }
  },
  async act(visit) {
    const lead = await requestAgain(visit)
    if (!lead) throw redirection(303, href(name, visit.locale))
    try {
      await sendAgain(lead, visit)
    } catch (fault) {
      if (fault instanceof Response) throw fault
      console.error('documents were not sent again', fault)
      return { ...freshForm, failed: true }
    }
    throw redirection(303, href('thankYouDocuments', visit.locale))
  },
})

/** Owes the mail with the links anew. Its id holds the day, so that no more than one a day ever leaves. */
async function sendAgain(lead: Lead, visit: PageVisit): Promise<void> {
  const { store, now, origin, settings, relay } = visit
  const { offer, office } = await documentsOnOffer(visit, lead.projectId === null ? 'property' : 'project', String(lead.projectId ?? lead.listingId))
  const [mail] = await linksMail(lead, { office, officeLocale: settings.fallback, origin }, offer)
  if (!mail) throw redirection(303, documentRequestPath(offer.owner, visit.locale))
  const id = `${lead.id}.${now.toISOString().slice(0, 10)}`
  await owing(store.db, id, mail, now.toISOString(), lead.id)
  await relay([id])
}
