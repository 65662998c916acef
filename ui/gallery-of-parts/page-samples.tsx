import { AmountRow } from '../calculators/cost-estimate.part.tsx'
import { ButtonLink } from '../design/buttons.part.tsx'
import { NextSteps } from '../forms/next-steps.part.tsx'
import { DeadEnd } from '../site/dead-end.part.tsx'
import { Breadcrumb } from '../site/frame/breadcrumb.part.tsx'
import { SiteFooter } from '../site/frame/site-footer.part.tsx'
import { SiteHeader } from '../site/frame/site-header.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ClientChecked, PublishChecked, Testimonial } from '../testimonials/testimonial.part.tsx'
import { Sample } from './sample.tsx'

/** The frame of a page, and parts with text and figures. */
export function PageSamples() {
  const { t, locale } = useTranslation()
  const voice = { id: 'a', lang: locale, name: 'A. Peeters', about: 'Brugge', website: null, day: '2026-11-02', dayText: '2.11.2026', picture: null }
  return (
    <>
      <Sample name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { text: t('route.home'), href: '#sample' },
            { text: t('route.forSale'), href: '#sample' },
            { text: 'Brugge', href: null },
          ]}
        />
      </Sample>
      <Sample name="AmountRow">
        <table className="plain-table">
          <tbody>
            <AmountRow label={t('route.valuation')} note="€ 100.000 – € 250.000" amount="€ 12.500" />
            <AmountRow label={t('route.documentRequest')} note={null} amount="€ 950" />
          </tbody>
        </table>
      </Sample>
      <Sample name="NextSteps">
        <NextSteps steps={[t('gone.sold.text'), t('gone.rented.text')]} />
      </Sample>
      <Sample name="Testimonial">
        <Testimonial testimonial={{ ...voice, setting: 'quote', paragraphs: [t('gone.others')] }} />
        <Testimonial testimonial={{ ...voice, setting: 'text', paragraphs: [t('gone.sold.text'), t('gone.rented.text')] }} />
        <ClientChecked id="client" />
        <PublishChecked id="sample" />
      </Sample>
      <Sample name="DeadEnd">
        <DeadEnd title={t('form.limited')} text={t('gone.sold.text')}>
          <ButtonLink href="#sample">{t('route.home')}</ButtonLink>
        </DeadEnd>
      </Sample>
      <Sample name="SiteHeader">
        <SiteHeader name="home" section={null} written={[]} languages={[]} />
      </Sample>
      <Sample name="SiteFooter">
        <SiteFooter name="home" section={null} written={[]} />
      </Sample>
    </>
  )
}
