/** Flags of `findata import`, and the options that they mean. */
import { Effect, Option } from "effect"
import { Argument, type Command, Flag } from "effect/cli"
import { type Encoding, encodingOf, encodingOfFormat, priceFormatNames } from "../../adapters/sources/mod.ts"
import { ImportKind, importKinds } from "../../core/mod.ts"
import {
  bases,
  dateOrders,
  decimalNames,
  optionsOf as parsedOptions,
  thousandsNames,
  unnamedSource
} from "../../core/ports.ts"
import * as Out from "./Console.ts"
import { asJson, orNull } from "./Flags.ts"

const encodingNamed = (label: string | null): Effect.Effect<Encoding | null, Out.WrongUsage> => {
  const encoding = label === null ? null : encodingOf(label)
  return label !== null && encoding === null
    ? Effect.fail(
        new Out.WrongUsage({
          message: `--encoding ${label}: expected an encoding such as windows-949, euc-kr, shift_jis, windows-1252 or utf-16le`
        })
      )
    : Effect.succeed(encoding)
}

const keysOf = <K extends string>(marks: Readonly<Record<K, unknown>>) => Object.keys(marks) as Array<K>

/** The words of marks, which can be read in a list: `point or comma`. */
const wordsOf = (names: Readonly<Record<string, string>>): string => {
  const words = Object.keys(names).filter((name) => /^\w+$/.test(name))
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
}

/** A mark of numbers, by its word or as a character; a flag of choices would list the characters too. */
const mark = <K extends string>(flag: string, names: Readonly<Record<K, string>>) =>
  Flag.String(flag).pipe(
    Flag.withMetavar("mark"),
    Flag.filterMap(
      (given) => Option.fromUndefinedOr(keysOf(names).find((name) => name === given)),
      () => `Expected ${wordsOf(names)}, or the mark itself`
    )
  )

const importFlags = {
  files: Argument.String("file").pipe(
    Argument.withDescription("CSV or NDJSON, plain or .gz, or .xlsx; - for standard input"),
    Argument.variadic({ min: 1 })
  ),
  symbol: Flag.String("symbol").pipe(
    Flag.withDescription(
      "The symbol of a file of one security: SYMBOL, or SYMBOL:EXCHANGE, whose company is created where it is unknown"
    ),
    Flag.optional
  ),
  symbolFromName: Flag.Boolean("symbol-from-name").pipe(
    Flag.withDefault(false),
    Flag.withDescription(
      "Take the symbol from the name of each file: AAPL.csv, brk-b.us.txt, 005930.KS.csv, whose suffix names the exchange"
    )
  ),
  exchange: Flag.String("exchange").pipe(
    Flag.withDescription("The exchange of rows that name none, such as NASDAQ, XNAS or KOSPI"),
    Flag.optional
  ),
  company: Flag.String("company").pipe(
    Flag.withDescription(
      "The company of every row, whatever its symbol, by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or id: for a ticker that several companies have held"
    ),
    Flag.optional
  ),
  source: Flag.String("source").pipe(
    Flag.withDescription(
      `Where the data is from, within which rows are known again by their ids; ${unnamedSource} by default`
    ),
    Flag.optional
  ),
  map: Flag.String("map").pipe(
    Flag.withDescription("The fields of the file's columns: FILECOLUMN=FIELD,..."),
    Flag.optional
  ),
  set: Flag.String("set").pipe(
    Flag.withDescription(
      "Values of fields for rows without their own: FIELD=VALUE,..., such as currency=USD"
    ),
    Flag.optional
  ),
  dateOrder: Flag.Literals("date-order", dateOrders).pipe(
    Flag.withDescription(
      "The order of month, day and year in dates such as 01/02/2024, which are refused without it"
    ),
    Flag.optional
  ),
  decimal: mark("decimal", decimalNames).pipe(
    Flag.withDescription(`The decimal mark: ${wordsOf(decimalNames)}, or the mark itself`),
    Flag.optional
  ),
  thousands: mark("thousands", thousandsNames).pipe(
    Flag.withDescription(`The thousands mark: ${wordsOf(thousandsNames)}, or the mark itself`),
    Flag.optional
  ),
  encoding: Flag.String("encoding").pipe(
    Flag.withDescription(
      "The encoding of the text, such as windows-949 (CP949) or shift_jis; by default UTF-8, or that of the byte order mark"
    ),
    Flag.optional
  ),
  format: Flag.Literals("format", priceFormatNames).pipe(
    Flag.withDescription(
      "The vendor of a file of prices, which implies its columns, notation and basis. Several are recognised by their header"
    ),
    Flag.optional
  ),
  basis: Flag.Literals("basis", bases).pipe(
    Flag.withDescription(
      "How prices are adjusted: raw (as traded); splits (restored by the actions imported before); all (also for dividends: refused). By default that of the format, else raw; refused where the file has adjusted prices too"
    ),
    Flag.optional
  ),
  closeOnly: Flag.Boolean("close-only").pipe(
    Flag.withDefault(false),
    Flag.withDescription(
      "Take open, high and low of every bar from its close, and a volume of 0 where there is none: files of funds and indices"
    )
  ),
  createCompanies: Flag.Boolean("create-companies").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Create a company for an unknown symbol instead of refusing its rows")
  ),
  pdfs: Flag.String("pdfs").pipe(
    Flag.withDescription("The directory of the PDFs that reports name; by default that of each file"),
    Flag.optional
  ),
  strict: Flag.Boolean("strict").pipe(
    Flag.withDefault(false),
    Flag.withDescription("Refuse the whole file when one row is refused or doubtful")
  ),
  json: asJson
}

