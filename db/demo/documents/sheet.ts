import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

/** The content of a document. */
export interface Sheet {
  readonly title: string
  readonly about: string
  /** File name of a photograph of the demo agency; null if the home has none. */
  readonly photo: string | null
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly paragraphs: readonly string[]
  /** The rooms of the plan drawn below the text; empty for a sheet without a plan. */
  readonly rooms: readonly string[]
  readonly foot: string
}

const [width, height, margin, photoSide] = [595, 842, 64, 150]
const ink = rgb(0.11, 0.106, 0.098)
const soft = rgb(0.32, 0.306, 0.278)
const line = rgb(0.894, 0.875, 0.839)
const brick = rgb(0.612, 0.29, 0.184)

/** Renders a sheet as an A4 PDF of one page, or more for a long text. Deterministic: the same sheet gives the same bytes. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const made = new Date('2026-11-21T09:00:00Z')
  pdf.setTitle(sheet.title)
  pdf.setAuthor('Perron Immo')
  pdf.setCreationDate(made)
  pdf.setModificationDate(made)
  const [text, bold, display] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
    await pdf.embedFont(StandardFonts.TimesRoman),
  ]

  let page = newPage(pdf, sheet, text)
  let top = height - margin
  page.drawText('Perron Immo', { x: margin, y: top, size: 11, font: bold, color: brick })
  top -= 44
  if (sheet.photo !== null) await drawPhoto(pdf, page, sheet.photo)
  const beside = sheet.photo === null ? 0 : photoSide + 20
  for (const each of wrapped(sheet.title, display, 26, width - 2 * margin - beside)) {
    page.drawText(each, { x: margin, y: top, size: 26, font: display, color: ink })
    top -= 32
  }
  for (const each of wrapped(sheet.about, text, 11, width - 2 * margin - beside)) {
    page.drawText(each, { x: margin, y: top, size: 11, font: text, color: soft })
    top -= 16
  }
  top = Math.min(top - 12, sheet.photo === null ? top : height - margin - photoSide - 24)
  for (const [label, value] of sheet.rows) {
    const lines = wrapped(value, text, 11, width - 2 * margin - 210)
    if (top - 16 * lines.length < margin + 40) {
      page = newPage(pdf, sheet, text)
      top = height - margin
    }
    page.drawLine({ start: { x: margin, y: top + 16 }, end: { x: width - margin, y: top + 16 }, thickness: 0.7, color: line })
    page.drawText(plain(label), { x: margin, y: top, size: 11, font: text, color: soft })
    lines.forEach((each, index) => {
      page.drawText(each, { x: margin + 210, y: top - 16 * index, size: 11, font: text, color: ink })
    })
    top -= 16 * lines.length + 10
  }
  for (const paragraph of sheet.paragraphs) {
    for (const each of [...wrapped(paragraph, text, 11), '']) {
      if (top < margin + 40) {
        page = newPage(pdf, sheet, text)
        top = height - margin
      }
      page.drawText(each, { x: margin, y: top, size: 11, font: text, color: ink })
      top -= 17
    }
  }
  if (sheet.rooms.length > 0) drawPlan(page, sheet.rooms, top - 8, text)
  return pdf.save()
}

/** Draws a photograph in the upper right corner of a page, so that a document is as large as one of an agency. */
async function drawPhoto(pdf: PDFDocument, page: PDFPage, file: string): Promise<void> {
  const image = await pdf.embedJpg(await readFile(join(import.meta.dirname, '../../../public/pictures', file)))
  const size = image.scaleToFit(photoSide, photoSide)
  page.drawImage(image, { x: width - margin - size.width, y: height - margin + 11 - size.height, ...size })
}

function newPage(pdf: PDFDocument, { foot }: Sheet, font: PDFFont): PDFPage {
  const page = pdf.addPage([width, height])
  page.drawText(plain(foot), { x: margin, y: margin - 24, size: 9, font, color: soft })
  return page
}

/** Draws a floor plan of two columns of rooms in the remaining space of the page. */
function drawPlan(page: PDFPage, rooms: readonly string[], top: number, font: PDFFont): void {
  const rows = Math.ceil(rooms.length / 2)
  const [wide, high] = [width - 2 * margin, Math.min(top - margin - 24, rows * 90)]
  const rowHeight = high / rows
  rooms.forEach((room, index) => {
    const isAlone = index === rooms.length - 1 && rooms.length % 2 === 1
    const split = 0.4 + (Math.floor(index / 2) % 3) * 0.1
    const x = index % 2 === 0 ? margin : margin + wide * split
    const roomWidth = isAlone ? wide : index % 2 === 0 ? wide * split : wide * (1 - split)
    const y = top - rowHeight * (Math.floor(index / 2) + 1)
    page.drawRectangle({ x, y, width: roomWidth, height: rowHeight, borderColor: ink, borderWidth: 1.4 })
    page.drawText(plain(room), { x: x + 10, y: y + rowHeight - 18, size: 10, font, color: soft })
  })
  page.drawRectangle({ x: margin, y: top - high, width: wide, height: high, borderColor: ink, borderWidth: 4 })
}

function wrapped(source: string, font: PDFFont, size: number, most = width - 2 * margin): string[] {
  const lines = ['']
  for (const word of plain(source).split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (font.widthOfTextAtSize(longer, size) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Replaces characters that the standard PDF fonts cannot show. */
function plain(source: string): string {
  return source
    .replace(/[\s\u202f\u00a0]+/g, ' ')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff€„…Š‹Œ‘’“”•–—š›œŸ]/g, '')
    .trim()
}
