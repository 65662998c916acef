import { expect, test } from 'vitest'
import { readPdfOrDocx } from '#worker/files/read-file.ts'
import { readUpload } from './upload.ts'

const pdf = '%PDF-1.7 a curriculum'
const word = 'PK\u0003\u0004 word/document.xml'
const picture = () => ({ bytes: Buffer.from('x'), type: 'image/jpeg' })

test.each([
  ['cv.pdf', pdf, readPdfOrDocx, 'cv.pdf'],
  ['CV.PDF', pdf, readPdfOrDocx, 'CV.PDF'],
  ['cv', pdf, readPdfOrDocx, 'cv.pdf'],
  ['cv.exe', pdf, readPdfOrDocx, 'cv.exe.pdf'],
  ['cv.docx', pdf, readPdfOrDocx, 'cv.docx.pdf'],
  ['cv.docx', word, readPdfOrDocx, 'cv.docx'],
  ['cv.pdf', word, readPdfOrDocx, 'cv.pdf.docx'],
  ['gevel.jpg', 'x', picture, 'gevel.jpg'],
  ['gevel.HEIC', 'x', picture, 'gevel.HEIC.jpeg'],
])('a file named %s with the content %j is stored with an extension that agrees', async (name, content, read, stored) => {
  const sent = new FormData()
  sent.set('cv', new File([content], name))
  expect(await readUpload(sent, { name: 'cv', isOptional: false, read })).toMatchObject({ ok: true, name: stored, upload: { name: stored } })
})
