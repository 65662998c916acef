import type { Project } from '#db/model/projects/project.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { projectPagePath, projectTitle } from './project.present.ts'

/** A project in a list of the desk. */
export interface ProjectLine {
  readonly id: number
  readonly name: string
  /** How many units it has, in words. */
  readonly units: string
  /** How many of its documents are on file, in words. */
  readonly documents: string
  readonly missing: number
  /** Its page on the site. */
  readonly path: string
  readonly documentsPath: string
}

/** @param onFile the keys of its documents */
export function presentProjectLine(project: Project, onFile: readonly string[], locale: Locale): ProjectLine {
  const t = translator(locale)
  return {
    id: project.id,
    name: projectTitle(project, locale),
    units: t('desk.projects.units', { count: project.constructions.length }),
    documents: t('desk.projects.documents', { count: onFile.length }),
    missing: project.documents.filter(({ id }) => !onFile.includes(id)).length,
    path: projectPagePath(project, locale),
    documentsPath: href('deskProjectDocuments', locale, { id: project.id }),
  }
}
