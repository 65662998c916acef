const most = 5_000

/** A pure function of a text that remembers its answers: a feed repeats its towns and categories some ten thousand times. */
export function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
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
