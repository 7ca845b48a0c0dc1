/** The frame of the site and its pages, those of few parts of the first load, the others loaded when they are opened. */
import { QueryClientProvider } from "@tanstack/preact-query"
import { ErrorBoundary, lazy, Route, Router } from "preact-iso"
import { Compare } from "./compare/Compare.tsx"
import { CompanyPage } from "./company/CompanyPage.tsx"
import { fromBase } from "./data/basePath.ts"
import { answers } from "./data/client.ts"
import { language } from "./language/language.ts"
import { Address, useIsPath } from "./shell/Address.tsx"
import { Footer } from "./shell/Footer.tsx"
import { Header } from "./shell/Header.tsx"
import { NotFound } from "./shell/NotFound.tsx"
import { texts } from "./shell/texts.ts"
import { UnreadValues } from "./shell/UnreadValues.tsx"
import { Start } from "./start/Start.tsx"
import { Offline } from "./ui/Answered.tsx"

const Directory = lazy(() => import("./directory/Directory.tsx").then((module) => module.Directory))
const Calendar = lazy(() => import("./calendar/Calendar.tsx").then((module) => module.Calendar))
const Sectors = lazy(() => import("./sectors/Sectors.tsx").then((module) => module.Sectors))
const SectorPage = lazy(() => import("./sectors/SectorPage.tsx").then((module) => module.SectorPage))
const Screener = lazy(() => import("./screener/Screener.tsx").then((module) => module.Screener))
const Account = lazy(() => import("./account/Account.tsx").then((module) => module.Account))
const Operator = lazy(() => import("./operator/Operator.tsx").then((module) => module.Operator))

const Page = () =>
  useIsPath() ? (
    <Router>
      <Route path={fromBase("/")} component={Start} />
      <Route path={fromBase("/companies")} component={Directory} />
      <Route path={fromBase("/companies/:slug/:tab?")} component={CompanyPage} />
      <Route path={fromBase("/compare")} component={Compare} />
      <Route path={fromBase("/calendar")} component={Calendar} />
      <Route path={fromBase("/sectors")} component={Sectors} />
      <Route path={fromBase("/sectors/:currency/:sector")} component={SectorPage} />
      <Route path={fromBase("/screener")} component={Screener} />
      <Route path={fromBase("/account/keys")} component={Account} />
      <Route path={fromBase("/operator")} component={Operator} />
      <Route default component={NotFound} />
    </Router>
  ) : (
    <NotFound />
  )

export const App = () => (
  // Texts outside of components that subscribe are of the language too.
  <QueryClientProvider client={answers} key={language.value}>
    <Address>
      <a class="skip" href="#main">
        {texts().skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Offline />
        <UnreadValues />
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </main>
      <Footer />
    </Address>
  </QueryClientProvider>
)
