/** The title of the browser's window while a page is shown. */
import { useEffect } from "preact/hooks"

export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} · findata`
    return () => {
      document.title = "findata"
    }
  }, [title])
