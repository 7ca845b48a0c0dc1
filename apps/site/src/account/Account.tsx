/** `/account/keys`: the visitor's identity, API keys and own figures. */
import { useState } from "preact/hooks"
import { session } from "../data/session.ts"
import { PageKey, SignedIn } from "./Access.tsx"
import { CreateKey } from "./CreateKey.tsx"
import { OwnKeys } from "./Keys.tsx"
import { type NewKey, NewSecret } from "./NewSecret.tsx"
import { OwnFigures } from "./OwnFigures.tsx"
import { useOwnAnswer } from "../data/ownAnswers.ts"
import { texts } from "./texts.ts"
import "./account.css"

const Owned = () => {
  const asked = useOwnAnswer("listApiKeys", {})
  const [made, setMade] = useState<NewKey | null>(null)
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
    {session.value !== null && <OwnFigures />}
    <PageKey />
  </div>
)
