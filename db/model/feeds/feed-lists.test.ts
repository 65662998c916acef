import { expect, test } from 'vitest'
import { UnreadableFeed } from './feed-fault.ts'
import { answerLists, feedListsIn, feedListsOf } from './feed-lists.ts'

const house = { id: 'A-1', status: 'available' }

test('the neutral format is read with its extent, its projects and what it deleted', () => {
  const file = { kind: 'listings', version: '1', extent: 'delta', listings: [house, { id: 'P', is_project: true }, house], deleted: [{ id: 'A-9' }, 7, {}] }
  expect(feedListsOf(file)).toEqual({
    format: 'perron',
    mode: 'partial',
    kinds: ['listing', 'project'],
    chunks: [
      { kind: 'listing', position: 1, records: [house] },
      { kind: 'project', position: 2, records: [{ id: 'P', is_project: true }] },
      { kind: 'listing', position: 3, records: [house] },
    ],
    deleted: ['A-9', '7'],
  })
})

test.each([
  ['a bare list', [{ ID: 1, Goal: 0 }], ['listing']],
  ['a list of projects', { Items: [{ ID: 1, Constructions: [] }] }, ['project']],
  ['both envelopes', { GetPropertyListJsonResult: { Value: { Items: [] } }, GetProjectListJsonResult: { Value: [] } }, ['listing', 'project']],
])('%s of Omnicasa’s is read', (_name, file, kinds) => {
  expect(feedListsOf(file)).toMatchObject({ format: 'omnicasa', mode: 'full', kinds })
})

test.each([
  ['nothing', null],
  ['an agency’s record', { kind: 'agency' }],
  ['another version', { kind: 'listings', version: '2', extent: 'full', listings: [] }],
  ['no extent', { kind: 'listings', version: '1', listings: [] }],
  ['another kind', { kind: 'leads', version: '1', extent: 'full', listings: [] }],
  ['a whole without its list', { kind: 'listings', version: '1', extent: 'full' }],
  ['an answer that failed', { GetPropertyListJsonResult: { Success: false, Items: [] } }],
])('%s is no feed', (_name, file) => {
  expect(feedListsOf(file)).toBe(null)
})

test('a chunk holds at most 250 records', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ID: index + 1 }))
  expect(feedListsOf(many)?.chunks.map(({ position, records }) => [position, records.length])).toEqual([
    [1, 250],
    [251, 250],
    [501, 1],
  ])
})

test('a file is JSON if it begins like it, else a table', () => {
  expect(feedListsIn(' \n[{"ID":1,"Goal":0}]')).toMatchObject({ format: 'omnicasa', chunks: [{ kind: 'listing', position: 1, records: [{ ID: 1, Goal: 0 }] }] })
  expect(feedListsIn('{"kind":"listings","version":1,"extent":"full","listings":[]}')).toMatchObject({ format: 'perron', mode: 'full', chunks: [] })
  expect(feedListsIn('id;status\n1;[sold]')).toMatchObject({ format: 'perron', chunks: [{ records: [{ id: '1', status: '[sold]' }] }] })
  expect(() => feedListsIn('{"kind":"agency"}')).toThrow(new UnreadableFeed({ why: 'format' }))
  expect(() => feedListsIn('[{"ID":1')).toThrow(SyntaxError)
  expect(() => feedListsIn('no table')).toThrow(UnreadableFeed)
})

test('a table is the whole stock, its rows in order, those that cannot be read one by one', () => {
  const text = 'id;status;is_project\n1;available;\n2;sold;no\n3;available;ja\n4;a;b;c\n;a;b;d\n6;available;\n'
  expect(feedListsIn(text)).toEqual({
    format: 'perron',
    mode: 'full',
    kinds: ['listing', 'project'],
    chunks: [
      {
        kind: 'listing',
        position: 1,
        records: [
          { id: '1', status: 'available' },
          { id: '2', status: 'sold', is_project: 'no' },
        ],
      },
      { kind: 'project', position: 3, records: [{ id: '3', status: 'available', is_project: 'ja' }] },
      { kind: 'listing', position: 4, records: [], unusable: [{ position: 4, id: '4', reason: '4 columns where the header has 3' }] },
      { kind: 'listing', position: 5, records: [], unusable: [{ position: 5, id: null, reason: '4 columns where the header has 3' }] },
      { kind: 'listing', position: 6, records: [{ id: '6', status: 'available' }] },
    ],
    deleted: [],
  })
})

test('a table may begin with a row that cannot be read', () => {
  expect(feedListsIn('id;status\n1;a;b\n2;sold').chunks.map(({ position, records, unusable }) => [position, records.length, unusable?.length ?? 0])).toEqual([
    [1, 0, 1],
    [2, 1, 0],
  ])
})

