import { expect, test } from 'vitest'
import { upTo } from '../full.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'
import { describeEveryForm, sendEverywhere, shareOf } from './form-corpora.ts'

describeEveryForm(({ form, index, locale }) => {
  test('any text is stored unchanged or refused with a message, and never becomes markup', async () => {
    const texts = shareOf(naughtyStrings(), index)
    let accepted = 0
    for (const text of texts) if ((await sendEverywhere(form, locale, form.words, text)) === 'accepted') accepted += 1
    expect(texts.length).toBeGreaterThan(upTo(9, 100))
    expect(accepted).toBeGreaterThan(texts.length / 3)
  })
})
