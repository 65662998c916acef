/** The hours in which a visitor may ask to be reached. @source decisions, "Contact time slots" */
export const contactSlots = ['10-13', '13-16', '16-19'] as const

/** How a visitor may ask to be reached. @source specification, section 3 ("contact device") */
export const contactDevices = ['phone', 'email'] as const
