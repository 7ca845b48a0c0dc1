/** Companies that an address names in several ways: by slug, ticker, id or CIK. */

interface Asked {
  /** The answer about the company; absent while there is none. */
  readonly data?: { readonly company_id: number } | undefined
}

/** The names of distinct companies, each with its answer: of a company's names the first. Those without an answer stay. */
export const distinctOf = <A extends Asked>(
  names: ReadonlyArray<string>,
  answers: ReadonlyArray<A>
): ReadonlyArray<{ readonly slug: string; readonly asked: A | undefined }> =>
  names
    .map((slug, i) => ({ slug, asked: answers[i] }))
    .filter(
      ({ asked }, i) =>
        asked?.data === undefined ||
        answers.findIndex(({ data }) => data?.company_id === asked.data?.company_id) === i
    )
