/** Port: what may contradict the prices and actions that are stored. */
import { Context } from "effect"
import type { Evidence } from "./Evidence.ts"

export class DoubtStore extends Context.Service<DoubtStore, Evidence>()("findata/core/doubts/DoubtStore") {}
