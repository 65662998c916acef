import { QuietLink } from '../../design/buttons.part.tsx'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { PrivacyLink } from '../../privacy/legal-tables.part.tsx'
import type { ProjectTeaserView } from '../../projects/project.present.ts'
import { ProjectCard } from '../../projects/project-card.part.tsx'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { CaptchaField } from '../captcha.part.tsx'
import { Field, Tick } from '../field.part.tsx'
import { FormPage, FormPart, type FormView } from '../form-page.part.tsx'

/** The page to send. */
export type SendToFriendSubject =
  | { readonly kind: 'home'; readonly card: ListingCardView }
  | { readonly kind: 'project'; readonly project: ProjectTeaserView }
  | { readonly kind: 'page'; readonly title: string; readonly href: string }

export interface SendToFriendPageProps {
  readonly view: FormView
  readonly subject: SendToFriendSubject
}

/** The friend, then the sender. There is no newsletter box: neither is signed up for anything. */
export function SendToFriendPage({ view, subject }: SendToFriendPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <FormPage view={view} aside={<Subject subject={subject} />}>
      <FormPart legend={t('form.sendToFriend.friend')}>
        <Field name="friendEmail" type="email" inputMode="email" autoComplete="off" />
        <Field name="friendFirstName" autoComplete="off" optional />
        <Field name="friendLastName" autoComplete="off" optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <Field name="firstName" autoComplete="given-name" />
        <Field name="lastName" autoComplete="family-name" />
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <CaptchaField />
      <Tick name="privacy">
        {t('form.sendToFriend.consent', { agency })} <PrivacyLink />
      </Tick>
    </FormPage>
  )
}

function Subject({ subject }: { subject: SendToFriendSubject }) {
  const { t } = useTranslation()
  if (subject.kind === 'home') return <ListingCard card={subject.card} />
  if (subject.kind === 'project') return <ProjectCard project={subject.project} />
  return (
    <div>
      <h2 className="aside-title">{t('form.sendToFriend.page')}</h2>
      <QuietLink href={subject.href}>{subject.title}</QuietLink>
    </div>
  )
}
