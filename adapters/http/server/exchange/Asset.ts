/** Files that a build has made, as they are served: with their type, their compressed forms, and for how long caches keep them. */
import { type Forms, revalidated } from "./Body.ts"

export interface Asset {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly compressed: Forms
  readonly cacheControl: string
}

/** By extension. */
const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2"
}

const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream"

/** Files in `assets/` have a hash of their content in their names. */
const isHashed = (path: string): boolean => path.startsWith("/assets/")

/** How a compressed form is named beside its file. */
const endings = { br: ".br", gzip: ".gz" } as const

/** The assets among the files of a build, by path: `/index.html`, with `/index.html.br` and `/index.html.gz` beside it. */
export const assetsOf = (files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Asset> => {
  const isForm = (path: string) =>
    Object.values(endings).some((ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)))
  const formsOf = (path: string): Forms => {
    const [br, gzip] = [files.get(path + endings.br), files.get(path + endings.gzip)]
    return br === undefined || gzip === undefined
      ? new Map()
      : new Map([
          ["br", br],
          ["gzip", gzip]
        ])
  }
  return new Map(
    [...files]
      .filter(([path]) => !isForm(path))
      .map(([path, bytes]) => [
        path,
        {
          bytes,
          contentType: typeOf(path),
          compressed: formsOf(path),
          cacheControl: isHashed(path) ? "public, max-age=31536000, immutable" : revalidated
        }
      ])
  )
}
