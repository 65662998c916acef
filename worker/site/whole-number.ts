/** Stands in for bignumber.js, of which @paralleldrive/cuid2 writes a hash in base 36: whole numbers alone, by the engine's BigInt. */
export default class WholeNumber {
  readonly #value: bigint

  constructor(value: number | bigint) {
    this.#value = BigInt(value)
  }

  multipliedBy(factor: number): WholeNumber {
    return new WholeNumber(this.#value * BigInt(factor))
  }

  plus(summand: number): WholeNumber {
    return new WholeNumber(this.#value + BigInt(summand))
  }

  toString(radix: number): string {
    return this.#value.toString(radix)
  }
}
