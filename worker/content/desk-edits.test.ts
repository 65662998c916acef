import { expect, test } from 'vitest'
import type { Article } from '#db/model/content/article.ts'
import { emptyWriting } from '#db/model/content/written.ts'
import { sharedOf } from '#db/model/content/written-version.ts'
import { type DeskHistory, mergeDeskEdits } from './desk-edits.ts'

const id = 'article-tip-a'

function anArticle(title: string, changes: Partial<Article> = {}): Article {
  return {
    ...{ key: 'tip-a', category: 'tips', subcategory: null, order: 1, author: null, published: '2026-01-02', updated: null, state: 'published' },
    ...{
      name: { nl: 'Naam' },
      title: { nl: title },
      summary: { nl: 'Kort' },
      body: { nl: 'Tekst' },
      picture: null,
      formerPaths: [],
      job: null,
      languages: ['nl'],
    },
    ...changes,
  }
}

const content = (article: Article) => ({ pages: [], categories: [], articles: [article] })

/** The desk has edited the Dutch text, whose last import had a title. */
function history(title: string, article = anArticle(title)): DeskHistory {
  return {
    imported: [
      { object: id, locale: 'nl', fields: { ...emptyWriting, name: 'Naam', title, summary: 'Kort', body: 'Tekst' } },
      { object: id, locale: 'all', fields: { ...sharedOf(article), state: 'published' } },
    ],
    newest: [
      { object: id, locale: 'nl', version: 3, actor: 'staff-editor' },
      { object: id, locale: 'all', version: 0, actor: 'import' },
    ],
  }
}

test.each([
  ['the desk never edited it', 'Oud', 'Nieuw', { imported: [], newest: [] }, 'Nieuw', [], 0],
  ['the file has what the last import had', 'Van de desk', 'Oud', history('Oud'), 'Van de desk', [], 1],
  ['the file has a new text', 'Van de desk', 'Nieuw', history('Oud'), 'Nieuw', [4], 1],
  ['the file has the text of the desk', 'Van de desk', 'Van de desk', history('Oud'), 'Van de desk', [], 0],
] as const)('a text of which %s', (_, stored, file, edits, shown, versions, notes) => {
  const merged = mergeDeskEdits(content(anArticle(stored)), content(anArticle(file)), edits)
  expect([merged.content.articles[0]?.title.nl, merged.versions.map(({ version }) => version), merged.notes.length]).toEqual([shown, versions, notes])
})

test('the fields of every language stay as the desk left them, unless the file changes them', () => {
  const stored = anArticle('Oud', { order: 7, state: 'withdrawn' })
  const kept = mergeDeskEdits(content(stored), content(anArticle('Oud')), history('Oud')).content.articles[0]
  expect([kept?.order, kept?.state]).toEqual([7, 'withdrawn'])
  const changed = mergeDeskEdits(content(stored), content(anArticle('Oud', { order: 2 })), history('Oud'))
  expect([changed.content.articles[0]?.order, changed.versions.map(({ locale, version }) => [locale, version])]).toEqual([2, [['all', 1]]])
})
