import { EnquiryPage, type EnquiryPageProps } from '#ui/pages/enquiry.tsx'
import { contactMe, visit } from '#worker/forms/enquiry.ts'
import { homeForm } from '#worker/forms/home-form.ts'

export const question = homeForm('question', {
  words: 'contactMe',
  thanks: 'thankYouContactMe',
  view: EnquiryPage,
  form: () => contactMe,
  props: ({ card, ...shown }): EnquiryPageProps => ({ ...shown, subject: { kind: 'question', card } }),
})

export const visitRequest = homeForm('visit', {
  words: 'visit',
  thanks: 'thankYouAppointment',
  view: EnquiryPage,
  form: () => visit,
  props: ({ card, ...shown }): EnquiryPageProps => ({ ...shown, subject: { kind: 'visit', card } }),
})
