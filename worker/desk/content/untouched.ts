import type { Db } from '#db/client.ts'
import { readVersionsOf } from '#db/content-versions.ts'
import { isEmptyWriting, sameWriting, writtenId } from '#db/model/written.ts'
import { writingOf } from '#db/model/written-version.ts'
import type { DeskText } from './desk-text.ts'
import type { TextWish } from './text-form.ts'

/** Whether a language of a form is as the form was opened, so that what a colleague has saved since stays. */
export async function isUntouched(
  db: Db,
  { key }: Pick<DeskText, 'key'>,
  { locale, seen, writing, state, publishAt, isStillRight }: TextWish,
): Promise<boolean> {
  const [opened] = await readVersionsOf(db, writtenId(key), locale, [seen])
  if (opened === undefined) return isEmptyWriting(writing)
  return sameWriting(writing, writingOf(opened.fields)) && state === opened.state && publishAt === opened.publishAt && !isStillRight
}
