/** Days after which a text that was typed and never saved is deleted. */
export const unsavedDays = 90
