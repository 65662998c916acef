import type { Db } from '#db/client.ts'
import { readVersionsOf } from '#db/content/content-versions.ts'
import { emptyWriting, fieldsOfKind, sameWriting, type Writing, writtenId } from '#db/model/content/written.ts'
import { type WritingState, writingOf, writingStates } from '#db/model/content/written-version.ts'
import { type FormValues, mergeForm } from '#db/model/forms/sent-form.ts'
import { textField } from '#ui/content/desk/content-text.present.ts'
import type { DeskText } from './desk-text.ts'
import { type SubmittedText, writeWallTime } from './text-form.ts'

/** A language of a form, merged with what a colleague has saved since it was opened. */
interface MergedText {
  /** At the stored version. */
  readonly submitted: SubmittedText
  /** Its merged values by field; null if nothing was saved since. */
  readonly typed: FormValues | null
  /** The stored values of fields that both have changed, which must be asked about; null if there are none. */
  readonly conflicts: FormValues | null
}

/** Merges one language of a form field by field. */
export async function mergeSubmittedText(db: Db, text: DeskText, submitted: SubmittedText): Promise<MergedText> {
  const { locale, seen } = submitted
  const { state, publishAt, version } = text.states[locale]
  if (seen === version) return { submitted, typed: null, conflicts: null }
  const values = (part: Pick<SubmittedText, 'writing' | 'state' | 'publishAt'>) => valuesOf(text, locale, part)
  const [opened] = await readVersionsOf(db, writtenId(text.key), locale, [seen])
  const before = opened === undefined ? { writing: emptyWriting, state: 'draft' as const, publishAt: null } : { ...opened, writing: writingOf(opened.fields) }
  const stored = { writing: text.newest[locale], state: state === 'missing' ? ('draft' as const) : state, publishAt }
  const merged = mergeForm(opened === undefined && seen !== 0 ? null : values(before), values(stored), values(submitted))
  const field = (name: Parameters<typeof textField>[0]) => merged.values[textField(name, locale)] ?? ''
  const writing: Writing = { ...submitted.writing, ...Object.fromEntries(fieldsOfKind[text.key.kind].map((name) => [name, field(name)])) }
  // Text that was edited as a draft does not go online because a colleague has published the one before it.
  const staysDraft = submitted.state === 'draft' && !sameWriting(submitted.writing, before.writing)
  const mergedState: WritingState = staysDraft ? 'draft' : (writingStates.find((each) => each === field('state')) ?? 'draft')
  const plan = [submitted, stored].find((each) => each.publishAt !== null && writeWallTime(each.publishAt) === field('plan'))?.publishAt ?? null
  return {
    submitted: { ...submitted, writing, state: mergedState, publishAt: mergedState === 'planned' ? plan : null, seen: version },
    typed: {
      ...Object.fromEntries(Object.keys(values(submitted)).map((name) => [name, merged.values[name] ?? ''])),
      [textField('version', locale)]: String(version),
    },
    conflicts: merged.conflicts,
  }
}

function valuesOf(
  { key }: DeskText,
  locale: SubmittedText['locale'],
  { writing, state, publishAt }: Pick<SubmittedText, 'writing' | 'state' | 'publishAt'>,
): FormValues {
  return {
    ...Object.fromEntries(fieldsOfKind[key.kind].map((name) => [textField(name, locale), writing[name]])),
    [textField('state', locale)]: state,
    [textField('plan', locale)]: publishAt === null ? '' : writeWallTime(publishAt),
  }
}
