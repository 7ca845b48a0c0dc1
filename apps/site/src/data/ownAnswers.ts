/** Reads and writes that need to know who is signed in. */
import { useMutation } from "@tanstack/preact-query"
import { useEffect } from "preact/hooks"
import type { Answer, OperationName, Parameters } from "../../../../adapters/client/mod.ts"
import { answers } from "./client.ts"
import { refuseToken } from "./credentials.ts"
import { checkAccount, signOut } from "./session.ts"
import { statusOf } from "./status.ts"
import { type Asked, useAnswer } from "./useAnswer.ts"

/** As `useAnswer`; a token that the service refuses is forgotten. */
export const useOwnAnswer = <Name extends OperationName>(
  name: Name,
  parameters: Parameters<Name>,
  options?: { readonly when?: boolean; readonly every?: number }
): Asked<Answer<Name>> => {
  const asked = useAnswer(name, parameters, options)
  const isRefused = statusOf(asked.error) === 401
  useEffect(() => {
    if (isRefused) refuseToken()
  }, [isRefused])
  return asked
}

/** Something that is written on request. */
export interface Writing {
  readonly begin: () => void
  readonly isBusy: boolean
  /** Why the last attempt failed; null before it, and while another is under way. */
  readonly error: Error | null
}

const useWritten = <A>(write: () => Promise<A>, onDone: (answer: A) => void = () => {}): Writing => {
  const { error, isPending, mutate } = useMutation({ mutationFn: write, onSuccess: onDone })
  return { begin: () => mutate(), isBusy: isPending, error }
}

/** Writes by the account that the page shows, and by no other that signed in meanwhile. */
export const useWriting = <A>(write: () => Promise<A>, onDone: (answer: A) => void): Writing =>
  useWritten(async () => {
    await checkAccount()
    return write()
  }, onDone)

/** As `useWriting`, of imported data: all that is shown is asked for again. */
export const useMending = <A>(write: () => Promise<A>, onDone: (answer: A) => void = () => {}): Writing =>
  useWriting(write, (answer) => {
    void answers.invalidateQueries()
    onDone(answer)
  })

/** Signs out, and returns to a path. */
export const useSigningOut = (path: string): Writing => useWritten(() => signOut(path))
