/** How long archives are kept, as the privacy statement says: days of everything, and months without people. */
export const nightsKept = 30
export const monthsKept = 12

/** Days for which the desk lists that an archive was made, or failed. */
export const archiveRunDays = 90
