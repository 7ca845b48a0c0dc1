/** `/account/keys`: who one is here, and one's keys. */
import { useEffect, useState } from "preact/hooks"
import { FindataError } from "../../../../adapters/client/mod.ts"
import { refuseToken } from "../data/credentials.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { PageKey, SignedIn } from "./Access.tsx"
import { CreateKey } from "./CreateKey.tsx"
import { OwnKeys } from "./Keys.tsx"
import { type NewKey, NewSecret } from "./NewSecret.tsx"
import { texts } from "./texts.ts"
import "./account.css"

const Owned = () => {
  const asked = useAnswer("listApiKeys", {})
  const [made, setMade] = useState<NewKey | null>(null)
  const isRefused = asked.error instanceof FindataError && asked.error.status === 401
  useEffect(() => {
    if (isRefused) refuseToken()
  }, [isRefused])
  const onChanged = (changed: NewKey | null) => {
    setMade(changed)
    asked.again()
  }
  return (
    <>
      <OwnKeys asked={asked} onChanged={onChanged} />
      <CreateKey onCreated={onChanged} />
      {made !== null && <NewSecret made={made} onClose={() => setMade(null)} />}
    </>
  )
}

export const Account = () => (
  <div class="page">
    <SignedIn title={texts().title} path="/account/keys">
      <Owned />
    </SignedIn>
    <PageKey />
  </div>
)
