import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { omnicasaService } from '../omnicasa/service/service.ts'
import { sweepbrightService } from '../sweepbright/service.ts'
import { whiseService } from '../whise/service.ts'
import type { CrmService } from './crm-service.ts'

/** How each CRM is read. */
export const crmServices: Readonly<Record<CrmName, CrmService>> = { omnicasa: omnicasaService, whise: whiseService, sweepbright: sweepbrightService }
