import { type } from 'arktype'
import { earlierRequest } from '#db/documents.ts'
import type { Document, DocumentOwner } from '#db/model/document.ts'
import { documentsMails } from '#worker/mail/documents-mails.ts'
import { chosenAmong } from './chosen.ts'
import { linksBegan } from './document-link.ts'
import { consent, fieldOrder, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { documents: chosenAmong.pipe((chosen) => [chosen].flat()), ...person, ...consent } as const
const schema = type({ '+': 'delete', ...fields })

/** Documents that may be asked for, and what their links are made with. */
export interface DocumentOffer {
  readonly owner: DocumentOwner
  readonly documents: readonly Document[]
  readonly secret: string
  readonly now: Date
}

/**
 * A request for documents of a home or project (specification, section 4: they will be sent by e-mail, or have been asked for already).
 * It is the same request again while the links of the first still work.
 */
export function documentRequest(offer: DocumentOffer): FormDefinition<{ readonly email: string }> {
  const onOffer = offer.documents.map(({ key }) => key)
  return {
    name: 'documentRequest',
    schema: ({ documents: chosen, ...filled }) => schema(chosen === undefined ? filled : { ...filled, documents: { chosen, onOffer } }),
    order: fieldOrder(fields),
    earlier: (db, lead) => earlierRequest(db, lead, linksBegan(offer.now).toISOString()),
    mails: (lead, desk) => documentsMails(lead, desk, offer),
  }
}
