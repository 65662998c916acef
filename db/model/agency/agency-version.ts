/** The origin of a version of the agency's record: saved at the desk, restored from an earlier one, or imported from a file. */
export type VersionOrigin = 'desk' | 'return' | 'import'

/** The number of versions to keep. */
export const keptVersions = 100
