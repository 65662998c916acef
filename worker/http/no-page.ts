/** Thrown by a loader whose address turns out to name nothing: the answer is the 404 page. */
export class NoPage extends Error {}
