/** The services of imported data, wired together: they require the ports of a store. */
import { Layer } from "effect"
import { Calendars } from "../calendars/Calendars.ts"
import { Companies } from "../companies/Companies.ts"
import { CompanyRows } from "../companies/CompanyRows.ts"
import { OtherNames } from "../companies/OtherNames.ts"
import { Consensuses } from "../consensus/Consensuses.ts"
import type { AcceptedBars } from "../doubts/AcceptedBars.ts"
import { Doubts } from "../doubts/Doubts.ts"
import { DataHealth } from "../health/DataHealth.ts"
import { Financials } from "../financials/Financials.ts"
import { Insiders } from "../insiders/Insiders.ts"
import { Fundamentals } from "../markets/Fundamentals.ts"
import { Matrices } from "../figures/Matrices.ts"
import { CompanyDirectory } from "../screens/CompanyDirectory.ts"
import { Explanations } from "../screens/Explanations.ts"
import { FigureHistory } from "../screens/FigureHistory.ts"
import { Screens } from "../screens/Screens.ts"
import { Markets } from "../markets/Markets.ts"
import { Multiples } from "../markets/Multiples.ts"
import { News } from "../news/News.ts"
import { CompanyDetails } from "../views/CompanyDetails.ts"
import { Symbology } from "../companies/Symbology.ts"
import type { ImportSink } from "../imports/ImportSink.ts"
import type { SourceLog } from "../sources/SourceLog.ts"
import type { RequestCounts } from "../sources/RequestCounts.ts"
import type { SyncStore } from "../syncs/SyncStore.ts"
import { Sources } from "../syncs/Sources.ts"
import { Prices } from "../prices/Prices.ts"
import type { OperationLog } from "../operators/OperationLog.ts"
import { Rates } from "../rates/Rates.ts"
import { Research } from "../research/Research.ts"
import { CompanySearch } from "../sectors/CompanySearch.ts"
import { Sectors } from "../sectors/Sectors.ts"
import { type DataStores, trackedStores } from "./stores.ts"
import { IndicatorSeries } from "../views/IndicatorSeries.ts"
import { Snapshots } from "../views/Snapshots.ts"
import type { Changes } from "../store/Changes.ts"
import { Technicals } from "../views/Technicals.ts"

/** The ports that imports write to. */
export type ImportPorts = ImportSink | SourceLog | SyncStore | RequestCounts | AcceptedBars | OperationLog

const base = Layer.mergeAll(
  OtherNames.layer.pipe(Layer.provideMerge(Companies.layer)),
  Financials.layer
).pipe(Layer.provideMerge(Prices.layer))
const priced = Layer.mergeAll(Markets.layer, Technicals.layer, Consensuses.layer, Research.layer).pipe(
  Layer.provideMerge(base)
)
const valued = Layer.mergeAll(Fundamentals.layer, Multiples.layer, Matrices.layer, Rates.layer).pipe(
  Layer.provideMerge(priced)
)

const wired = Layer.mergeAll(
  Layer.mergeAll(
    Snapshots.layer,
    IndicatorSeries.layer,
    Sectors.layer,
    CompanySearch.layer,
    CompanyDetails.layer,
    Screens.layer,
    CompanyDirectory.layer,
    FigureHistory.layer,
    Explanations.layer
  ).pipe(Layer.provideMerge(valued)),
  Insiders.layer,
  CompanyRows.layer,
  News.layer,
  Calendars.layer.pipe(Layer.provide(base)),
  Symbology.layer.pipe(Layer.provide(base)),
  DataHealth.layer.pipe(Layer.provideMerge(Layer.mergeAll(Doubts.layer, Sources.layer)))
).pipe(Layer.provide(trackedStores))

/** The services of imported data. */
export type DataServices = Layer.Success<typeof wired>

/** All of them, over the stores. */
export const dataServices: Layer.Layer<DataServices, never, DataStores | Changes> = wired
