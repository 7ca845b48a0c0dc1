/** A route handler as Next.js has them in `app/api/[...path]/route.js`: a function of each method. */
import { createFindata } from "findata/embed"

export const findata = await createFindata({ sqlite: process.env.FINDATA_DATA })

const handler = (request) => findata.fetch(request)

export const runtime = "nodejs"
export { handler as DELETE, handler as GET, handler as HEAD, handler as PATCH, handler as POST }
