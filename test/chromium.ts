/** Chromium, where one is installed: at CHROMIUM, or where Debian's package has it. */
import { accessSync, constants } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const path = process.env["CHROMIUM"] ?? "/usr/bin/chromium"

const isThere = (): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const hasChromium = isThere()

/** What tests that are skipped without it say. */
export const withoutChromium = `skipped without Chromium: ${path} isn't there, and CHROMIUM names no other`

/**
 * Without a window. In containers its own sandbox needs rights that they don't have. With `keepsPages` it keeps pages that are
 * left, as browsers do, and shows them again by Back.
 */
export const launchChromium = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: ["--no-sandbox"],
    ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : []
  })
