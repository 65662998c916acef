import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type FeedItem, type Paper, papersOfHome, papersOfProject } from '#db/demo/documents/papers.ts'
import { drawSheet } from '#db/demo/documents/sheet.ts'
import { loadDemoDocuments } from '#worker/local/demo/demo-documents.ts'
import { startSite } from '../kit/site.ts'

const feedFile = resolve(import.meta.dirname, '../../db/demo/feed.json')
const feed = JSON.parse(readFileSync(feedFile, 'utf8'))
const listings: readonly FeedItem[] = feed.GetPropertyListJsonResult.Value.Items
const projects: readonly FeedItem[] = feed.GetProjectListJsonResult.Value.Items
const paperOf = (papers: readonly Paper[], id: number, key: string) => papers.find((paper) => paper.owner.id === id && paper.key === key)

test('most listings on offer have documents, some have none, and projects have all their feed names', () => {
  const onOffer = listings.filter(({ Status }) => Status === 1)
  const withDocuments = onOffer.filter((item) => papersOfHome(item).length > 0)
  expect(withDocuments.length / onOffer.length).toBeGreaterThan(0.6)
  expect(withDocuments.length).toBeLessThan(onOffer.length)
  expect(listings.filter(({ Status }) => Status !== 1).flatMap(papersOfHome)).toEqual([])
  for (const project of projects) expect(papersOfProject(project)).toHaveLength(Array.isArray(project.Documents) ? project.Documents.length : 0)
})

test('documents are in the local language and contain no unpublished address', () => {
  const papers = listings.flatMap(papersOfHome)
  expect([4001, 4101, 4122, 4201].map((id) => paperOf(papers, id, 'epc')?.sheet.title)).toEqual([
    'Energieprestatiecertificaat (EPC)',
    'Certificat PEB',
    'Energieausweis (PEB)',
    'Passeport énergétique (CPE)',
  ])
  const hidden = listings.filter(({ PublishAddress }) => PublishAddress === false)
  expect(hidden.length).toBeGreaterThan(5)
  for (const item of hidden) expect(JSON.stringify(papersOfHome(item))).not.toContain(String(item.Street))
})

test('drawing a document twice gives the same one-page PDF', async () => {
  for (const paper of [...listings.flatMap(papersOfHome).slice(0, 6), ...projects.flatMap(papersOfProject)]) {
    const [bytes, again] = [await drawSheet(paper.sheet), await drawSheet(paper.sheet)]
    expect(Buffer.from(bytes).equals(Buffer.from(again)), paper.sheet.title).toBe(true)
    const pdf = await PDFDocument.load(bytes)
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual([paper.sheet.title, 1])
    expect(bytes.length, 'as large as a real one').toBeGreaterThan(40_000)
  }
})

test('demo documents load through the API, and loading them twice changes nothing', async () => {
  await using site = await startSite()
  expect((await site.importFile(feedFile)).status).toBe(0)
  const isOfDemo = ({ id }: { id: number }) => id === 4001 || id === 901
  expect(await loadDemoDocuments(site, isOfDemo)).toBe(6)
  const version = () => site.db.prepare('SELECT version, content FROM catalogue').first()
  const before = await version()
  await loadDemoDocuments(site, isOfDemo)
  expect(await version()).toEqual(before)
  expect(await site.html('/fr/contact/documents/4001/')).toContain('Renseignements urbanistiques')
  const listed = await (await site.fetch('/documents/project/901', { headers: { Authorization: `Bearer ${site.token}` } })).json()
  expect(listed).toMatchObject({ documents: [{ key: '90151' }, { key: '90152' }, { key: '90153' }], missing: [] })
})
