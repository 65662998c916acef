interface Edit<Element> {
  removed: number
  added: Element[]
}

/**
 * Edits of a list that are made together, as `micromark` expects of the package `micromark-util-edit-map`. The Worker's build uses this instead: the package writes
 * the whole list again for each underlined heading and each quote, so that 60,000 characters of them took more than a minute. This leaves alone what is
 * before the first edit.
 */
export class EditMap<Element> {
  readonly #edits = new Map<number, Edit<Element>>()

  /** Notes that at an index so many elements go and others come, after those that an earlier note adds there. */
  add(at: number, removed: number, added: readonly Element[]): void {
    if (removed === 0 && added.length === 0) return
    const edit = this.#edits.get(at) ?? { removed: 0, added: [] }
    edit.removed += removed
    edit.added = [...edit.added, ...added]
    this.#edits.set(at, edit)
  }

  /** Makes the noted edits. Their indexes are those of the list as it is given. */
  consume(list: Element[]): void {
    const edits = [...this.#edits].sort(([one], [other]) => one - other)
    this.#edits.clear()
    const [start] = edits[0] ?? [list.length]
    const rest = list.splice(start)
    let taken = 0
    for (const [at, { removed, added }] of edits) {
      for (const element of rest.slice(taken, at - start)) list.push(element)
      list.push(...added)
      taken = at - start + removed
    }
    for (const element of rest.slice(taken)) list.push(element)
  }
}
