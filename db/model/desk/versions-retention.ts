/** Days of earlier versions of records, and of the log of what imports changed in a home. */
export const versionDays = 365
