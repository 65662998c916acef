import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type FeedItem, type Paper, papersOfHome, papersOfProject } from '#db/demo/documents/papers.ts'
import { drawSheet } from '#db/demo/documents/sheet.ts'
import { loadDemoDocuments } from '#worker/local/demo-documents.ts'
import { startSite } from './site.ts'

const feedFile = resolve(import.meta.dirname, '../db/demo/feed.json')
const feed = JSON.parse(readFileSync(feedFile, 'utf8'))
const homes: readonly FeedItem[] = feed.GetPropertyListJsonResult.Value.Items
const projects: readonly FeedItem[] = feed.GetProjectListJsonResult.Value.Items
const paperOf = (papers: readonly Paper[], id: number, key: string) => papers.find((paper) => paper.owner.id === id && paper.key === key)

test('a good part of the homes on offer have papers, some have none, and every project has all that its feed names', () => {
  const onOffer = homes.filter(({ Status }) => Status === 1)
  const withPapers = onOffer.filter((item) => papersOfHome(item).length > 0)
  expect(withPapers.length / onOffer.length).toBeGreaterThan(0.6)
  expect(withPapers.length).toBeLessThan(onOffer.length)
  expect(homes.filter(({ Status }) => Status !== 1).flatMap(papersOfHome)).toEqual([])
  for (const project of projects) expect(papersOfProject(project)).toHaveLength(Array.isArray(project.Documents) ? project.Documents.length : 0)
})

test('papers are in the language of the place, and tell no address that is not published', () => {
  const papers = homes.flatMap(papersOfHome)
  expect([4001, 4101, 4122, 4201].map((id) => paperOf(papers, id, 'epc')?.sheet.title)).toEqual([
    'Energieprestatiecertificaat (EPC)',
    'Certificat PEB',
    'Energieausweis (PEB)',
    'Passeport énergétique (CPE)',
  ])
  const hidden = homes.filter(({ PublishAddress }) => PublishAddress === false)
  expect(hidden.length).toBeGreaterThan(5)
  for (const item of hidden) expect(JSON.stringify(papersOfHome(item))).not.toContain(String(item.Street))
})

test('the same paper is the same PDF, of one page', async () => {
  for (const paper of [...homes.flatMap(papersOfHome).slice(0, 6), ...projects.flatMap(papersOfProject)]) {
    const [bytes, again] = [await drawSheet(paper.sheet), await drawSheet(paper.sheet)]
    expect(Buffer.from(bytes).equals(Buffer.from(again)), paper.sheet.title).toBe(true)
    const pdf = await PDFDocument.load(bytes)
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual([paper.sheet.title, 1])
  }
})

test('they are loaded as any agency loads its own, and loading them twice changes nothing', async () => {
  await using site = await startSite()
  expect((await site.importFile(feedFile)).status).toBe(0)
  const isWanted = ({ id }: { id: number }) => id === 4001 || id === 901
  expect(await loadDemoDocuments(site, isWanted)).toBe(6)
  const version = () => site.db.prepare('SELECT version FROM catalogue').first()
  const before = await version()
  await loadDemoDocuments(site, isWanted)
  expect(await version()).toEqual(before)
  expect(await site.html('/fr/contact/documents/4001/')).toContain('Renseignements urbanistiques')
  const listed = await (await site.fetch('/documents/project/901', { headers: { Authorization: `Bearer ${site.token}` } })).json()
  expect(listed).toMatchObject({ documents: [{ key: '90151' }, { key: '90152' }, { key: '90153' }], missing: [] })
})
