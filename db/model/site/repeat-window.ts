/** Milliseconds in which the same act counts as a repeat: a second click, or two people who do it at once. */
export const repeatWindow = 10_000
