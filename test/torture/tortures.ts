/** All tortures, in the order in which they run. */
import { torture as answers } from "./servedAnswers.ts"
import { torture as backup } from "./backup.ts"
import { torture as cluster } from "./cluster.ts"
import { torture as draws } from "./draws.ts"
import { torture as expressions } from "./expressions.ts"
import { torture as failover } from "./failover.ts"
import { torture as figures } from "./figures.ts"
import { torture as keys } from "./keys.ts"
import { tortures as kills } from "./kills.ts"
import { torture as lists } from "./lists.ts"
import { torture as markets } from "./markets.ts"
import { torture as nodes } from "./nodes.ts"
import { torture as pages } from "./pages.ts"
import { torture as pooler } from "./pooler.ts"
import type { Torture } from "./program.ts"
import { torture as overload } from "./overload.ts"
import { torture as quotas } from "./quotas.ts"
import { torture as replicas } from "./replicas.ts"
import { torture as restarts } from "./restarts.ts"
import { torture as revocations } from "./revocations.ts"
import { torture as soak } from "./soak.ts"
import { torture as upgrade } from "./upgrade.ts"
import { torture as zones } from "./zones.ts"

export const tortures: ReadonlyArray<Torture> = [
  answers,
  lists,
  expressions,
  zones,
  keys,
  revocations,
  quotas,
  overload,
  soak,
  nodes,
  restarts,
  ...kills,
  figures,
  draws,
  pages,
  replicas,
  failover,
  cluster,
  pooler,
  backup,
  upgrade,
  markets
]
