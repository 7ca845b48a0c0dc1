/** Below which path the server shows the site: it writes that into the document. */

const written = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/** `/findata`; empty where the site has the whole host. */
export const basePath = (written ?? "/").replace(/\/+$/, "")

/** The address of a path of this server, `/compare` or `/docs`. */
export const fromBase = (path: string): string => `${basePath}${path}`
