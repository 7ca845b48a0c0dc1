/** The Python of this machine, and what the Python client needs of it. */
import { spawnSync } from "node:child_process"
import { resolve } from "node:path"

/** Where `import findata` finds the client without an installation. */
export const clientSources: string = resolve("clients/python/src")

/** The packages that the client imports. */
export const neededByClient: ReadonlyArray<string> = ["pandas", "requests"]

const look = "import importlib.util, sys; sys.exit(not all(map(importlib.util.find_spec, sys.argv[1:])))"

/**
 * The first Python that has modules of these names, undefined where none has: Debian's packages belong to its own, which may not
 * be the first in the path.
 */
export const pythonWith = (names: ReadonlyArray<string>): string | undefined =>
  ["python3", "/usr/bin/python3"].find((program) => spawnSync(program, ["-c", look, ...names]).status === 0)