type Given = Command.Command.Config.Infer<typeof importFlags>

const hasField =
  (...names: ReadonlyArray<string>) =>
  (kind: ImportKind): boolean =>
    names.some((name) => name in importKinds[kind].fields)

const takesCompany = (kind: ImportKind): boolean => importKinds[kind].takesCompany
const hasLayout = (kind: ImportKind): boolean => importKinds[kind].layout !== undefined

/** Flags that only some kinds take. */
const ofSomeKinds = {
  symbol: { flag: "symbol", isOf: hasField("symbol", "symbols") },
  symbolFromName: { flag: "symbol-from-name", isOf: hasField("symbol") },
  exchange: { flag: "exchange", isOf: hasField("exchange", "symbols") },
  company: { flag: "company", isOf: takesCompany },
  format: { flag: "format", isOf: hasLayout },
  basis: { flag: "basis", isOf: hasLayout },
  closeOnly: { flag: "close-only", isOf: hasLayout },
  createCompanies: {
    flag: "create-companies",
    isOf: (kind: ImportKind) => takesCompany(kind) || hasField("symbols")(kind)
  },
  pdfs: { flag: "pdfs", isOf: hasField("pdf") }
} as const

/** The flags of a kind. Those of other kinds are not listed, so that `optionsOf` can say which kinds take them. */
export const importFlagsOf = (kind: ImportKind): typeof importFlags => {
  const own = <A>(name: keyof typeof ofSomeKinds, flag: Flag.Flag<A>): Flag.Flag<A> =>
    ofSomeKinds[name].isOf(kind) ? flag : Flag.withHidden(flag)
  return {
    ...importFlags,
    symbol: own("symbol", importFlags.symbol),
    symbolFromName: own("symbolFromName", importFlags.symbolFromName),
    exchange: own("exchange", importFlags.exchange),
    company: own("company", importFlags.company),
    format: own("format", importFlags.format),
    basis: own("basis", importFlags.basis),
    closeOnly: own("closeOnly", importFlags.closeOnly),
    createCompanies: own("createCompanies", importFlags.createCompanies),
    pdfs: own("pdfs", importFlags.pdfs)
  }
}

const isPassed = (value: boolean | Option.Option<unknown>): boolean =>
  typeof value === "boolean" ? value : Option.isSome(value)

/** What is wrong with a flag of other kinds; null when none was passed. */
const misplaced = (kind: ImportKind, given: Given): string | null => {
  for (const name of Object.keys(ofSomeKinds) as Array<keyof typeof ofSomeKinds>) {
    const { flag, isOf } = ofSomeKinds[name]
    if (!isOf(kind) && isPassed(given[name])) {
      return `--${flag} is for ${ImportKind.literals.filter(isOf).join(", ")}: import ${kind} doesn't take it`
    }
  }
  return null
}

/** The options of an import, and the encoding of its files; null for UTF-8, or the one of the byte order mark. */
export const optionsOf = Effect.fnUntraced(function* (kind: ImportKind, given: Given) {
  const fault = misplaced(kind, given)
  if (fault !== null) return yield* new Out.WrongUsage({ message: fault })
  const format = orNull(given.format)
  const parsed = parsedOptions({
    symbol: orNull(given.symbol),
    symbol_from_name: given.symbolFromName,
    exchange: orNull(given.exchange),
    company: orNull(given.company),
    source: orNull(given.source),
    map: orNull(given.map),
    set: orNull(given.set),
    date_order: orNull(given.dateOrder),
    decimal: orNull(given.decimal),
    thousands: orNull(given.thousands),
    format,
    basis: orNull(given.basis),
    close_only: given.closeOnly,
    create_companies: given.createCompanies,
    strict: given.strict
  })
  const options = yield* Effect.catch(Effect.fromResult(parsed), ({ message, option, value }) =>
    Effect.fail(new Out.WrongUsage({ message: `--${option} ${value}: ${message}` }))
  )
  return { options, encoding: yield* encodingNamed(orNull(given.encoding) ?? encodingOfFormat(format)) }
})
