/** The page for a path without a page, or for a company that the store doesn't have. */
import { useTitle } from "../ui/useTitle.ts"
import { texts } from "./texts.ts"

export const NotFound = ({ title = texts().notFound }: { readonly title?: string }) => {
  useTitle(title)
  return (
    <div class="page state">
      <h1>{title}</h1>
      <a class="button" href="/">
        {texts().toStart}
      </a>
    </div>
  )
}
