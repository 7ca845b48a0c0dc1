/** Of a path that no page has. */
import { texts } from "./texts.ts"

export const NotFound = () => (
  <div class="page state">
    <h1>{texts().notFound}</h1>
    <a class="button" href="/">
      {texts().toStart}
    </a>
  </div>
)
