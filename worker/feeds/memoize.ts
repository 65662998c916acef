const most = 5_000

/** Memoizes a pure function of a text: a feed repeats its towns and categories thousands of times. */
export function memoize<Answer, Text extends string = string>(answer: (text: Text) => Answer): (text: Text) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const fresh = answer(text)
    if (known.size >= most) known.clear()
    known.set(text, fresh)
    return fresh
  }
}
