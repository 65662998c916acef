import { type } from 'arktype'
import { earlierRequest } from '#db/documents.ts'
import type { Document, DocumentOwner } from '#db/model/document.ts'
import { linksBegan } from '#worker/signing/document-link.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { chosenAmong } from './chosen.ts'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { documents: chosenAmong.pipe((chosen) => [chosen].flat()), ...person, 'remark?': longText, ...consent } as const
const schema = type({ '+': 'delete', ...fields })

/** The documents that may be requested, and what their links are made with. */
export interface DocumentOffer {
  readonly owner: DocumentOwner
  readonly documents: readonly Document[]
  readonly signing: SigningSecrets
  readonly now: Date
}

/**
 * A request for documents of a listing or project (specification, section 4). While the links of an earlier request are valid, it is that
 * request again.
 */
export function documentRequest(offer: DocumentOffer): FormDefinition {
  const onOffer = offer.documents.map(({ key }) => key)
  return {
    name: 'documentRequest',
    schema: ({ documents: chosen, ...filled }) => schema(chosen === undefined ? filled : { ...filled, documents: { chosen, onOffer } }),
    order: fieldOrder(fields),
    earlier: (db, lead) => earlierRequest(db, lead, linksBegan(offer.now).toISOString()),
    owes: () => ({ mails: 'documents', offer }),
  }
}
