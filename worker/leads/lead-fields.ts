import { type } from 'arktype'

/** The fields of a lead, as the data of a mail hold them. */
export const Fields = type({ '[string]': 'string | number | boolean | null | string[]' })
