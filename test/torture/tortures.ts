/** All tortures, in the order in which they run. */
import { torture as backup } from "./backup.ts"
import { torture as failover } from "./failover.ts"
import { tortures as kills } from "./kills.ts"
import { torture as nodes } from "./nodes.ts"
import type { Torture } from "./program.ts"
import { torture as replicas } from "./replicas.ts"
import { torture as restarts } from "./restarts.ts"
import { torture as upgrade } from "./upgrade.ts"

export const tortures: ReadonlyArray<Torture> = [
  nodes,
  restarts,
  ...kills,
  replicas,
  failover,
  backup,
  upgrade
]
