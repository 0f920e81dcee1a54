/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  export const url: string
  export const names: string[]
  export const plain: string[]
}
