/** The pages of the site on the sample, by path. */
import { tabNames, tabPath } from "../../../apps/site/src/subject/tabs.ts"

/** A screen of five conditions, of each kind of figure. */
export const screenOfFive =
  'market_cap > 1e9 && net_margin > 0 && sector in ["Technology", "Financial Services"] && statement_date > "2015-01-01" && (roe > 5 || rsi(14) < 80)'

export const paths = [
  "/",
  ...tabNames.map((tab) => tabPath("apple-inc", tab)),
  "/companies/apple-inc/financials?as_of=2010-01-25&against=2009-10-27&growth=yes&share=yes",
  "/companies/apple-inc/news?article=7",
  "/calendar?day=2021-01-28",
  "/calendar?day=2021-01-28&view=month&kind=filings",
  "/companies",
  "/companies?sector=Technology&sort=-market_cap&letter=A",
  "/sectors",
  "/sectors/USD/technology?company=apple-inc&sort=pe_ratio",
  "/compare",
  "/compare?with=apple-inc,nvidia-corporation,ibm&benchmark=spy&range=1y",
  "/screener",
  `/screener?where=${encodeURIComponent(screenOfFive)}`,
  `/screener?by=expression&where=${encodeURIComponent("roe > 20 || pe_ratio < 15")}`,
  "/account/keys",
  "/operator"
]
