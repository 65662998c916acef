import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleAgency, sampleNow, sampleSale } from '../../gallery-of-parts/sample-records.ts'
import type { PhotoView } from '../photos/photo.present.ts'
import { Hero } from './hero.part.tsx'
import { presentProperty } from './property.present.ts'

const pictured = presentProperty(sampleSale, sampleAgency, 'nl', sampleNow)
const shape = { avif: null, webp: null, width: 600, height: 400, placeholder: null }
const plan: PhotoView = { ...shape, large: '/plan.svg', src: '/plan.svg', alt: 'Plan' }
const facade: PhotoView = { ...shape, large: '/facade.jpg', src: '/facade.jpg', alt: 'Clos des Saules' }
const project = { name: 'Clos des Saules', href: '/project/', siblings: [], photo: facade }

const sourcesOf = (photos: readonly PhotoView[], plans: readonly PhotoView[], photo: PhotoView | null) => {
  const html = renderToStaticMarkup(<Hero property={{ ...pictured, photos, plans, rooms: [] }} hasDossier={false} map={null} project={{ ...project, photo }} />)
  return [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
}

test.each([
  ['a unit without photographs shows that of its project beside its plan', [], [plan], facade, ['/facade.jpg', '/plan.svg']],
  ['a unit of a project without photographs shows its plan', [], [plan], null, ['/plan.svg']],
  ['a unit with neither photograph nor plan shows no picture of its project', [], [], facade, []],
])('%s', (_name, photos, plans, photo, sources) => {
  expect(sourcesOf(photos, plans, photo)).toEqual(sources)
})
