import { type } from 'arktype'

/** What was chosen among what may be; put together before they are read, since a schema is made once for all records. */
export const chosenAmong = type({ chosen: 'string | string[]', onOffer: 'string[]' })
  .narrow(({ chosen, onOffer }, context) => areAmong([chosen].flat(), onOffer) || context.mustBe('on offer'))
  .pipe(({ chosen }) => chosen)

function areAmong(chosen: readonly string[], onOffer: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((each) => onOffer.includes(each))
}
