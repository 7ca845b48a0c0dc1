/** Of a path that no page has, or of a page about what isn't there. */
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
