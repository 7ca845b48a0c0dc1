/** `/account/keys`: who one is here, and one's keys. */
import { useEffect, useState } from "preact/hooks"
import { FindataError } from "../../../../adapters/client/mod.ts"
import { token } from "../data/credentials.ts"
import { loadSession, session } from "../data/session.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { Skeleton } from "../ui/Answered.tsx"
import { Identity, PageKey, SignIn } from "./Access.tsx"
import { CreateKey } from "./CreateKey.tsx"
import { OwnKeys } from "./Keys.tsx"
import { NewSecret } from "./NewSecret.tsx"
import { texts } from "./texts.ts"
import "./account.css"

const Owned = () => {
  const asked = useAnswer("listApiKeys", {})
  const [secret, setSecret] = useState<string | null>(null)
  if (asked.error instanceof FindataError && asked.error.status === 401)
    return <SignIn path="/account/keys" isRefused />
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

export const Account = () => {
  useEffect(() => void loadSession(), [])
  const isKnown = session.value !== null
  const isIn = token.value !== null || session.value?.signed_in === true
  return (
    <div class="page">
      <h1>{texts().title}</h1>
      <Identity />
      {!isKnown && <Skeleton />}
      {isKnown && (isIn ? <Owned /> : <SignIn path="/account/keys" isRefused={false} />)}
      <PageKey />
    </div>
  )
}
