/** The address of the page for what is below, and whether it can be a page's. */
import type { ComponentChildren } from "preact"
import { LocationProvider, useLocation } from "preact-iso"
import { basePath } from "../data/basePath.ts"
import { scopeBelow } from "./scope.ts"

const scope = scopeBelow(basePath)

/** Whether a part of a path is empty: the router would leave it out, and read `//host` as another host's address. */
const hasEmptyPart = (url: string): boolean => /^[^?#]*\/\//.test(url)

/** Of a document whose path can't be a page's: its links are the browser's. */
const outside = {
  url: "//",
  path: "//",
  query: {},
  route: (url: string) => location.assign(url),
  back: () => history.back(),
  forward: () => history.forward()
}

export const Address = ({ children }: { readonly children: ComponentChildren }) =>
  hasEmptyPart(location.pathname) ? (
    <LocationProvider.ctx.Provider value={outside}>{children}</LocationProvider.ctx.Provider>
  ) : (
    <LocationProvider scope={scope}>{children}</LocationProvider>
  )

/** Whether the current path can be a page's. */
export const useIsPath = (): boolean => !hasEmptyPart(useLocation().url)
