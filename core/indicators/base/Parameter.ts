/** What an indicator is asked with: its parameters, their defaults and bounds. */

/** What a parameter is. `average`: the number of a kind of moving average. */
export const parameterTypes = ["integer", "number", "average"] as const

/** A number that an indicator is asked with. */
export interface Parameter {
  /** TA-Lib's name in snake_case, such as `time_period`. */
  readonly name: string
  readonly type: (typeof parameterTypes)[number]
  readonly default: number
  readonly minimum: number
  readonly maximum: number
}

/** A whole number, by default of bars. */
export const whole = (name: string, standard: number, minimum = 2, maximum = 100_000): Parameter => ({
  name,
  type: "integer",
  default: standard,
  minimum,
  maximum
})

/** A number with a fraction. */
export const real = (name: string, standard: number, minimum: number, maximum: number): Parameter => ({
  name,
  type: "number",
  default: standard,
  minimum,
  maximum
})

/** The length of a window in bars. */
export const timePeriod = (standard: number, minimum = 2): Parameter =>
  whole("time_period", standard, minimum)

/** What a parameter accepts, in words: `a whole number from 2 to 100000`. */
export const acceptedBy = ({ maximum, minimum, type }: Parameter): string =>
  `a ${type === "number" ? "number" : "whole number"} from ${minimum} to ${maximum}`

/** Whether a value is within the bounds of a parameter, and whole where it has to be. */
export const accepts = ({ maximum, minimum, type }: Parameter, value: number): boolean =>
  value >= minimum && value <= maximum && (type === "number" || Number.isInteger(value))

/** The value of a parameter. Throws RangeError for one that the parameter doesn't accept. */
export const checked = (parameter: Parameter, value: number): number => {
  if (!accepts(parameter, value))
    throw new RangeError(`${parameter.name} is ${acceptedBy(parameter)}, not ${value}`)
  return value
}