test.each<[is: unknown, kind: 'listing' | 'project']>([
  ...[true, 1, '2', '10', 'true', 'YES', 'y', 'ja', 'J', 'oui', 'o', 'waar', 'vrai', ' yes '].map((is) => [is, 'project'] as [unknown, 'project']),
  ...[false, 0, '01', 'no', 'yes!', 'not yes', 'jaar', '', null, undefined].map((is) => [is, 'listing'] as [unknown, 'listing']),
])('a record that says %o of being a project is a %s', (is_project, kind) => {
  const lists = feedListsOf({ kind: 'listings', version: '1', extent: 'full', listings: [{ id: '1', is_project }] })
  expect(lists?.chunks.map((chunk) => chunk.kind)).toEqual([kind])
})

test('changes alone need no list, and name what was deleted by its id', () => {
  const long = 'x'.repeat(200)
  const file = { kind: 'listings', version: 1, extent: 'delta', deleted: [' A-1 ', { id: 2 }, '', ' ', null, long, `${long}x`] }
  expect(feedListsOf(file)).toMatchObject({ mode: 'partial', chunks: [], deleted: ['A-1', '2', long] })
  expect(feedListsOf({ ...file, deleted: 'A-1' })).toMatchObject({ deleted: [] })
})

const homes = [{ ID: 1 }, { ID: 2 }]
const projects = [{ ID: 7, Constructions: [] }]

test.each<[what: string, file: unknown, short: readonly object[]]>([
  ['a list without a number', homes, []],
  ['a list that has as many', { GetPropertyListJsonResult: { Value: { Items: homes, RowsCount: 2 } } }, []],
  ['a list that has more', { Items: homes, RowsCount: 1 }, []],
  ['a list that has fewer', { GetPropertyListJsonResult: { Value: { Items: homes, RowsCount: 5 } } }, [{ kind: 'listing', held: 2, announced: 5 }]],
  ['a number as text', { items: homes, row_count: '3' }, [{ kind: 'listing', held: 2, announced: 3 }]],
  ['a number above the list', { GetPropertyListJsonResult: { RowsCount: 9, Value: homes } }, [{ kind: 'listing', held: 2, announced: 9 }]],
  ['two numbers', { Value: { Items: homes, RowsCount: 3 }, RowsCount: 4 }, [{ kind: 'listing', held: 2, announced: 4 }]],
  ['a number of something else', { Items: homes, Count: 9, RowsCount: 'many' }, []],
  [
    'two kinds',
    { GetPropertyListJsonResult: { Items: homes, RowsCount: 3 }, GetProjectListJsonResult: { Items: projects, RowsCount: 1 } },
    [{ kind: 'listing', held: 2, announced: 3 }],
  ],
  ['pages that are the whole together', [1, 2].map(() => ({ GetPropertyListJsonResult: { Items: homes, RowsCount: 4 } })), []],
  [
    'pages of which one is missing',
    [1, 2].map(() => ({ GetPropertyListJsonResult: { Items: homes, RowsCount: 5 } })),
    [{ kind: 'listing', held: 4, announced: 5 }],
  ],
])('%s is short by %j', (_, file, short) => {
  expect(feedListsOf(file)?.short).toEqual(short)
})

test('pages of both kinds are joined, listings first', () => {
  const pages = [{ GetProjectListJsonResult: { Items: projects } }, { GetPropertyListJsonResult: { Items: homes } }, { GetPropertyListJsonResult: [{ ID: 3 }] }]
  expect(feedListsOf(pages)).toMatchObject({
    kinds: ['project', 'listing'],
    chunks: [
      { kind: 'listing', position: 1, records: [{ ID: 1 }, { ID: 2 }, { ID: 3 }] },
      { kind: 'project', position: 1, records: projects },
    ],
    deleted: [],
  })
})

test.each<[record: object, kind: 'listing' | 'project']>([
  [{ ID: 1, Constructions: [] }, 'project'],
  [{ ID: 1, constructions: [] }, 'project'],
  [{ ID: 1, Constructions: [], Goal: 0 }, 'listing'],
  [{ ID: 1 }, 'listing'],
])('a bare list that begins with %j is one of a %s', (record, kind) => {
  expect(feedListsOf([record])).toMatchObject({ kinds: [kind], chunks: [{ kind, records: [record] }] })
})

test('only answers of the service by their names are lists in an object', () => {
  const answer = { getpropertylistjsonresult: { SUCCESS: true, value: { items: homes } } }
  expect(answerLists(answer)).toEqual([{ kind: 'listing', records: homes, announced: null }])
  expect([answerLists([answer]), answerLists('x'), answerLists({ Items: homes }), answerLists({ GetPropertyListJsonResult: { Value: {} } })]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(answerLists({ GetPropertyListJsonResult: { Success: false, Items: homes }, GetProjectListJsonResult: projects })).toEqual([
    { kind: 'project', records: projects, announced: null },
  ])
})

test('a chunk is at most half a million characters long, unless one record is longer', () => {
  const sized = (length: number) => ({ x: 'x'.repeat(length - 8) })
  const sizes = (...lengths: readonly number[]) => feedListsOf(lengths.map(sized))?.chunks.map(({ records }) => records.length)
  expect([JSON.stringify(sized(100)).length, sizes(250_000, 250_000, 10), sizes(250_000, 250_001, 10), sizes(600_000, 10, 600_000)]).toEqual([
    ...[100, [2, 1], [1, 2], [1, 1, 1]],
  ])
})
