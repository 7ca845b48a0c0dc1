/** Port: finds stored data that may contradict stored prices and actions. */
import { Context } from "effect"
import type { Evidence } from "./Evidence.ts"

export class DoubtStore extends Context.Service<DoubtStore, Evidence>()("findata/core/doubts/DoubtStore") {}
