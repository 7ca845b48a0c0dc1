/** The seed of a run's random tests: FUZZ_SEED, else another one each time. Their names contain it. */
export const seed: number = (() => {
  const given = process.env["FUZZ_SEED"]
  if (given === undefined || given === "") return Math.floor(Math.random() * 2 ** 31)
  const number = Number(given)
  if (!Number.isInteger(number) || Math.abs(number) >= 2 ** 31) {
    throw new Error(`FUZZ_SEED is ${JSON.stringify(given)}: an integer below 2^31 in size is needed`)
  }
  return number
})()
