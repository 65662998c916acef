import { describeContentPicture, insertContentPicture, listContentPictures, listPictureFocus } from '#db/content/content-pictures.ts'
import { readContentHeads } from '#db/content/content-versions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { pictureWordValues, presentContentPicture } from '#ui/content/desk/content-picture.present.ts'
import { DeskContentPicturesPage } from '#ui/content/desk/content-pictures.page.tsx'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import {
  cropPicture,
  keepPicture,
  middle,
  pictureNotices,
  picturesFor,
  readPictureWords,
  removePicture,
  restorePicture,
} from '#worker/content/desk/change-pictures.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mergeSent } from '#worker/desk/merge-sent.ts'
import { readUprightPicture } from '#worker/files/pictures/clean-picture.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

const most = 200

/** The pictures of articles: usage, alternative text in each language, and upload. */
export const deskContentPictures = defineDeskPage('deskContentPictures', {
  needs: 'content',
  view: DeskContentPicturesPage,
  fileField: 'contentPicture',
  async load(context) {
    const { store, locale, agency, requested, sent } = context
    const db = store.primary
    const [uploaded, heads, points] = await Promise.all([listContentPictures(db, most), readContentHeads(db), listPictureFocus(db)])
    const own = new Map(uploaded.map((each) => [each.file, each]))
    const pictures = picturesFor(uploaded, heads, null).map((photo) => presentContentPicture(photo, { heads, own: own.get(photo.key) ?? null, points }, locale))
    const picture = pictures.find(({ url }) => url === requested.searchParams.get('picture'))
    const point = picture && points.get(picture.url)
    return {
      props: {
        view: await withMeanwhile(context, pictureNotices.view(context, translator(locale)('route.deskContentPictures')), {
          about: [{ object: 'picture', ids: picture === undefined ? [] : [picture.key] }],
          version: null,
          counts: ({ fields }) => (fields.join() === 'focus') === (sent?.typed.focusVersion !== undefined),
        }),
        languages: agency.languages.enabled,
        pictures,
        edited: picture === undefined ? null : { picture, focus: point ?? middle, version: point?.version ?? 0 },
      },
    }
  },
  acts: {
    async upload(context, sent) {
      const read = await readUpload(sent, { name: 'contentPicture', isOptional: false, read: readUprightPicture })
      const typed = { ...typedValues(sent), contentPicture: read.name }
      const { words, errors } = readPictureWords(context, sent, 'pictureWords')
      if (!read.ok || read.upload === null) return { ...freshForm, typed, errors: { ...errors, contentPicture: read.ok ? 'missing' : read.error } }
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const stored = await keepPicture(context, read.upload)
      if (stored === null) return { ...freshForm, typed, problem: 'tooWide' }
      const { store, now, session } = context
      const db = store.primary
      await db.batch([
        insertContentPicture(db, { ...stored, alt: words }, now),
        recordAct(db, session.member, { action: 'upload', object: 'picture', objectId: stored.file }, now),
      ])
      throw pictureNotices.done(context, 'uploaded')
    },
    async describe(context, sent) {
      const file = textOf(sent, 'file')
      const { words, errors } = readPictureWords(context, sent, 'pictureWords')
      if (Object.keys(errors).length > 0) return { ...freshForm, typed: typedValues(sent), errors }
      const { store, now, session } = context
      const db = store.primary
      const picture = (await listContentPictures(db, most)).find((each) => each.file === file)
      if (picture === undefined) throw new NoPage()
      const merged = mergeSent(sent, pictureWordValues(picture.alt), pictureWordValues(words), picture.version)
      if (merged.refused !== null) return { ...merged.refused, typed: { ...merged.refused.typed, file } }
      const [changed] = await db.batch([
        describeContentPicture(db, file, picture.version, wordsOf(merged.values)),
        recordAct(db, session.member, { action: 'change', object: 'picture', objectId: file, fields: Object.keys(words) }, now, didChange),
      ])
      if (changed.length === 0) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      throw pictureNotices.done(context, 'described')
    },
    crop: cropPicture,
    remove: removePicture,
    restore: restorePicture,
  },
})

/** What a picture shows, from the values of its form. */
function wordsOf(values: FormValues): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, values[fieldIn('pictureWords', locale)] ?? '']).filter(([, text]) => text !== ''))
}
