/** Every route of the service, and the front door before them. */
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../api/Api.ts"
import * as AdminAccess from "./access/AdminAccess.ts"
import { Admission } from "./access/Admission.ts"
import { Openness } from "./access/Openness.ts"
import * as KeyAccess from "./access/KeyAccess.ts"
import * as TokenAccess from "./access/TokenAccess.ts"
import { Bodies } from "./answers/Bodies.ts"
import { CompanyPages } from "./answers/CompanyPages.ts"
import { KeptBodies } from "./answers/KeptBodies.ts"
import { FrontDoor } from "./door/FrontDoor.ts"
import * as Envelope from "./edge/envelope.ts"
import * as OwnContext from "./edge/ownContext.ts"
import { ownCongestion } from "./exchange/congestion.ts"
import { ownOutage } from "./exchange/unavailable.ts"
import * as Admin from "./handlers/admin/Admin.ts"
import * as Basic from "./handlers/basic/Basic.ts"
import * as Bulk from "./handlers/bulk/Bulk.ts"
import * as Calendars from "./handlers/calendars/Calendars.ts"
import * as Companies from "./handlers/companies/Companies.ts"
import * as Documents from "./handlers/documents/Documents.ts"
import * as Files from "./handlers/files/Files.ts"
import * as Financials from "./handlers/financials/Financials.ts"
import * as Health from "./handlers/health/Health.ts"
import * as Keys from "./handlers/keys/Keys.ts"
import * as OwnFigures from "./handlers/own/OwnFigures.ts"
import * as Mcp from "./handlers/mcp/Mcp.ts"
import * as News from "./handlers/news/News.ts"
import * as Pages from "./handlers/pages/Pages.ts"
import * as Indicators from "./handlers/indicators/Indicators.ts"
import * as Prices from "./handlers/prices/Prices.ts"
import * as Research from "./handlers/research/Research.ts"
import * as Screens from "./handlers/screens/Screens.ts"
import * as Session from "./handlers/session/Session.ts"
import * as SitePages from "./handlers/site/SitePages.ts"
import * as Figures from "./handlers/figures/Figures.ts"
import * as Symbology from "./handlers/symbology/Symbology.ts"
import * as JsonBody from "./validation/JsonBody.ts"
import * as Validation from "./validation/Validation.ts"

/** Long path parameters are validated by the routes, after the key; URLs have a separate limit. */
export const routerConfig = { maxParamLength: 8192 } as const

/** What the routes and the front door share. Requires the domain's services and Changes. */
export const frontDoor = FrontDoor.layer.pipe(
  Layer.provideMerge([
    Admission.layer.pipe(Layer.provide(Openness.layer)),
    KeptBodies.layer,
    ownCongestion,
    ownOutage
  ])
)

/** Requires the domain's services, a Digest, and what `frontDoor` provides. */
export const routes = Layer.mergeAll(
  HttpApiBuilder.layer(Api).pipe(Layer.provide(OwnContext.layer)),
  Documents.layer,
  SitePages.layer,
  Mcp.layer,
  Session.layer,
  Envelope.layer
).pipe(
  Layer.provide([
    Companies.layer,
    Financials.layer,
    Prices.layer,
    Indicators.layer,
    News.layer,
    Research.layer,
    Calendars.layer,
    Symbology.layer,
    Figures.layer,
    Screens.layer,
    Bulk.layer,
    Files.layer,
    Basic.layer,
    Keys.layer,
    OwnFigures.layer,
    Admin.layer,
    Health.layer
  ]),
  Layer.provide(Pages.layer),
  Layer.provide(CompanyPages.layer),
  Layer.provide(Bodies.layer),
  Layer.provide([KeyAccess.layer, TokenAccess.layer, AdminAccess.layer, JsonBody.layer, Validation.layer])
)
