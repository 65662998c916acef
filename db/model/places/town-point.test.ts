import { expect, test } from 'vitest'
import { townPoint } from './town-point.ts'

const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) })

test.each([
  ['a town by its postcode', townPoint('BE', '8000', {}), near(51.2, 3.2)],
  ['a town by postcode and name in another language', townPoint('BE', '9000', { any: 'Gand' }), near(51.05, 3.7)],
  ['a town of Luxembourg, whose postcodes Belgium has too', townPoint('LU', '4010', { any: 'Esch-sur-Alzette' }), near(49.5, 6)],
  ['a town by its name alone', townPoint('BE', null, { nl: 'Namen' }), near(50.5, 4.9)],
  ['a postcode beside a name that is not known', townPoint('BE', '8000', { any: 'Bruggge' }), near(51.2, 3.2)],
  ['a postcode that does not exist', townPoint('BE', '0001', {}), null],
  ['a postcode of Luxembourg alone', townPoint('LU', '4010', {}), near(49.5, 6)],
  ['a town whose name is empty in one language', townPoint('BE', null, { nl: '', fr: 'Namur' }), near(50.5, 4.9)],
  ['neither postcode nor name', townPoint('BE', null, {}), null],
  ['a place abroad', townPoint('other', '75001', { any: 'Paris' }), null],
])('the point of %s', (_case, point, expected) => expect(point).toEqual(expected))
