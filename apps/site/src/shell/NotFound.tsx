/** The page for a path without a page, or for a company that the store doesn't have. */
import { fromBase } from "../data/basePath.ts"
import { useTitle } from "../ui/useTitle.ts"
import { texts } from "./texts.ts"

export const NotFound = ({ title = texts().notFound }: { readonly title?: string }) => {
  useTitle(title)
  return (
    <div class="page state">
      <h1>{title}</h1>
      <a class="button" href={fromBase("/")}>
        {texts().toStart}
      </a>
    </div>
  )
}
