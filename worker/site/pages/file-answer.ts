/** Thrown by a loader or action to respond with a file, or an empty response, instead of a page. */
export class FileAnswer extends Error {
  readonly file: Response

  constructor(file: Response) {
    super('a file instead of a page')
    this.file = file
  }
}
