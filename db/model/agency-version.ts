/** How a version of the agency's record came about: saved at the desk, by a return to an earlier one, or imported from a file. */
export type VersionOrigin = 'desk' | 'return' | 'import'

/** Versions of the record that are kept. */
export const keptVersions = 100
