import { EnquiryPage } from '#ui/pages/enquiry.tsx'
import { contactMe } from '#worker/forms/enquiry.ts'
import { homeForm } from '#worker/forms/home-form.ts'

export const question = homeForm('question', {
  words: 'contactMe',
  thanks: 'thankYouContactMe',
  view: EnquiryPage,
  form: () => contactMe,
  props: (shown) => shown,
})
