import { EnquiryPage } from '#ui/pages/enquiry.tsx'
import { enquiryForm } from '#worker/forms/enquiry.ts'
import { listingForm } from '#worker/pages/forms/listing-form.ts'

export const enquiry = listingForm('enquiry', {
  thanks: 'thankYouEnquiry',
  view: EnquiryPage,
  form: () => enquiryForm,
  props: (shown) => shown,
})
