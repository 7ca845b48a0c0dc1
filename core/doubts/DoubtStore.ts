/** Port: finds stored data that may contradict stored prices and actions. */
import { Context } from "effect"
import type { Evidence } from "./Evidence.ts"

/** The evidence of what is stored. Evidence that includes the file being imported is in `ImportSink`. */
export class DoubtStore extends Context.Service<DoubtStore, Evidence>()("findata/core/doubts/DoubtStore") {}
