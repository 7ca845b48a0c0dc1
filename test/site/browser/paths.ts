/** The pages of the site on the sample, by path. */

const tabs = [
  "",
  "/financials",
  "/chart",
  "/disclosures",
  "/insiders",
  "/analysis",
  "/consensus",
  "/news",
  "/research",
  "/sector"
]

export const paths = [
  "/",
  ...tabs.map((tab) => `/companies/apple-inc${tab}`),
  "/companies/apple-inc/news?article=7",
  "/compare?with=apple-inc,nvidia-corporation",
  "/account/keys",
  "/operator"
]
