/** Asks an issuer of tokens, whose answers are read only up to 1 MiB. */

const maxAnswer = 1_048_576

/** The answer with its whole body; rejects where that is larger. */
export const boundedFetch = async (url: string, options: RequestInit): Promise<Response> => {
  const { body, headers, status } = await fetch(url, options)
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxAnswer) throw new Error(`More than ${maxAnswer} bytes`)
    parts.push(part)
  }
  return new Response(new Blob(parts as Array<BlobPart>), { status, headers })
}
