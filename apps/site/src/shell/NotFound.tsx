/** Of a path that no page has. */
import { useTitle } from "../ui/useTitle.ts"
import { texts } from "./texts.ts"

export const NotFound = () => {
  useTitle(texts().notFound)
  return (
    <div class="page state">
      <h1>{texts().notFound}</h1>
      <a class="button" href="/">
        {texts().toStart}
      </a>
    </div>
  )
}
