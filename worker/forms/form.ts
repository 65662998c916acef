import type { Db, Statement } from '#db/client.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Booking } from '#db/model/visits/appointment.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import type { RequestContext } from '#worker/site/pages/page.ts'
import type { DocumentOffer } from './document-request/document-request.form.ts'
import type { Schema } from './parse.ts'
import type { FileField, Upload } from './upload.ts'

/** The subject of a form. */
export interface About {
  readonly listingId: number | null
  readonly projectId: number | null
  /** The path of a page on this site, if the form is not about a record. */
  readonly page?: string
  /** The e-mail address of the office that answers. */
  readonly office: string
  /** The office that serves the home's place, for the desk; null or absent: the whole agency. */
  readonly serving?: OfficeKey | null
}

/** Values common to all forms. */
export interface Sender {
  readonly email: string
  readonly newsletter?: '1'
  /** Agrees that the search alerts of this address decide which newsletters it gets. */
  readonly tailored?: '1'
}

/** The mails that an accepted form sends; `worker/forms/form-mails.ts` composes them. */
export type DueMails =
  | { readonly mails: 'confirmationAndNotice' }
  | { readonly mails: 'notice' }
  | { readonly mails: 'none' }
  | { readonly mails: 'documents'; readonly offer: DocumentOffer }
  | { readonly mails: 'booking'; readonly appointment: Booking }
  | { readonly mails: 'review' }

/** A form: its fields, and its handling once accepted. */
export interface FormDefinition<Values extends Sender = Sender> {
  readonly name: FormName
  readonly schema: Schema<Values>
  /** The field names in page order. */
  readonly order: readonly string[]
  /** The field that takes a file. */
  readonly file?: FileField
  /** Cross-field validation. */
  readonly check?: (sent: FormData) => FieldErrors
  /** Statements for the lead's batch: must be idempotent, and fail the batch if they cannot be applied. */
  readonly also?: (db: Db, lead: Lead, upload: Upload | null) => readonly Statement[] | Promise<readonly Statement[]>
  /** The ids of mails that these statements may add. */
  readonly alsoMails?: (lead: Lead) => readonly string[]
  /** Maps a failed batch to field errors; null if it failed for another reason. */
  readonly refusal?: (db: Db, lead: Lead) => Promise<FieldErrors | null>
  /** Defaults to a confirmation and a notice. */
  readonly dueMails?: (lead: Lead) => DueMails
}

/** The parts of a request that form handling needs. */
export type FormRequest = Pick<RequestContext, 'store' | 'files' | 'settings' | 'agency' | 'locale' | 'now' | 'clientAddress' | 'relay' | 'relayToCrms'>
