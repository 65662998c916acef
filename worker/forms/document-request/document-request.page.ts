import type { DocumentOwner } from '#db/model/files/document.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { deviceKey, documentRequestPath } from '#ui/files/documents.present.ts'
import { DocumentRequestPage } from '#ui/forms/document-request/document-request.page.tsx'
import { documentRequest as form } from '#worker/forms/document-request/document-request.form.ts'
import { neverKept } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { openForm } from '../open-form.ts'
import { takeForm } from '../take-form.ts'
import { thanksPath } from '../thanks-about.ts'
import { documentsOnOffer } from './documents-on-offer.ts'

export const documentRequest = documentForm('documentRequest', 'property')
export const projectDocumentRequest = documentForm('projectDocumentRequest', 'project')

/** The request form for documents of a listing or project on offer. */
function documentForm(name: 'documentRequest' | 'projectDocumentRequest', kind: DocumentOwner['kind']) {
  return definePage(name, {
    view: DocumentRequestPage,
    cache: neverKept,
    async load(context) {
      const { locale, sent } = context
      const t = translator(locale)
      const asked = await documentsOnOffer(context, kind, context.parameters.id ?? '')
      const { owner } = asked.offer
      const title = asked.documents.length === 0 && sent === null ? t('projects.noDocuments') : t('form.documentRequest.title')
      const { subject, recordHref, questionHref } = asked
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : `${title}, ${asked.name}`,
          description: t('form.documentRequest.lead'),
          alternates: byLocale((each) => documentRequestPath(owner, each)),
          index: false,
        },
        props: {
          view: await openForm('documentRequest', asked.crumbs(t('form.documentRequest.title')), context),
          months: formCatalogue.documentRequest.months,
          subject,
          recordHref,
          questionHref,
          asked: deviceKey(owner),
          documents: asked.documents,
        },
      }
    },
    async act(context, sent) {
      const { offer, office, serving } = await documentsOnOffer(context, kind, context.parameters.id ?? '')
      const about = { listingId: kind === 'property' ? offer.owner.id : null, projectId: kind === 'project' ? offer.owner.id : null, office, serving }
      const outcome = await takeForm(form(offer), context, sent, about)
      if (!outcome.accepted) return outcome.state
      throw redirection(303, thanksPath('thankYouDocumentRequest', context.locale, { [kind === 'property' ? 'listing' : 'project']: String(offer.owner.id) }))
    },
  })
}
