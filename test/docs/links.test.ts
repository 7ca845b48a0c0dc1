/** Links between the pages lead to files and headings that exist. */
import { assert, it } from "@effect/vitest"
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const pages = [...globSync("*.md"), ...globSync("docs/**/*.md"), "sample/README.md"]

/** Without code, in which brackets mean something else. */
const proseOf = (path: string): string =>
  readFileSync(path, "utf8")
    .replace(/^```.*?^```/gms, "")
    .replace(/`[^`\n]*`/g, "")

/** As GitHub names the anchors of headings. */
const anchorsOf = (path: string): ReadonlyArray<string> =>
  [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-")
  )

it.for(pages)("%s", (path) => {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
  const broken = links.filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false
    const [file = "", anchor] = link.split("#")
    const target = file === "" ? path : join(dirname(path), file)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  assert.deepStrictEqual(broken, [])
})
