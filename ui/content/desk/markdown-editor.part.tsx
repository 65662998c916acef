import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '#messages/locales.ts'
import { useTranslation } from '../../site/translation.tsx'
import { type BlockPicture, BlockTools } from './block-tools.part.tsx'
import { blockInsertion, type MarkdownEdit, markdownEdit, markdownEdits, type TextChange } from './markdown-edit.present.ts'

export interface MarkdownEditorProps {
  readonly name: string
  /** The language of the text. */
  readonly language: Locale
  readonly value: string
  readonly rows: number
  readonly isWrong: boolean
  /** Ids of its hint and error. */
  readonly describedBy: string | null
  /** The pictures that its blocks can show; null for a text without blocks. */
  readonly pictures: readonly BlockPicture[] | null
  /** What the page shows for placeholders such as `{{agency}}`, by their names. */
  readonly words: Readonly<Record<string, string>>
}

const keys: Readonly<Record<string, MarkdownEdit>> = { b: 'bold', i: 'italic', k: 'link' }

/** A Markdown editor. With script it has formatting buttons with shortcuts, and a live preview. */
export function MarkdownEditor({ name, language, value, rows, isWrong, describedBy, pictures, words }: MarkdownEditorProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLTextAreaElement>(null)
  const isLive = useIsLive()
  const preview = usePreview(area)
  const press = (event: KeyboardEvent) => {
    const edit = keys[event.key.toLowerCase()]
    if (edit === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    edited(area.current, edit)
  }
  return (
    <>
      {isLive && (
        <div className="markdown-tools" role="group" aria-label={t('desk.write.tools')}>
          {markdownEdits.map((edit) => (
            <button key={edit} type="button" className={`markdown-tool is-${edit}`} aria-controls={name} onClick={() => edited(area.current, edit)}>
              {t(`desk.write.${edit}`)}
            </button>
          ))}
          <button type="button" className="markdown-tool" aria-pressed={preview.isShown} onClick={preview.toggle}>
            {t('desk.write.preview')}
          </button>
        </div>
      )}
      {isLive && pictures !== null && <BlockTools pictures={pictures} isOpen={value === ''} insert={(block) => inserted(area.current, block)} />}
      <textarea
        className="input"
        ref={area}
        id={name}
        name={name}
        lang={language}
        rows={rows}
        defaultValue={value}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy ?? undefined}
        onKeyDown={press}
        onInput={preview.follow}
      />
      {preview.isShown && (
        <section className="markdown-preview" lang={language} aria-label={t('desk.write.preview')}>
          {preview.Text !== null && <preview.Text text={preview.text} words={words} />}
          {preview.isLost && <p role="alert">{t('frame.lost')}</p>}
        </section>
      )}
    </>
  )
}

/** Whether it is hydrated: controls that need script are not rendered by the server. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}

type PreviewText = Pick<MarkdownEditorProps, 'words'> & { readonly text: string }

/** The preview loads the renderer of the site when it is first opened. */
function usePreview(area: RefObject<HTMLTextAreaElement | null>) {
  const [isShown, setShown] = useState(false)
  const [text, setText] = useState('')
  const [Text, setRenderer] = useState<ComponentType<PreviewText> | null>(null)
  const [isLost, setLost] = useState(false)
  const follow = () => setText(area.current?.value ?? '')
  const toggle = () => {
    follow()
    setShown(!isShown)
    setLost(false)
    if (Text !== null) return
    import('../blocks/block-preview.part.tsx').then(
      ({ BlockPreview }) => setRenderer(() => BlockPreview),
      () => setLost(true),
    )
  }
  return { isShown, isLost, text, Text, follow, toggle }
}

function edited(area: HTMLTextAreaElement | null, edit: MarkdownEdit): void {
  if (area !== null) apply(area, markdownEdit(area.value, area.selectionStart, area.selectionEnd, edit))
}

function inserted(area: HTMLTextAreaElement | null, block: string): void {
  if (area !== null) apply(area, blockInsertion(area.value, area.selectionStart, area.selectionEnd, block))
}

function apply(area: HTMLTextAreaElement, { from, to, insert, select }: TextChange): void {
  area.focus()
  area.setSelectionRange(from, to)
  // `execCommand` is the only way to edit a field that the browser's undo includes; without it the text changes, but not undoably.
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}
