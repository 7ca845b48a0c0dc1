/** The pages of the site on the sample, by path. */
import { tabNames, tabPath } from "../../../apps/site/src/company/tabs.ts"

export const paths = [
  "/",
  ...tabNames.map((tab) => tabPath("apple-inc", tab)),
  "/companies/apple-inc/news?article=7",
  "/calendar?day=2021-01-28",
  "/calendar?day=2021-01-28&view=month&kind=filings",
  "/compare?with=apple-inc,nvidia-corporation",
  "/account/keys",
  "/operator"
]
