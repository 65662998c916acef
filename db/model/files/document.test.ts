import { expect, test } from 'vitest'
import {
  type Document,
  documentAccesses,
  documentKinds,
  documentsIn,
  documentsOnFile,
  documentsToAsk,
  documentTypes,
  isForAll,
  namedDocuments,
  type OfferedDocument,
} from './document.ts'

const file = (key: string, name = key): Document => ({ key, name: { nl: name }, type: 'application/pdf', size: 10 })
const offered = (key: string, other: Partial<OfferedDocument> = {}): OfferedDocument => ({ ...file(key), languages: null, access: 'request', ...other })
const keys = (documents: readonly { readonly key: string }[]) => documents.map(({ key }) => key)
const shown = { place: { address: { street: 'Markt' } } }
const hidden = { place: { address: null } }

test('a document is offered in its languages, or in all', () => {
  const documents = [offered('a'), offered('b', { languages: ['nl', 'fr'] }), offered('c', { languages: ['de'] }), offered('d', { languages: [] })]
  expect([keys(documentsIn(documents, 'nl')), keys(documentsIn(documents, 'de'))]).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})

test('an open document is public unless the address of the home is hidden', () => {
  const open = { access: 'open' } as const
  expect([isForAll(open, shown), isForAll(open, hidden), isForAll({ access: 'request' }, shown), isForAll({ access: 'closed' }, shown)]).toEqual([
    ...[true, false, false, false],
  ])
})

test('what is not public is mailed on request', () => {
  const documents = [offered('a'), offered('b', { access: 'open' }), offered('c', { languages: ['fr'] })]
  expect([keys(documentsToAsk(documents, shown, 'nl')), keys(documentsToAsk(documents, hidden, 'nl')), keys(documentsToAsk(documents, shown, 'fr'))]).toEqual([
    ['a'],
    ['a', 'b'],
    ['a', 'c'],
  ])
})

const project = {
  documents: [
    { id: '2', name: { nl: 'Plan van A01' } },
    { id: '1', name: { nl: 'Lastenboek' } },
  ],
}

test('a project has the documents of its feed under their names, then those that are on file alone', () => {
  expect(namedDocuments(project, [file('9'), file('1', 'other name')])).toEqual([
    { key: '2', name: { nl: 'Plan van A01' }, file: null },
    { key: '1', name: { nl: 'Lastenboek' }, file: file('1', 'other name') },
    { key: '9', name: { nl: '9' }, file: file('9') },
  ])
  expect(documentsOnFile(project, [file('9'), file('1', 'other name')])).toEqual([{ ...file('1'), name: { nl: 'Lastenboek' } }, file('9')])
})

test('a document that names a unit which is not on the market is left out', () => {
  const left = { ...project, unpublishedUnits: ['A01'] }
  expect(keys(namedDocuments(left, [file('2'), file('9', 'Unit A01'), file('8')]))).toEqual(['1', '8'])
  expect(keys(documentsOnFile(left, [file('2'), file('1')]))).toEqual(['1'])
})

test('documents are PDFs and pictures, of these kinds', () => {
  expect(documentTypes).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
  expect(documentAccesses).toEqual(['request', 'open', 'closed'])
  expect(documentKinds).toEqual('energy electricity asbestos soil planning cadastre plan coOwnership title specifications inventory brochure other'.split(' '))
})
