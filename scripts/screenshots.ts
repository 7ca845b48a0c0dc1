/**
 * Takes pictures of every page of the site on the sample, for people to look at, into `build/screenshots/`: light and dark, on
 * a desktop and a phone, some in every language and as printed. Arguments name the pages that are wanted, for example
 * `npm run screenshots -- chart financials`; `--docs` writes the pictures of `docs/images/` instead.
 */
import { mkdirSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../test/chromium.ts"
import { screenOfFive } from "../test/site/browser/paths.ts"
import { importKorea } from "../test/site/browser/korea.ts"
import { drawn, type RunningSite, settled, startSite, tokenOf } from "../test/site/browser/running.ts"

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

const schemes = ["light", "dark"] as const

interface Shot {
  readonly name: string
  readonly path: string
  /** What is in the store: the sample unless it says otherwise. */
  readonly store?: "sample" | "empty" | "korea"
  /** The subject of a bearer token with every scope. */
  readonly owner?: string
  /** What is done on the page before. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Whether it is also taken in every language. */
  readonly isTranslated?: boolean
  readonly isPrinted?: boolean
}

const apple = "/companies/apple-inc"

const shots: ReadonlyArray<Shot> = [
  { name: "start", path: "/", isTranslated: true, isPrinted: true },
  { name: "start-empty", path: "/", store: "empty" },
  {
    name: "search",
    path: "/",
    prepare: async (page) => {
      await page.getByRole("combobox", { name: /search|find/i }).fill("inc")
      await page.getByRole("option").first().waitFor()
    }
  },
  { name: "overview", path: apple, isTranslated: true, isPrinted: true },
  { name: "overview-as-of", path: `${apple}?as_of=2019-12-31` },
  { name: "overview-without-prices", path: "/companies/snowflake-inc" },
  { name: "overview-fund", path: "/companies/spdr-s-p-500-etf-trust" },
  { name: "financials", path: `${apple}/financials`, isTranslated: true, isPrinted: true },
  { name: "chart", path: `${apple}/chart?as_of=2021-03-31`, isPrinted: true },
  { name: "disclosures", path: `${apple}/disclosures` },
  { name: "insiders", path: `${apple}/insiders` },
  { name: "analysis", path: `${apple}/analysis` },
  { name: "consensus", path: `${apple}/consensus?as_of=2021-03-31` },
  { name: "news", path: `${apple}/news` },
  { name: "research", path: `${apple}/research` },
  { name: "sector", path: `${apple}/sector` },
  { name: "health", path: `${apple}/health`, isTranslated: true },
  { name: "companies", path: "/companies", isTranslated: true },
  { name: "sectors", path: "/sectors", isTranslated: true },
  { name: "sector-page", path: "/sectors/USD/technology?company=apple-inc", isTranslated: true },
  { name: "compare", path: "/compare?with=apple-inc,nvidia-corporation" },
  { name: "compare-empty", path: "/compare" },
  { name: "calendar", path: "/calendar?day=2021-07-28", isTranslated: true },
  {
    name: "screener",
    path: `/screener?where=${encodeURIComponent(screenOfFive)}&as_of=2021-03-31`,
    isTranslated: true
  },
  {
    name: "calendar-month",
    path: "/calendar?day=2021-05-03&view=month&as_of=2021-03-31&with=apple-inc,nvidia-corporation"
  },
  { name: "account", path: "/account/keys" },
  {
    name: "account-new-key",
    path: "/account/keys",
    owner: "mina",
    prepare: async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("desk")
      await page.getByRole("button", { name: "Create", exact: true }).click()
      await page.getByRole("dialog").waitFor()
    }
  },
  { name: "account-keys", path: "/account/keys", owner: "mina" },
  { name: "operator", path: "/operator", owner: "root" },
  { name: "not-found", path: `${apple}/nowhere` },
  { name: "no-such-company", path: "/companies/no-such-company" },
  ...["", "/financials", "/chart", "/insiders", "/consensus"].map((tab) => ({
    name: `korea${tab.replace("/", "-")}`,
    path: `/companies/garam${tab}?as_of=2025-03-28`,
    store: "korea" as const
  })),
  {
    name: "korea-half-years",
    path: "/companies/nuri/financials?as_of=2025-03-28&period=Quarterly",
    store: "korea"
  },
  {
    name: "offline",
    path: apple,
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.getByText("No connection to the server").waitFor()
    }
  }
]

const folder = resolve("build/screenshots")

type Sites = Readonly<Record<NonNullable<Shot["store"]>, RunningSite>>

const openShot = async (
  sites: Sites,
  { owner, path, store = "sample" }: Shot,
  options: typeof desktop & { readonly locale?: string }
): Promise<Page> => {
  const token = owner === undefined ? {} : { token: await tokenOf(owner, "admin read:all") }
  const locale = store === "korea" ? { locale: "ko-KR" } : {}
  const { page } = await sites[store].open(path, { ...locale, ...options, ...token })
  return page
}

/** Of the whole page, however long it is. */
const picture = async (page: Page, name: string): Promise<void> => {
  await drawn(page)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

const take = async (sites: Sites, shot: Shot): Promise<void> => {
  for (const [device, options] of Object.entries({ desktop, phone })) {
    const page = await openShot(sites, shot, options)
    await shot.prepare?.(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await picture(page, `${shot.name}-${device}-${colorScheme}`)
    }
    await page.context().close()
  }
  for (const locale of shot.isTranslated ? ["ko-KR", "ja-JP", "zh-CN"] : []) {
    for (const [device, options] of Object.entries({ desktop, phone })) {
      const page = await openShot(sites, shot, { ...options, locale })
      await picture(page, `${shot.name}-${device}-${locale.slice(0, 2)}`)
      await page.context().close()
    }
  }
  if (shot.isPrinted) {
    // As wide as a sheet of A4 without its margins, from a dark screen.
    const page = await openShot(sites, shot, { viewport: { width: 718, height: 1000 } })
    await page.emulateMedia({ colorScheme: "dark", media: "print" })
    await picture(page, `${shot.name}-print`)
    await page.pdf({ path: join(folder, `${shot.name}-print.pdf`), format: "A4" })
    await page.context().close()
  }
}

/** The pictures of README.md: as high as what they show needs. */
const takeForDocs = async ({ sample }: Sites): Promise<void> => {
  const wanted = [
    { file: "overview", path: `${apple}?as_of=2021-03-31`, colorScheme: "light", height: 900 },
    { file: "chart", path: `${apple}/chart?as_of=2021-03-31`, colorScheme: "dark", height: 900 }
  ] as const
  mkdirSync("docs/images", { recursive: true })
  for (const { colorScheme, file, height, path } of wanted) {
    const { page } = await sample.open(path, { viewport: { width: 1440, height }, colorScheme })
    await settled(page)
    await drawn(page)
    await page.screenshot({ path: `docs/images/${file}.png` })
    await page.context().close()
  }
}

if (hasChromium) {
  const given = process.argv.slice(2)
  const isForDocs = given.includes("--docs")
  const wanted = shots.filter(({ name }) => given.length === 0 || given.includes(name))
  const sites = {
    sample: await startSite(),
    empty: await startSite({ flags: [] }),
    korea: await startSite({ flags: [], prepare: importKorea })
  }
  try {
    if (isForDocs) await takeForDocs(sites)
    else {
      if (given.length === 0) rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const shot of wanted) await take(sites, shot)
      console.log(`${wanted.length} pages are in ${folder}`)
    }
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.close()))
  }
} else {
  console.log(`No screenshots: ${withoutChromium}`)
}
