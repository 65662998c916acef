/** Thrown where the answer is a file, or nothing at all, instead of a page. */
export class FileAnswer extends Error {
  readonly file: Response

  constructor(file: Response) {
    super('a file instead of a page')
    this.file = file
  }
}
