import { ButtonLink, SecondLink } from '../../design/buttons.part.tsx'
import type { DocumentView } from '../../files/documents.present.ts'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import type { ProjectTeaserView } from '../../projects/project.present.ts'
import { ProjectCard } from '../../projects/project-card.part.tsx'
import { ShortPage } from '../../site/short-page.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { DocumentChoices } from '../document-choices.part.tsx'
import { Field } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { RequestedBefore } from '../next-steps.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'

/** The listing or project that the documents belong to. */
export type DocumentSubject = { readonly kind: 'property'; readonly card: ListingCardView } | { readonly kind: 'project'; readonly project: ProjectTeaserView }

export interface DocumentRequestPageProps {
  readonly view: FormView
  readonly months: number
  readonly subject: DocumentSubject
  readonly documents: readonly DocumentView[]
  /** The page of the listing or project, and the form for an enquiry about it. */
  readonly recordHref: string
  readonly questionHref: string
  /** The key of the documents on the visitor's device. */
  readonly requestKey: string
}

/** A request for documents: which ones, then the person. Without documents it says so and offers alternatives. */
export function DocumentRequestPage(props: DocumentRequestPageProps) {
  const { t } = useTranslation()
  const { view, months, subject, documents, requestKey } = props
  const isFresh = Object.keys(view.state.typed).length === 0
  // Once something has been typed, the form stays.
  if (documents.length === 0 && isFresh) return <NoDocuments {...props} />
  return (
    <FormPage view={view} aside={subject.kind === 'property' ? <ListingCard card={subject.card} /> : <ProjectCard project={subject.project} />}>
      <RequestedBefore documents={requestKey} />
      <FormPart legend={t('form.documentRequest.part')}>
        <DocumentChoices documents={documents} isFresh={isFresh} />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
        <Field name="remark" rows={3} optional />
      </FormPart>
      <NoticeFields form="documentRequest" months={months} />
    </FormPage>
  )
}

function NoDocuments({ view, recordHref, questionHref }: DocumentRequestPageProps) {
  const { t } = useTranslation()
  return (
    <ShortPage crumbs={view.crumbs} title={t('projects.noDocuments')}>
      <p>{t('documents.none.text')}</p>
      <p className="empty-ways">
        <ButtonLink href={questionHref}>{t('documents.none.question')}</ButtonLink>
        <SecondLink href={recordHref}>{t('documents.none.record')}</SecondLink>
      </p>
    </ShortPage>
  )
}
