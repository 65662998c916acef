import { slug } from '#db/model/site/path-segment.ts'

/** The id of a demo account, a slug since it appears in URLs. */
export const demoAccountId = (email: string) => `demo-${slug(email)}`
