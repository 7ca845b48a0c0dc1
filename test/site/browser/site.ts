/** The real server with the sample, and pages of its site in Chromium, for the tests of a file. */
import { existsSync, readdirSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { afterAll, beforeAll } from "@effect/vitest"
import { SignJWT } from "jose"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { launchChromium } from "../../chromium.ts"
import { type Environment, remove, temporaryDirectory } from "../../cli/command.ts"
import { type Server, serve } from "../../cli/serving.ts"
import { writeSite } from "../../../scripts/site.ts"

const secret = "a secret of the tests, of more than 32 bytes"

/** A bearer token of an owner of keys; with the scope `admin` an operator's. */
export const tokenOf = (owner: string, scope?: string): Promise<string> =>
  new SignJWT(scope === undefined ? {} : { scope })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(owner)
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret))

/** A page, and what it did that no page of the site may do. */
export interface Visit {
  readonly page: Page
  /** Errors on the console, violations of the policy among them, and uncaught ones. */
  readonly errors: ReadonlyArray<string>
  /** Requests to other origins. */
  readonly outside: ReadonlyArray<string>
  /** Requests to the server that were answered, by path and query. */
  readonly asked: ReadonlyArray<string>
}

/** Waits until a page has what it asked for, and its fonts and charts are drawn. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => document.querySelector(".skeleton, [aria-busy=true]") === null)
}

const built = resolve("build/site")

/** Whether a source of the site was written after it was built. */
const isOld = (): boolean => {
  const page = join(built, "index.html")
  if (!existsSync(page)) return true
  const { mtimeMs } = statSync(page)
  return readdirSync("apps/site", { recursive: true, encoding: "utf8" }).some(
    (name) => statSync(join("apps/site", name)).mtimeMs > mtimeMs
  )
}

interface Settings {
  readonly env?: Environment
  readonly flags?: ReadonlyArray<string>
}

const needed = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("The server and the browser run while tests run")
  return value
}

/** Starts both before the file's tests. The site is built from its sources. */
export const siteInChromium = (settings: () => Promise<Settings> = () => Promise.resolve({})) => {
  let directory = ""
  let server: Server | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    directory = await temporaryDirectory()
    if (isOld()) await writeSite(built)
    const { env = {}, flags = [] } = await settings()
    const own = { FINDATA_DATA: directory, JWT_SECRET: secret }
    server = await serve({ ...own, ...env }, "--sample", "--workers", "1", ...flags)
    browser = await launchChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    server?.process.kill("SIGTERM")
    await server?.ended
    await remove(directory)
  })

  const open = async (
    path: string,
    options: BrowserContextOptions & { readonly token?: string } = {}
  ): Promise<Visit> => {
    const { token, ...given } = options
    const context = await needed(browser).newContext({ locale: "en-US", ...given })
    const page = await context.newPage()
    const errors: Array<string> = []
    const outside: Array<string> = []
    const asked: Array<string> = []
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text())
    })
    page.on("pageerror", (error) => errors.push(String(error)))
    const { address } = needed(server)
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith("http") && url.origin !== address) outside.push(request.url())
      else asked.push(`${url.pathname}${url.search}`)
    })
    if (token !== undefined)
      await page.addInitScript((given) => sessionStorage.setItem("findata.token", given), token)
    await page.goto(`${address}${path}`)
    await settled(page)
    return { page, errors, outside, asked }
  }

  return {
    open,
    /** `http://127.0.0.1:12345` */
    address: () => needed(server).address
  }
}
