import { type } from 'arktype'

/** Choices among options that differ by record; both are passed in together, since a schema is made once. */
export const chosenAmong = type({ chosen: 'string | string[]', onOffer: 'string[]' })
  .narrow(({ chosen, onOffer }, context) => areAmong([chosen].flat(), onOffer) || context.mustBe('on offer'))
  .pipe(({ chosen }) => chosen)

function areAmong(chosen: readonly string[], onOffer: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((each) => onOffer.includes(each))
}
