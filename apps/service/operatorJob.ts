/** Carries out one task of an operator in a thread, so that the server's own is free for requests. */
import { Effect } from "effect"
import { runJob } from "../jobs/runJob.ts"
import { type Outcome, outcomeOf, type Task } from "./operating.ts"

runJob<Task, Outcome, never>((task, settings, send) => Effect.flatMap(outcomeOf(task, settings), send))
