/** What this server offers to language models and where, as https://llmstxt.org describes. */
import { plainRoutes } from "../../exchange/plainRoutes.ts"

const { docs, indicators, mcp, openapi } = plainRoutes

/** `base` is what the paths of links begin with: the address at which clients reach the server, or nothing. */
export const llmsText = (base: string): string => `# findata

> Financial data of listed companies: prices and corporate actions, financial statements as known on any day, ratios and growth, technical indicators, analysts' consensus and research reports, news, filings, insiders' trades and sectors. The data is what the operator of this server imported; each answer states the day of its price.

Requests need an API key of this server in the header X-API-Key; keys have scopes and a quota, of which the headers RateLimit and RateLimit-Policy state what remains. Company pages and the basic API may be open without a key. Null is what is not known; dates are YYYY-MM-DD; as_of asks for what was known on a past day.

## Interfaces

- [Model Context Protocol](${base}${mcp.path}): tools over streamable HTTP, by POST, with the key in X-API-Key or as a bearer token; no session
- [OpenAPI document](${base}${openapi.path}): every operation, its parameters, examples and errors
- [Documentation](${base}${docs.path}): the same for people
- [Indicators](${base}${indicators.path}): each with its formula, source and examples

## Where to begin

- [Companies](${base}/api/public/v1/financial/companies?search=apple): find a symbol by a name
- [Prices](${base}/api/public/v1/stock/prices/AAPL?limit=5): the newest bars
- [Statements](${base}/api/public/v1/financial/companies/AAPL/financials): fiscal years or quarters
- [Company page](${base}/v1/financial_v4/companies/by-slug/aapl): a company's id, for detail, snapshot, prices, technical, consensus and other pages
- [Markets](${base}/v1/financial_v4/markets): the sectors and largest companies of each currency
- [Sources](${base}/v1/financial_v4/sources): where the data is from, and under which terms
`
