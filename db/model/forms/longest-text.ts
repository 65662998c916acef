/** Most characters of a text of several lines, by visitors, owners and members of the desk alike. */
export const longestText = 5_000
