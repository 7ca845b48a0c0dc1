/** A page of indicators as HTML, with its style and its picture in it. */
import { plainRoutes } from "../../../exchange/plainRoutes.ts"
import { escaped, prose } from "../html.ts"
import { referenceStyle } from "../referenceStyle.ts"
import { indexFile, type Page, type Part } from "./page.ts"

const style = `${referenceStyle}
main { max-width: 60rem; }
h2 { scroll-margin-top: 16px; }
main ul { padding-left: 20px; }
figure { margin: 16px 0; max-width: 720px; }
.picture { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
td:first-child, td:last-child { min-width: 0; }
pre { max-height: none; }
@media (width < 640px) {
  figure .picture { font-size: 26px; }
  table, td code { font-size: 0.75rem; }
  th { font-size: 0.75rem; }
  th, td { padding-right: 4px; }
  td, td code { overflow-wrap: break-word; }
}
`

/** Where the page of a file is served. */
const addressOf = (file: string, base: string): string => {
  const [name = "", anchor] = file.split("#")
  const path = plainRoutes.indicators.path
  const page = name === indexFile ? path : `${path}/${name.replace(/\.md$/, "")}`
  return `${base}${page}${anchor === undefined ? "" : `#${anchor}`}`
}

/** Text with `code` and links in it. */
const inline = (text: string, base: string): string =>
  prose(text).replaceAll(
    /\[([^\]]*)\]\(([^)]*)\)/g,
    (_, words: string, file: string) => `<a href="${addressOf(file, base)}">${words}</a>`
  )

const html = (part: Part, base: string): string => {
  const shown = (text: string): string => inline(text, base)
  switch (part.kind) {
    case "heading":
      return `<h2 id="${escaped(part.text.toLowerCase().replaceAll(" ", "-"))}">${escaped(part.text)}</h2>`
    case "text":
      return `<p>${shown(part.text)}</p>`
    case "list":
      return `<ul>${part.items.map((item) => `<li>${shown(item)}</li>`).join("")}</ul>`
    case "table": {
      const head = part.head.map((name) => `<th scope="col">${shown(name)}</th>`)
      const rows = part.rows.map(
        (cells) => `<tr>${cells.map((cell) => `<td>${shown(cell)}</td>`).join("")}</tr>`
      )
      return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`
    }
    case "code":
      return `<pre><code>${escaped(part.text)}</code></pre>`
    case "picture":
      return `<figure>${part.svg}</figure>`
  }
}

/** The document of a page; `base` is the path that addresses of this server begin with. */
export const pageHtml = ({ parts, title }: Page, base: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Documentation"><ul><li><a href="${base}${plainRoutes.docs.path}">API</a></li><li><a href="${base}${plainRoutes.indicators.path}">Indicators</a></li></ul></nav>
<main>
<h1>${escaped(title)}</h1>
${parts.map((part) => html(part, base)).join("\n")}
</main>
</body>
</html>
`
