/** Thrown by a loader that finds nothing at its address: the response is the 404 page. */
export class NoPage extends Error {}
