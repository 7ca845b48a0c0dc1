/** Prints the files whose tests took longest, at the end of a run of many. */
import type { Reporter, TestModule } from "vitest/node"

const listed = 20

export class Slowest implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    if (modules.length <= listed) return
    const byTime = modules
      .map((module) => ({ name: module.relativeModuleId, millis: module.diagnostic().duration }))
      .toSorted((a, b) => b.millis - a.millis)
    console.log(`The ${listed} slowest of ${modules.length} files, in seconds of their tests:`)
    for (const { millis, name } of byTime.slice(0, listed))
      console.log(`${(millis / 1000).toFixed(1).padStart(7)} ${name}`)
  }
}
