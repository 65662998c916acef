import { listDocuments } from '#db/files/documents.ts'
import { type OfficeKey, servingOffice } from '#db/model/agency/office.ts'
import { type DocumentOwner, documentsOnFile, documentsToAsk, type OfferedDocument } from '#db/model/files/document.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { type DocumentView, deviceKey, documentRequestPath, presentOnFile } from '#ui/files/documents.present.ts'
import { DocumentRequestPage, type DocumentSubject } from '#ui/forms/document-request/document-request.page.tsx'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { presentTeaser, projectPagePath, projectTitle } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import { type DocumentOffer, documentRequest as form } from '#worker/forms/document-request/document-request.form.ts'
import { handleForm } from '#worker/forms/handle-form.ts'
import { openForm } from '#worker/forms/open-form.ts'
import { thanksPath } from '#worker/forms/thanks-about.ts'
import { homeOnOffer, projectOnOffer } from '#worker/listings/on-offer.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { unlessAway } from '#worker/site/faults/database-watch.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'

export const documentRequest = documentForm('documentRequest', 'property')
export const projectDocumentRequest = documentForm('projectDocumentRequest', 'project')

/** The request form for documents of a listing or project on offer. */
function documentForm(name: 'documentRequest' | 'projectDocumentRequest', kind: DocumentOwner['kind']) {
  return definePage(name, {
    view: DocumentRequestPage,
    cache: showsForm,
    async load(context) {
      const { locale, sent } = context
      const t = translator(locale)
      const request = await documentsOnOffer(context, kind, context.parameters.id ?? '')
      const { owner } = request.offer
      const title = request.documents.length === 0 && sent === null ? t('projects.noDocuments') : t('form.documentRequest.title')
      const { subject, recordHref, questionHref } = request
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : `${title}, ${request.name}`,
          description: t('form.documentRequest.lead'),
          alternates: byLocale((each) => documentRequestPath(owner, each)),
          index: false,
        },
        props: {
          view: await openForm('documentRequest', request.crumbs(t('form.documentRequest.title')), context),
          months: formCatalogue.documentRequest.months,
          subject,
          recordHref,
          questionHref,
          requestKey: deviceKey(owner),
          documents: request.documents,
        },
      }
    },
    async act(context, sent) {
      const { offer, office, serving } = await documentsOnOffer(context, kind, context.parameters.id ?? '')
      const about = { listingId: kind === 'property' ? offer.owner.id : null, projectId: kind === 'project' ? offer.owner.id : null, office, serving }
      const outcome = await handleForm(form(offer), context, sent, about)
      if (!outcome.accepted) return outcome.state
      throw redirection(303, thanksPath('thankYouDocumentRequest', context.locale, { [kind === 'property' ? 'listing' : 'project']: String(offer.owner.id) }))
    },
  })
}

/** A listing or project on offer with its documents, as the request form needs it. */
interface OfferedDocuments {
  readonly offer: DocumentOffer
  /** The documents on offer; in a sent form, while they cannot be read, those that were chosen. */
  readonly documents: readonly DocumentView[]
  readonly office: string
  /** The office that serves the home's place; null for a project. */
  readonly serving: OfficeKey | null
  readonly subject: DocumentSubject
  /** Appended to the title of the form. */
  readonly name: string
  readonly recordHref: string
  readonly questionHref: string
  crumbs(title: string): readonly Crumb[]
}

/** Reads the documents, bypassing the cache; a listing or project no longer on offer redirects to its own page. */
async function documentsOnOffer(context: PageContext, kind: DocumentOwner['kind'], id: string): Promise<OfferedDocuments> {
  return kind === 'property' ? ofHome(context, id) : ofProject(context, id)
}

async function ofHome(context: PageContext, id: string): Promise<OfferedDocuments> {
  const { locale, now } = context
  const home = await homeOnOffer(context, id)
  const owner: DocumentOwner = { kind: 'property', id: home.id }
  const recordHref = listingPath(home, locale)
  const list = home.goal === 'sale' ? 'forSale' : 'forRent'
  return {
    ...(await offered(context, owner, (onFile) => documentsToAsk(onFile, home, locale))),
    office: officeAddressOf(home, context.agency),
    serving: servingOffice(context.agency, home.place)?.key ?? null,
    subject: { kind: 'property', card: presentCard(home, locale, now) },
    name: textIn(home.place.city, locale),
    recordHref,
    questionHref: href('enquiry', locale, { id: home.id }),
    crumbs: (title) => crumbsBelow(list, locale, { text: titleOf(home, locale), href: recordHref }, { text: title, href: null }),
  }
}

async function ofProject(context: PageContext, id: string): Promise<OfferedDocuments> {
  const { locale } = context
  const project = await projectOnOffer(context, id)
  const owner: DocumentOwner = { kind: 'project', id: project.id }
  const recordHref = projectPagePath(project, locale)
  const name = projectTitle(project, locale)
  return {
    ...(await offered(context, owner, (onFile) => documentsToAsk(documentsOnFile(project, onFile), project, locale))),
    office: context.agency.email,
    serving: null,
    subject: { kind: 'project', project: presentTeaser(project, locale) },
    name,
    recordHref,
    questionHref: href('construction', locale, { id: project.id }),
    crumbs: (title) => crumbsBelow('projects', locale, { text: name, href: recordHref }, { text: title, href: null }),
  }
}

/** @param onOffer those of the stored documents that may be requested */
async function offered(
  { store, settings, locale, now, sent }: PageContext,
  owner: DocumentOwner,
  onOffer: (onFile: readonly OfferedDocument[]) => readonly OfferedDocument[],
): Promise<Pick<OfferedDocuments, 'offer' | 'documents'>> {
  const reading = listDocuments(store.db, owner)
  const onFile = sent === null ? await reading : await unlessAway(reading, store)
  const documents = onFile === null ? [] : onOffer(onFile)
  const chosen = [sent?.typed.documents ?? []].flat()
  return {
    offer: { owner, documents, signing: settings.signing, now },
    documents:
      onFile === null
        ? chosen.map((key) => ({ key, name: key, language: null, file: null, href: null }))
        : documents.map((document) => presentOnFile(document, locale)),
  }
}
