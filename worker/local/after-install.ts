import { rmSync } from 'node:fs'
import '../../messages/catalogues.write.ts'

/** Runs after `npm ci`: writes the types of the messages, and removes the parts of packages that take the most room and are never loaded. */
const unused = [
  ...['@simplewebauthn/server/script', 'axe-core/locales', 'html-validate/dist/cjs', 'leaflet/src', 'node/node_modules', 'playwright-core/lib/vite', 'zod/src'],
  ...['drizzle-orm/gel', 'drizzle-orm/gel-core', 'drizzle-orm/singlestore', 'drizzle-orm/singlestore-core'],
  ...['pdf-lib/dist', 'pdf-lib/es', 'pdf-lib/src', 'pdf-lib/ts3.4'],
]

for (const path of unused) rmSync(new URL(`../../node_modules/${path}`, import.meta.url), { recursive: true, force: true })
