/**
 * Metres that are walked in a minute, stops and crossings included.
 * @source Japanese fair competition code on the representation of real estate, enforcement rules, art. 9(9): 80 m of road is a minute on foot;
 * Belgium and Luxembourg have no rule of their own. It is 4.8 km/h, the usual figure of walking plans.
 */
export const metresAMinute = 80

/** The rings of a walking map, minutes. */
export const walkingRings = [5, 10, 15] as const

/** Whole minutes on foot, a part of a minute counted as one. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.ceil(metres / metresAMinute))
}

/** Whether a place lies within the last ring. */
export function isWithinWalk(metres: number): boolean {
  return metres <= walkingRings[2] * metresAMinute
}
