/** The errors for invalid values, transcribed from contract 4. */

/** The error for an invalid value. */
export interface Fault {
  readonly type: string
  readonly msg: string
}

export const notInteger: Fault = {
  type: "int_parsing",
  msg: "Input should be a valid integer, unable to parse string as an integer"
}

export const min = (number: number): Fault => ({
  type: "greater_than_equal",
  msg: `Input should be greater than or equal to ${number}`
})

export const max = (number: number): Fault => ({
  type: "less_than_equal",
  msg: `Input should be less than or equal to ${number}`
})
