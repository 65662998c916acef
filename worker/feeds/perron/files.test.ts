import { describe, expect, test } from 'vitest'
import { keepText } from '../hidden/street/hide-street.ts'
import { readPlainText } from '../values/text.ts'
import { readDocuments, readPictures } from './files.ts'
import { openRecord } from './open-record.ts'

const text = (value: unknown) => readPlainText(value)
/** Hides the street of a home. */
const cut = (words: string) => words.replace(/vlierstraat/gi, '…')
const picturesOf = (record: object, hides = keepText) => readPictures(openRecord({ ...record }), text, hides)
const documentsOf = (documents: unknown, hides = keepText) => readDocuments(openRecord({ documents }), text, hides)

describe('pictures', () => {
  const nothing = { width: null, height: null, name: null, placeholder: null }
  const placeholder = 'data:image/webp;base64,UklGRg=='

  test('pictures have their address, size, name and placeholder, and plans stand behind photographs', () => {
    const images = [{ id: 7, url: 'https://crm.example/7.jpg', width: '1600', height: 1067, name: { nl: 'Voorgevel' }, placeholder }, '/pictures/2.jpg']
    expect(picturesOf({ plans: [{ id: '7', url: '/pictures/plan.svg' }, '/pictures/roof.svg'], images })).toEqual([
      { key: '7', url: 'https://crm.example/7.jpg', width: 1600, height: 1067, name: { nl: 'Voorgevel' }, placeholder },
      { key: '2', url: '/pictures/2.jpg', ...nothing },
      { key: 'plan-7', url: '/pictures/plan.svg', ...nothing, name: { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' } },
      { key: '4', url: '/pictures/roof.svg', ...nothing, name: { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' } },
    ])
  })

  test('pictures keep what can be read of them', () => {
    const images = [{ url: '/1.jpg', id: {}, width: 0, height: 'tall', name: 5, placeholder: 'data:image/png;base64,UklGRg==' }]
    expect(picturesOf({ images })).toEqual([{ key: '1', url: '/1.jpg', ...nothing, name: { any: '5' } }])
    expect(picturesOf({ plans: [{ url: '/1.svg', name: 'Zolder' }] })).toMatchObject([{ name: { any: 'Zolder' } }])
    const rooms = [{ letter: 'A', name: 'Bureau', surface: 9 }]
    expect(picturesOf({ plans: [{ url: '/1.svg', rooms }] })[0]?.rooms).toEqual([{ letter: 'A', name: { any: 'Bureau' }, area: 9, box: [] }])
  })

  test('pictures without an address that can be fetched are left out', () => {
    expect(picturesOf({ images: [5, null, {}, { url: 'ftp://crm.example/1.jpg' }, '/2.jpg'] }).map(({ url }) => url)).toEqual(['/2.jpg'])
    expect(picturesOf({})).toEqual([])
  })

  test('pictures may be a text with several addresses', () => {
    expect(picturesOf({ images: '/1.jpg|/2.jpg' }).map(({ url }) => url)).toEqual(['/1.jpg', '/2.jpg'])
  })

  test('pictures are read from the first 400 of a list', () => {
    const images = Array.from({ length: 401 }, (_, index) => (index < 399 ? 5 : `/${index}.jpg`))
    expect(picturesOf({ images }).map(({ url }) => url)).toEqual(['/399.jpg'])
  })

  test('pictures of a hidden street do not name it', () => {
    expect(picturesOf({ images: [{ id: 'vlierstraat-1', url: '/1.jpg' }, '/vlierstraat.jpg'] }, cut).map(({ key }) => key)).toEqual(['1'])
  })
})

describe('documents', () => {
  const kept = { id: '9', name: { nl: 'Lastenboek' }, public: true }

  test('documents are named if they are clearly public', () => {
    const others = [undefined, false, 'perhaps', null, 2].map((each) => ({ ...kept, public: each }))
    expect(documentsOf([...others, 'text', null, kept, { ...kept, Public: false }])).toEqual([{ id: '9', name: { nl: 'Lastenboek' } }])
  })

  test.each([
    [{ kind: 'epc' }, { any: 'epc' }],
    [{ name: 'Plan', kind: 'epc' }, { any: 'Plan' }],
    [{ name: ' ' }, null],
    [{}, null],
  ])('%j is named %j', (file, name) => {
    expect(documentsOf([{ id: '9', public: true, ...file }])).toEqual(name === null ? [] : [{ id: '9', name }])
  })

  test('documents without an id, or with one that names a hidden street, are numbered', () => {
    const files = [kept, { ...kept, id: undefined }, { ...kept, id: 'vlierstraat' }]
    expect(documentsOf(files, cut).map(({ id }) => id)).toEqual(['9', '2', '3'])
  })

  test('documents whose name cannot be shown are called a document', () => {
    const shortText = (value: unknown) => (value === 'Vlierstraat 12' ? null : text(value))
    const record = openRecord({ documents: [{ id: '9', name: 'Vlierstraat 12', public: true }] })
    expect(readDocuments(record, shortText, cut)).toEqual([{ id: '9', name: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' } }])
  })

  test('documents are read from the first 400 of a list', () => {
    expect(documentsOf(Array.from({ length: 401 }, () => kept))).toHaveLength(400)
    expect([documentsOf('text'), documentsOf({ 0: kept })]).toEqual([[], []])
  })
})
