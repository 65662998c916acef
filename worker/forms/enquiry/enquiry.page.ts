import { EnquiryPage } from '#ui/forms/enquiry/enquiry.page.tsx'
import { enquiryForm } from '#worker/forms/enquiry/enquiry.form.ts'
import { listingForm } from '#worker/forms/listing-form.ts'

export const enquiry = listingForm('enquiry', {
  view: EnquiryPage,
  form: () => enquiryForm,
  props: (shown) => shown,
})
