import { type FormValues, openedText } from '#db/model/forms/sent-form.ts'
import { useField } from './form-state.tsx'

interface OpenedFieldsProps {
  readonly version: number
  /** The stored values of the form's fields. */
  readonly values: FormValues
}

/** The version and the values that a form was opened with. A refused form keeps those it has been merged with. */
export function OpenedFields({ version, values }: OpenedFieldsProps) {
  const [sent, seen] = [useField('opened').text, useField('version').text]
  return (
    <>
      <input type="hidden" name="version" value={sent === '' ? version : seen} />
      <input type="hidden" name="opened" value={sent === '' ? openedText(values) : sent} />
    </>
  )
}
