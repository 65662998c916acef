import { QuietLink } from '../../design/buttons.part.tsx'
import { ContactFields } from '../../forms/contact/contact-fields.part.tsx'
import { FormFields } from '../../forms/form-page.part.tsx'
import { FormStateProvider, freshForm } from '../../forms/form-state.tsx'
import { EmailFields } from '../../forms/person-fields.part.tsx'
import { ValuationStep } from '../../forms/valuation/valuation-step.part.tsx'
import { promisedWords } from '../../listings/property/promised-words.present.ts'
import { NewsletterFields } from '../../newsletters/newsletter-fields.part.tsx'
import { useAgency } from '../../site/page-context.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { FormBlockView } from './form-block.present.ts'

/** A form in a text: sent to its own page, which keeps what was typed if something is wrong. */
export function FormBlock({ block }: { readonly block: FormBlockView }) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const { name, ids, office } = block
  const words = (part: string) => promisedWords(`form.${name}.${part}`, agency.promises, locale)
  return (
    <section className="block block-form" aria-labelledby={`${ids}heading`}>
      <h2 id={`${ids}heading`}>{words('title')}</h2>
      <p>{office === null ? words('lead') : t('form.contact.office', { office })}</p>
      <FormStateProvider state={{ ...freshForm, ids }}>
        <Sending block={block} />
      </FormStateProvider>
    </section>
  )
}

/** The form; in a preview its fields alone, which cannot be reached. */
function Sending({ block }: { readonly block: FormBlockView }) {
  const { name, action, opened } = block
  if (opened === null) {
    return (
      <div className="form" inert>
        <Fields block={block} />
      </div>
    )
  }
  if (name === 'valuation') {
    return (
      <form className="form" action={action}>
        <Fields block={block} />
      </form>
    )
  }
  return (
    <form className="form" method="post" action={action} noValidate>
      <FormFields view={{ form: name, ...opened }}>
        <Fields block={block} />
      </FormFields>
    </form>
  )
}

function Fields({ block: { name, months, alert } }: { readonly block: FormBlockView }) {
  switch (name) {
    case 'contact':
      return <ContactFields months={months} />
    case 'newsletter':
      return <NewsletterFields />
    case 'alert':
      return alert && <AlertFields {...alert} />
    case 'valuation':
      return <ValuationStep />
  }
}

function AlertFields({ words, list }: NonNullable<FormBlockView['alert']>) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <>
      <div>
        <p className="alert-words">{words}</p>
        <QuietLink href={list}>{t('block.alert.list')}</QuietLink>
      </div>
      <EmailFields legend={t('form.alert.where')} consent={t('form.alert.consent', { agency })} />
    </>
  )
}
