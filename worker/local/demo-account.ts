import { slug } from '#db/model/path-segment.ts'

/** The id of a demo account. It stands in addresses, so it is spelled as links spell it. */
export const demoAccountId = (email: string) => `demo-${slug(email)}`
