/** The real server with the sample, and pages of its site in Chromium. */
import { SignJWT } from "jose"
import type {
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  ViewportSize
} from "playwright-core"
import { launchChromium } from "../../chromium.ts"
import { type Environment, remove, temporaryDirectory } from "../../cli/command.ts"
import { serve } from "../../cli/serving.ts"

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
  /** Of the document. */
  readonly status: number | undefined
  /** Errors on the console, violations of the policy among them, and uncaught ones. */
  readonly errors: ReadonlyArray<string>
  /** Requests to other origins. */
  readonly outside: ReadonlyArray<string>
  /** Requests to the server that were answered, by path and query. */
  readonly asked: ReadonlyArray<string>
  /** Leaves the page to a later visit, without what it stored in the browser. */
  readonly close: () => Promise<void>
}

/** After the next two frames. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  )

/** The requests of each page that aren't answered yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** How many draws in a row have to find nothing asked for: what is drawn may ask for more. */
const quietDraws = 3

/** Waits until a page has what it asked for, and its charts are drawn. */
export const settled = async (page: Page): Promise<void> => {
  for (let quiet = 0; quiet < quietDraws; ) {
    await page.waitForFunction(() => document.querySelector(".skeleton, [aria-busy=true]") === null)
    await drawn(page)
    quiet = (pending.get(page)?.size ?? 0) === 0 ? quiet + 1 : 0
  }
}

export interface Settings {
  /** What is done with the store before the server starts. */
  readonly prepare?: (env: Environment) => Promise<void>
  readonly env?: Environment
  readonly flags?: ReadonlyArray<string>
}

/** Pages of visits that differ in nothing but window and token are of the same context. */
export interface VisitOptions extends Omit<BrowserContextOptions, "viewport"> {
  readonly viewport?: ViewportSize
  readonly token?: string
  /** What the browser keeps of earlier visits, by name. */
  readonly kept?: Readonly<Record<string, string>>
}

export interface RunningSite {
  /** `http://127.0.0.1:12345`, with the path below which the site is */
  readonly address: string
  readonly open: (path: string, options?: VisitOptions) => Promise<Visit>
  readonly close: () => Promise<void>
}

/** A context of the browser, and its pages that no visit uses. */
interface Opened {
  readonly context: BrowserContext
  readonly idle: Array<Page>
}

/**
 * Starts a server of its own, whose command builds the site anew where it is old, and a browser. Visits of the same context
 * are made one after another in the same page, unless the context is closed: a new one costs more than most visits.
 */
export const startSite = async ({
  env = {},
  flags = ["--sample"],
  prepare
}: Settings = {}): Promise<RunningSite> => {
  const directory = await temporaryDirectory()
  const own = { FINDATA_DATA: directory, JWT_SECRET: secret }
  await prepare?.({ ...own, ...env })
  const server = await serve({ ...own, ...env }, "--workers", "1", ...flags)
  const browser = await launchChromium()
  const { address } = server
  const { origin } = new URL(address)

  /** By the options of the context. */
  const opened = new Map<string, Opened>()
  const openedWith = async (options: BrowserContextOptions): Promise<Opened> => {
    const key = JSON.stringify(options)
    const known = opened.get(key)
    if (known !== undefined) return known
    const context = await browser.newContext({ locale: "en-US", ...options })
    const made = { context, idle: [] }
    opened.set(key, made)
    context.on("close", () => opened.delete(key))
    return made
  }

  return {
    address,
    open: async (path, options = {}) => {
      const { kept = {}, token, viewport = { width: 1280, height: 720 }, ...given } = options
      const { context, idle } = await openedWith(given)
      const page = idle.pop() ?? (await context.newPage())
      const errors: Array<string> = []
      const outside: Array<string> = []
      const asked: Array<string> = []
      const unanswered = new Set<Request>()
      pending.set(page, unanswered)
      const listeners = {
        console: (message: ConsoleMessage) => {
          if (message.type() === "error") errors.push(message.text())
        },
        pageerror: (error: Error) => errors.push(String(error)),
        requestfinished: (request: Request) => unanswered.delete(request),
        requestfailed: (request: Request) => unanswered.delete(request),
        request: (request: Request) => {
          unanswered.add(request)
          const url = new URL(request.url())
          if (url.protocol.startsWith("http") && url.origin !== origin) outside.push(request.url())
          else asked.push(`${url.pathname}${url.search}`)
        }
      }
      page
        .on("console", listeners.console)
        .on("pageerror", listeners.pageerror)
        .on("requestfinished", listeners.requestfinished)
        .on("requestfailed", listeners.requestfailed)
        .on("request", listeners.request)
      const stored = await page.addInitScript(
        ({ kept, token }) => {
          for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
          if (token !== undefined) sessionStorage.setItem("findata.token", token)
        },
        { kept, token }
      )
      await page.setViewportSize(viewport)
      const document = await page.goto(`${address}${path}`)
      await settled(page)

      const close = async () => {
        page
          .off("console", listeners.console)
          .off("pageerror", listeners.pageerror)
          .off("requestfinished", listeners.requestfinished)
          .off("requestfailed", listeners.requestfailed)
          .off("request", listeners.request)
        await stored.dispose()
        await page.unrouteAll({ behavior: "wait" })
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.goto("about:blank")
        await page.emulateMedia({ colorScheme: null })
        idle.push(page)
      }
      return { page, status: document?.status(), errors, outside, asked, close }
    },
    close: async () => {
      await browser.close()
      server.process.kill("SIGTERM")
      await server.ended
      await remove(directory)
    }
  }
}
