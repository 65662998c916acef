const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M20 20l-4-4',
  heart: 'M12 20.5 4.6 13a5 5 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 0 5 5 0 0 1 0 7Z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  first: 'm17 6-6 6 6 6M7 6v12',
  last: 'm7 6 6 6-6 6M17 6v12',
  close: 'm6 6 12 12M18 6 6 18',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  map: 'm3 6.500 6-2.500 6 2.500 6-2.500v13.500L15 20l-6-2.500L3 20ZM9 4v13.500M15 6.500V20',
  rows: 'M4 6h4v4H4zM4 14h4v4H4zM12 7h8M12 9.5h5M12 15h8M12 17.5h5',
  filters: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  photos: 'M7 4h13.5v11H7zM3.5 8v12h13M10 12l3-3 4 4.5',
  play: 'M8.500 5.500v13l10.500-6.500Z',
  film: 'M4 5h16v14H4zM10 9v6l5-3Z',
  tour: 'm12 3 8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6 8.5-6',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 20.500a2.200 2.200 0 0 0 4 0',
  phone:
    'M5 4h3.500l1.800 4.500-2.200 1.600a12 12 0 0 0 5.800 5.800l1.600-2.200L20 15.500V19a1.500 1.500 0 0 1-1.600 1.500A15.500 15.500 0 0 1 3.500 5.600 1.500 1.500 0 0 1 5 4Z',
  document: 'M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500M9 13h6M9 16.500h6',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  warning: 'M12 4 2.500 20h19ZM12 10v5M12 17.500v.500',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  draw: 'M5 8 13 4.500l6 6L15.500 19 5 17Z',
  print: 'M7 17.500H3.500V9h17v8.500H17M7 9V3.500h10V9M7 14h10v6.500H7z',
  walk: 'M12 3.500a7 7 0 0 1 7 7c0 4.500-7 10.500-7 10.500s-7-6-7-10.500a7 7 0 0 1 7-7M12 8a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  route:
    'M6 16a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5M18 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5M8.500 18.500H15a3.250 3.250 0 0 0 0-6.500H9a3.250 3.250 0 0 1 0-6.500h6.500',
  share: 'M12 14.500V4M8 7.500 12 3.500l4 4M6 11H4.500v9.500h15V11H18',
  external: 'M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6',
} as const

export type IconName = keyof typeof paths

/** A stroke icon, hidden from screen readers: the text beside it gives its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
