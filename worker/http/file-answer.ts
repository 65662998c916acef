/** Thrown by a loader whose address is that of a file: the answer is the file instead of a page. */
export class FileAnswer extends Error {
  readonly file: Response

  constructor(file: Response) {
    super('a file instead of a page')
    this.file = file
  }
}
