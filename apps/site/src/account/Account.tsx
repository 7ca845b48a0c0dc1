/** `/account/keys`: who one is here, and one's keys. */
import { useState } from "preact/hooks"
import { FindataError } from "../../../../adapters/client/mod.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { PageKey, SignedIn, SignIn } from "./Access.tsx"
import { CreateKey } from "./CreateKey.tsx"
import { OwnKeys } from "./Keys.tsx"
import { NewSecret } from "./NewSecret.tsx"
import { texts } from "./texts.ts"
import "./account.css"

const path = "/account/keys"

const Owned = () => {
  const asked = useAnswer("listApiKeys", {})
  const [secret, setSecret] = useState<string | null>(null)
  if (asked.error instanceof FindataError && asked.error.status === 401)
    return <SignIn path={path} isRefused />
  const onChanged = (made: string | null) => {
    setSecret(made)
    asked.again()
  }
  return (
    <>
      <OwnKeys asked={asked} onChanged={onChanged} />
      <CreateKey onCreated={onChanged} />
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

export const Account = () => (
  <div class="page">
    <SignedIn title={texts().title} path={path}>
      <Owned />
    </SignedIn>
    <PageKey />
  </div>
)
