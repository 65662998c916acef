/** The client build's files, as the browser asks for them, and the name of this build; made by vite.config.ts. */
declare module 'virtual:client-assets' {
  export const script: string
  export const style: string
  export const fonts: readonly string[]
  export const build: string
}
