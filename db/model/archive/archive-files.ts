/** What an archive holds of the files in R2. */

const derived = ['sitemap/', 'sent-sizes/', 'archive/']
const ofPeople = ['cv/', 'papers/', 'testimonials/']

/** Files that people sent: no monthly archive holds them. */
export function isOfPeople(key: string): boolean {
  return ofPeople.some((folder) => key.startsWith(folder))
}

/**
 * Whether an archive holds a file: not what is computed again, nor photographs that a CRM still serves.
 * @param ownFolders the folders of photographs that were uploaded here
 */
export function isArchived(key: string, ownFolders: ReadonlySet<string>): boolean {
  if (derived.some((folder) => key.startsWith(folder))) return false
  if (!key.startsWith('photos/')) return true
  const [, folder, file] = key.split('/')
  return file === 'original' && ownFolders.has(`photos/${folder}`)
}
