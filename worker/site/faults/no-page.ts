/** Thrown by a loader for an unknown record: responds with the 404 page. */
export class NoPage extends Error {}
