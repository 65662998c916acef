import type { FormDrafts } from '#db/model/forms/form-draft.ts'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** What the reader of a page has typed into its forms and not sent. */
export interface DraftsHead {
  /** The path under which it is kept. */
  readonly path: string
  readonly drafts: FormDrafts
  /** The form that was refused, whose values are all unsent; null for none. */
  readonly refused: string | null
  /** When the last was kept, in words. */
  readonly when: string
}

/** The drafts of a page, for the script that shows them in their forms, with the notice above each. */
export function Drafts({ path, drafts, refused, when }: DraftsHead) {
  const { t } = useTranslation()
  return (
    <div hidden {...island('drafts', { path, drafts, refused, discarded: t('desk.draft.discarded'), restored: t('desk.draft.restored', { when }) })}>
      <template {...part('draft')}>
        <div className="notice draft-notice" role="status">
          <p>{t('desk.draft.restored', { when })}</p>
          <button className="text-button" type="button">
            <span>{t('desk.draft.discard')}</span>
            <span hidden>{t('desk.undo')}</span>
          </button>
        </div>
      </template>
    </div>
  )
}
