/** One article with its content. HTML stands in a frame of its own, in which no script runs. */
import { useRef } from "preact/hooks"
import { useAnswer } from "../../data/useAnswer.ts"
import { instant } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { Answered, Skeleton } from "../../ui/Answered.tsx"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useCompany } from "../../subject/company.ts"
import { texts } from "./texts.ts"

/** The looks of the page, of which a frame inherits nothing. */
const looks = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
  body { margin: 0 }
  table { border-collapse: collapse }
  th, td { padding: 4px 8px; border: 1px solid }
  pre { white-space: pre-wrap }
`

/**
 * Content that was sanitised at its import. The frame is of this origin, so that the page can style and measure it, and may
 * run nothing.
 */
const Html = ({ html, title }: { readonly html: string; readonly title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = () => {
    const content = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (!content || !view || frame.current === null) return
    // Styles that a document is given by a script need no exception in the policy.
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(looks)
    content.adoptedStyleSheets = [sheet]
    content.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
    for (const link of content.links) link.target = "_blank"
    // Else a short text is as high as the frame was.
    frame.current.style.height = "0"
    frame.current.style.height = `${content.documentElement.scrollHeight + 8}px`
  }
  return (
    <iframe
      ref={frame}
      class="article-frame"
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcdoc={html}
      onLoad={dress}
    />
  )
}

export const Article = ({ id, onBack }: { readonly id: number; readonly onBack: () => void }) => {
  const t = texts()
  const { at, company_id } = useCompany()
  const asked = useAnswer("getCompanyNewsArticle", {
    company_id,
    article_id: id,
    locale: language.value,
    ...at
  })
  return (
    <Answered of={asked} skeleton={<Skeleton lines={12} />}>
      {({ article, content }) => (
        <Panel
          title={article.title}
          data={[asked.data]}
          controls={
            <button type="button" class="button" onClick={onBack}>
              {t.back}
            </button>
          }
          source={
            article.source_url === null ? undefined : (
              <OutsideLink href={article.source_url}>{t.original}</OutsideLink>
            )
          }
        >
          <p class="muted small">
            <time dateTime={article.published_at}>{instant(article.published_at)}</time>
          </p>
          {article.summary !== null && <p lang={article.locale}>{article.summary}</p>}
          {article.ai_angle !== null && (
            <p lang={article.locale}>
              <strong lang={language.value}>{t.angle}:</strong> {article.ai_angle}
            </p>
          )}
          {article.risk !== null && (
            <p lang={article.locale}>
              <strong lang={language.value}>{t.risk}:</strong> {article.risk}
            </p>
          )}
          {content.full_content !== null && (
            <div lang={content.locale}>
              {content.content_type === "text/html" ? (
                <Html html={content.full_content} title={article.title} />
              ) : (
                <p class="article-text">{content.full_content}</p>
              )}
            </div>
          )}
        </Panel>
      )}
    </Answered>
  )
}
