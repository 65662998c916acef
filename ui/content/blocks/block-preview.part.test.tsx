import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockPreview } from './block-preview.part.tsx'

test('the preview shows the values of placeholders, and unknown ones as they were typed', () => {
  const text = '{{agency}} began in {{year}}.'
  expect(renderToStaticMarkup(<BlockPreview text={text} words={{ agency: 'Perron' }} />)).toBe('<p>Perron began in {{year}}.</p>')
})
