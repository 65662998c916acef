/** What a mail, where nothing can be ticked, writes before a task; nothing before any other item. */
export function taskMark(isDone: boolean | null): string {
  if (isDone === null) return ''
  return isDone ? '☑ ' : '☐ '
}
