/** The life of a key on the site, by a token and by signing in at an issuer, and what an operator does there. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import type { Browser, Page } from "playwright-core"
import { freePort } from "../../../apps/listener/ports.ts"
import { hasChromium, launchChromium, withoutChromium } from "../../chromium.ts"
import { startIssuer } from "../../oidc/provider.ts"
import { settled, tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"

/** The status of a request with a key. */
const statusWith = async (address: string, key: string): Promise<number> => {
  const response = await fetch(`${address}/api/public/v1/stock/prices/AAPL?limit=1`, {
    headers: { "x-api-key": key }
  })
  await response.arrayBuffer()
  return response.status
}

/** A new key of an owner. */
const keyOf = async (address: string, token: string): Promise<string> => {
  const response = await fetch(`${address}/api/v1/api-keys`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "test", scopes: ["read:all"] })
  })
  return (await response.json()).key
}

const create = async (page: Page, name: string): Promise<string> => {
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByRole("button", { name: "Create", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Copy the key now" })
  const key = await dialog.locator(".copyable code").first().innerText()
  await dialog.getByRole("button", { name: "Send" }).click()
  await dialog.getByText("HTTP 200").waitFor()
  await dialog.getByRole("button", { name: "Close" }).click()
  return key
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })

/** Goes back to a page that collects the texts it is shown again with, and returns the first. */
const shownAgain = async (page: Page): Promise<string> => {
  // Playwright waits for a document that is loaded, which one that was kept isn't.
  await page.evaluate(() => history.back()).catch(() => {})
  await page.waitForFunction(() => Reflect.get(globalThis, "texts")?.length > 0)
  return page.evaluate(() => Reflect.get(globalThis, "texts")[0])
}

describe.skipIf(!hasChromium)(
  `The account (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const port = hasChromium ? Effect.runPromise(freePort("127.0.0.1", 0)) : Promise.resolve(0)
    const issuer = port.then((own) => startIssuer([`http://127.0.0.1:${own}/session/callback`]))
    afterAll(async () => (await issuer).close())
    const { address, open } = siteInChromium(async () => {
      const { clientId, clientSecret, issuer: url } = (await issuer).options
      return {
        flags: ["--port", String(await port)],
        env: {
          COMPANY_PAGES: "key",
          PUBLIC_URL: `http://127.0.0.1:${await port}`,
          OIDC_ISSUER: url.href,
          OIDC_CLIENT_ID: clientId,
          OIDC_CLIENT_SECRET: Redacted.value(clientSecret)
        }
      }
    })

    it("makes a key with a token, replaces its secret, and revokes it", async () => {
      const { close, errors, outside, page } = await open("/account/keys")
      await page.getByLabel("Bearer token").fill(await tokenOf("mina"))
      await page.getByRole("button", { name: "Use the token" }).click()
      await page.getByText("There are no keys yet").waitFor()
      const first = await create(page, "desk")
      assert.strictEqual(await statusWith(address(), first), 200)

      await rowOf(page, "desk").getByRole("button", { name: "Replace secret" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Replace secret" }).click()
      const dialog = page.getByRole("dialog", { name: "Copy the key now" })
      const second = await dialog.locator(".copyable code").first().innerText()
      await page.keyboard.press("Escape")
      assert.notStrictEqual(first, second)
      assert.deepStrictEqual(
        [await statusWith(address(), first), await statusWith(address(), second)],
        [401, 200]
      )

      await rowOf(page, "desk")
        .getByText(/of 1,000/)
        .waitFor()
      await rowOf(page, "desk").getByRole("button", { name: "Revoke" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
      assert.strictEqual(await statusWith(address(), second), 200)
      await rowOf(page, "desk").getByRole("button", { name: "Revoke" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
      await rowOf(page, "desk").getByText("revoked").waitFor()
      assert.strictEqual(await statusWith(address(), second), 401)
      assert.deepStrictEqual([errors, outside], [[], []])
      await close()
    })

    it("makes a key of the scopes that are chosen", async () => {
      const { close, page } = await open("/account/keys", { token: await tokenOf("sora") })
      await page.getByLabel("read:stock").click()
      await page.getByLabel("read:news").press("Space")
      await page.getByLabel("read:all").click()
      await page.getByLabel("read:stock").click()
      assert.isTrue(await page.getByLabel("read:news").isChecked())
      assert.isFalse(await page.getByLabel("read:stock").isChecked())
      await page.getByLabel("Name", { exact: true }).fill("narrow")
      await page.getByRole("button", { name: "Create", exact: true }).click()
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      const row = await rowOf(page, "narrow").innerText()
      assert.include(row, "read:news")
      assert.notMatch(row, /read:all|read:stock/)
      await close()
    })

    it("makes a figure, says where a formula is wrong, and deletes it", async () => {
      const { close, errors, page } = await open("/account/keys", { token: await tokenOf("hana") })
      await page.getByText("There are no figures of your own yet").waitFor()
      await page.getByLabel("Name in expressions").fill("cash_yield")
      await page.getByLabel("Title").fill("Cash yield")
      await page.getByLabel("Unit").selectOption("percent")
      await page.getByLabel("Formula").fill("100 * free_cash_flow_ttm / market_capp")
      await page.getByLabel("Formula").press("Enter")
      await page.getByText('There is no figure "market_capp" (character 28)').waitFor()
      const formula = page.getByLabel("Formula")
      await formula.fill("100 * free_cash_flow_ttm / market_cap")
      // While the refused one is under way, Enter does nothing.
      await formula.locator("xpath=ancestor::form").locator("button[type=submit]:enabled").waitFor()
      await formula.press("Enter")
      const row = rowOf(page, "my.cash_yield")
      await row.getByText("percent").waitFor()
      await row.getByRole("button", { name: "Edit" }).click()
      const dialog = page.getByRole("dialog", { name: "Edit my.cash_yield" })
      await dialog.getByLabel("Title").fill("Yield of cash")
      await dialog.getByLabel("Formula").fill("2 * my.cash_yield")
      await dialog.getByText("my.cash_yield is made of itself: my.cash_yield → my.cash_yield").waitFor()
      await dialog.getByLabel("Formula").fill("50 * free_cash_flow_ttm / market_cap")
      await dialog.getByText(/^Known for \d+ of \d+ companies · half of them have less than/).waitFor()
      await dialog.getByRole("button", { name: "Save" }).click()
      await row.getByText("Yield of cash").waitFor()
      assert.include(await row.innerText(), "50 * free_cash_flow_ttm / market_cap")
      await row.getByRole("button", { name: "Delete" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
      await page.getByText("There are no figures of your own yet").waitFor()
      // The browser reports the refused formula too.
      assert.deepStrictEqual(
        errors.filter((error) => !String(error).includes("422")),
        []
      )
      await close()
    })

    it("makes one key of a form whose answers are lost", async () => {
      const { close, page } = await open("/account/keys", { token: await tokenOf("yuna") })
      await page.getByLabel("Name", { exact: true }).fill("lost")
      let isCut = true
      await page.route("**/api/v1/api-keys", async (route) => {
        if (!isCut || route.request().method() !== "POST") return route.continue()
        // The service has done it by then.
        await route.fetch()
        return route.abort("connectionreset")
      })
      await page.getByRole("button", { name: "Create", exact: true }).click()
      const again = page.getByRole("button", { name: "Try again" })
      await again.waitFor()
      isCut = false
      await again.click()
      await page.getByText("The key was made, but the answer with its secret was lost").waitFor()
      await rowOf(page, "lost").waitFor()
      assert.strictEqual(await rowOf(page, "lost").count(), 1)
      // The next form is another submission.
      await create(page, "next")
      assert.strictEqual(await page.getByText("The key was made, but").count(), 0)
      assert.strictEqual(await page.locator("tbody tr").count(), 2)
      await close()
    })

    it("signs in at the issuer, makes a key, and signs out", async () => {
      const provider = await issuer
      provider.user = { sub: "anna", claims: { name: "Anna Kim" } }
      const { errors, page } = await open("/account/keys")
      await page.getByRole("link", { name: "Sign in" }).click()
      await page.waitForURL(`${address()}/account/keys`)
      await page.getByText("Signed in as Anna Kim").waitFor()
      await settled(page)
      const key = await create(page, "notebook")
      assert.strictEqual(await statusWith(address(), key), 200)
      const cookies = await page.context().cookies()
      assert.deepStrictEqual(
        cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite })),
        cookies.map(() => ({ httpOnly: true, sameSite: "Lax" }))
      )
      assert.isNotEmpty(cookies)
      assert.deepStrictEqual(errors, [])
      await page.getByRole("button", { name: "Sign out" }).click()
      // The issuer's page, which leads back.
      await page.getByRole("button", { name: "Yes, sign me out" }).click()
      await page.waitForURL(`${address()}/account/keys`)
      await page.getByRole("link", { name: "Sign in" }).waitFor()
      await page.context().close()
    })

    describe("in a browser that keeps pages that are left", () => {
      let browser: Browser | undefined
      beforeAll(async () => {
        browser = await launchChromium({ keepsPages: true })
      })
      afterAll(() => browser?.close())

      /** A page of Anna's account, which collects the texts that it is shown again with. */
      const signedIn = async (): Promise<Page> => {
        const provider = await issuer
        provider.user = { sub: "anna", claims: { name: "Anna Kim" } }
        if (browser === undefined) throw new Error("The browser runs while tests run")
        const page = await (await browser.newContext({ locale: "en-US" })).newPage()
        await page.goto(`${address()}/session/sign-in?return_to=/account/keys`)
        await page.getByText("Signed in as Anna Kim").waitFor()
        await page.evaluate(() => {
          const texts: Array<string> = []
          Object.assign(globalThis, { texts })
          addEventListener("pageshow", ({ persisted }) => {
            if (persisted) texts.push(document.body.innerText)
          })
        })
        return page
      }

      it("shows nothing of the account by Back after signing out", async () => {
        const page = await signedIn()
        await page.getByRole("button", { name: "Sign out" }).click()
        await page.getByRole("button", { name: "Yes, sign me out" }).waitFor()
        const text = await shownAgain(page)
        assert.notInclude(text, "Anna Kim")
        assert.notInclude(text, "Your keys")
        assert.include(text, "Bearer token")
        await page.context().close()
      })

      it("asks by Back who is signed in", async () => {
        const page = await signedIn()
        await page.goto(`${address()}/docs`)
        await page.context().clearCookies()
        await shownAgain(page)
        await page.getByRole("link", { name: "Sign in" }).waitFor()
        assert.strictEqual(await page.getByText("Anna Kim").count(), 0)
        await page.context().close()
      })
    })

    it("says that signing out failed, and signs out by another attempt", async () => {
      const provider = await issuer
      provider.user = { sub: "anna", claims: { name: "Anna Kim" } }
      const { errors, page } = await open("/account/keys")
      await page.getByRole("link", { name: "Sign in" }).click()
      await page.getByText("Signed in as Anna Kim").waitFor()
      await settled(page)
      const ended = "**/session/sign-out?*"
      await page.route(ended, (route) => route.fulfill({ status: 503 }))
      await page.getByRole("button", { name: "Sign out" }).click()
      const alert = page.getByRole("alert")
      await alert.getByText("You could not be signed out").waitFor()
      assert.include(await alert.innerText(), "The server is busy")
      await page.unroute(ended)
      await page.route(ended, (route) => route.abort())
      await alert.getByRole("button", { name: "Try again" }).click()
      await alert.getByText("The server did not answer").waitFor()
      assert.isTrue(await page.getByText("Signed in as Anna Kim").isVisible())
      assert.isEmpty(errors.filter((error) => !error.startsWith("Failed to load resource")))
      await page.unroute(ended)
      await alert.getByRole("button", { name: "Try again" }).click()
      await page.getByRole("button", { name: "Yes, sign me out" }).waitFor()
      await page.context().close()
    })

    it("says once on the start page that pages need a key or a sign-in", async () => {
      const { close, page } = await open("/")
      assert.strictEqual(await page.getByText("These pages need a session or an API key.").count(), 1)
      assert.strictEqual(await page.getByRole("alert").count(), 0)
      const way = page.getByRole("link", { name: "Sign in or enter a key" })
      assert.strictEqual(await way.getAttribute("href"), "/account/keys")
      await close()
    })

    it("opens closed company pages by a key, and by signing in", async () => {
      const { close, page } = await open("/companies/apple-inc")
      await page.getByRole("link", { name: "Sign in or enter a key" }).click()
      await page.getByLabel("API key", { exact: true }).fill(await keyOf(address(), await tokenOf("reader")))
      await page.getByRole("button", { name: "Use the key" }).click()
      await page.goBack()
      await page.getByRole("heading", { level: 1, name: "Apple Inc." }).waitFor()
      await close()

      const { page: other } = await open("/account/keys")
      await other.getByRole("link", { name: "Sign in" }).click()
      await other.waitForURL(`${address()}/account/keys`)
      await other.goto(`${address()}/companies/apple-inc`)
      await settled(other)
      assert.strictEqual(await other.innerText("h1"), "Apple Inc.")
      await other.context().close()
    })

    it("writes nothing for an account that another tab has left meanwhile", async () => {
      const provider = await issuer
      const signIn = async (page: Page, sub: string, name: string) => {
        provider.user = { sub, claims: { name } }
        await page.getByRole("link", { name: "Sign in" }).click()
        await page.getByText(`Signed in as ${name}`).waitFor()
        await settled(page)
      }
      const { page: stale } = await open("/account/keys")
      await signIn(stale, "jun", "Jun Seo")
      await stale.getByLabel("Name", { exact: true }).fill("of Jun")
      const other = await stale.context().newPage()
      // Those of the issuer too, which would sign the same person in again.
      await stale.context().clearCookies()
      await other.goto(`${address()}/account/keys`)
      await signIn(other, "bora", "Bora Han")
      await stale.getByRole("button", { name: "Create", exact: true }).click()
      await stale.getByText("Signed in as Bora Han").waitFor()
      await other.reload()
      await settled(other)
      assert.include(await other.innerText("main"), "There are no keys yet")
      await stale.context().close()
    })

    it("says that a token was refused", async () => {
      const { close, page } = await open("/account/keys", { token: "not.a.token" })
      assert.include(await page.innerText("main .note"), "The token was refused")
      await close()
    })

    it("shows an operator the runs, and undoes one", async () => {
      const { close, errors, outside, page } = await open("/operator", {
        token: await tokenOf("root", "admin")
      })
      await page
        .getByRole("row")
        .filter({ hasText: "sample/news.ndjson" })
        .getByRole("button", { name: "Undo" })
        .click()
      await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click()
      await page.getByRole("row").filter({ hasText: "sample/news.ndjson" }).getByText("undone").waitFor()
      const key = await keyOf(address(), await tokenOf("root", "admin read:all"))
      const news = await (
        await fetch(`${address()}/v1/financial_v4/companies/1/news`, { headers: { "x-api-key": key } })
      ).json()
      assert.strictEqual(news.count, 0)
      assert.deepStrictEqual([errors, outside], [[], []])
      await close()
    })

    it("is closed to a token without the scope admin", async () => {
      const { close, page } = await open("/operator", { token: await tokenOf("mina") })
      assert.include(await page.innerText("main .note"), "needs a session or a token with the scope admin")
      await close()
    })
  }
)
