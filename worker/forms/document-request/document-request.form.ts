import { type } from 'arktype'
import type { Document, DocumentOwner } from '#db/model/files/document.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { chosenAmong, fieldOrder, informed, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const fields = { documents: chosenAmong.pipe((chosen) => [chosen].flat()), ...person, 'remark?': longText, ...informed } as const
const schema = type({ '+': 'delete', ...fields })

/** The documents that may be requested, and the inputs for their links. */
export interface DocumentOffer {
  readonly owner: DocumentOwner
  readonly documents: readonly Document[]
  readonly signing: SigningSecrets
  readonly now: Date
}

/** A request for documents of a listing or project. A repeated one gets the same response; only its mail mentions the repetition (decisions, "Documents already requested"). */
export function documentRequest(offer: DocumentOffer): FormDefinition {
  const onOffer = offer.documents.map(({ key }) => key)
  return {
    name: 'documentRequest',
    schema: ({ documents: chosen, ...filled }) => schema(chosen === undefined ? filled : { ...filled, documents: { chosen, onOffer } }),
    order: fieldOrder(fields),
    dueMails: () => ({ mails: 'documents', offer }),
  }
}
