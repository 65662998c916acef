import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../site/translation.tsx'
import { PlaceField, type PlaceFieldProps } from './place-field.part.tsx'

const bruges = { key: 'zone', value: 'be-31005', label: 'Bruges' } as const

function render(props: Partial<PlaceFieldProps>): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="fr">
      <PlaceField id="where" label="Commune ou code postal" places={[]} {...props} />
    </LocaleProvider>,
  )
}

test('a chosen place is a checked checkbox, which submits the place until it is unchecked', () => {
  expect(render({ places: [bruges] })).toContain(
    '<label class="place-chip"><input type="checkbox" name="zone" checked="" value="be-31005"/><span>Bruges</span></label>',
  )
})

test('the field keeps what was typed, is named by its label and described by its hint', () => {
  const html = render({ text: '<b>', hint: 'Par exemple Bruges' })
  expect(html).toMatch(/<label for="where">Commune ou code postal<\/label><p class="hint" id="where-hint">Par exemple Bruges<\/p>/)
  expect(html).toMatch(/<input [^>]*id="where"[^>]*aria-describedby="where-hint"[^>]*value="&lt;b&gt;"/)
})
