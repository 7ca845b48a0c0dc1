/** All laws of a store on a database. */
import { type Place, sharedChangesLaws } from "./Changes.ts"
import { everyStoreLaws } from "./everyStore.ts"
import { importEntriesRunsLaws } from "./ImportEntries.ts"
import { importRunsLaws } from "./ImportRuns.ts"
import { importRunsFiledLaws } from "./ImportRunsFiled.ts"
import { importRunsNewsLaws } from "./ImportRunsNews.ts"
import { importRunsRefusedLaws } from "./ImportRunsRefused.ts"
import { importRunsBarsLaws } from "./ImportRunsBars.ts"
import { importRunsDeletedLaws } from "./ImportRunsDeleted.ts"
import { importRunsRestedLaws } from "./ImportRunsRested.ts"
import { sharedKeptResultsLaws } from "./KeptResults.ts"
import { listsAfterRunsLaws } from "./ListsAfterRuns.ts"
import { longListsAfterRunsLaws } from "./LongLists.ts"
import { sourceStoreUndoneLaws } from "./SourceStore.ts"
import type { DurableLayer } from "./stores.ts"

/** `stores` is empty and newly built each time; `place` opens one database twice. */
export const databaseLaws = (stores: DurableLayer, place: Place): void => {
  everyStoreLaws(stores)
  importRunsLaws(stores)
  importRunsRefusedLaws(stores)
  importRunsFiledLaws(stores)
  importRunsNewsLaws(stores)
  importRunsRestedLaws(stores)
  importRunsBarsLaws(stores)
  importRunsDeletedLaws(stores)
  importEntriesRunsLaws(stores)
  listsAfterRunsLaws(stores)
  longListsAfterRunsLaws(stores)
  sourceStoreUndoneLaws(stores)
  sharedChangesLaws(place)
  sharedKeptResultsLaws(place)
}
