/** The child's side: reports that it is ready, answers questions, and exits with its parent. */

/** Processor time that this process has used, in microseconds. */
export const processorTime = (): number => {
  const { system, user } = process.cpuUsage()
  return system + user
}

export const answering = (ready: unknown, answer: (question: any) => unknown): void => {
  process.on("disconnect", () => process.exit())
  process.on("message", (question) => {
    void Promise.resolve(answer(question)).then((reply) => process.send?.({ reply }))
  })
  process.send?.({ reply: ready })
}
