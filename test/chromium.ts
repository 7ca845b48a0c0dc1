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
 * What Playwright disables, whose list another one replaces, and the two documents of the address bar's popup, which a
 * browser without a window loads for each new page, beside the page's own.
 */
const disabled = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup"
]

/**
 * Without a window. In containers its own sandbox needs rights that they don't have. With `keepsPages` it keeps pages that are
 * left, as browsers do, and shows them again by Back.
 */
export const launchChromium = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", `--disable-features=${disabled.join(",")}`],
    ignoreDefaultArgs: keepsPages ? ["--disable-back-forward-cache"] : []
  })
