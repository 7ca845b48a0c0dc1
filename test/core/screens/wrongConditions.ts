/** Conditions that are wrong, of the figures of these tests. */

/** A text with a mark where the error is, the message without its place, and the suggestions, if any. */
export type Wrong = readonly [text: string, message: string, suggestions?: ReadonlyArray<string>]

/** The text without the mark. */
export const given = (marked: string): string => marked.replace("▸", "")

export const conditions: ReadonlyArray<Wrong> = [
  ["▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  ["  ▸", "The expression is empty: write a figure or a condition, such as pe_ratio < 15"],
  ["pe_ratio▸\u00a0< 15", "A character U+00A0 stands here: write a plain space"],
  ["pe_ratio < 15▸\u200b", "A character U+200B stands here: write a plain space"],
  ["sector == ▸“Energy”", '“ is not a quotation mark of expressions: write texts as "Technology"'],
  ["pe_ratio > ▸−5", "− is not an operator: write -"],
  [
    "▸pe_ratio",
    "The whole is a number, not a condition: compare it, such as pe_ratio < 15, or write known(x)"
  ],
  ["▸sector", "The whole is a text, not a condition: compare it, such as pe_ratio < 15, or write known(x)"],
  [
    "▸last_filing_date",
    "The whole is a date, not a condition: compare it, such as pe_ratio < 15, or write known(x)"
  ],
  [
    "true && ▸pe_ratio",
    "pe_ratio is a number, and && takes a condition: compare it, such as x > 0, or write known(x)"
  ],
  [
    "▸pe_ration < 15",
    'There is no figure "pe_ration": did you mean pe_ratio or ps_ratio?',
    ["pe_ratio", "ps_ratio"]
  ],
  ["▸marketCap > 1e9", 'There is no figure "marketCap": did you mean market_cap?', ["market_cap"]],
  ["▸pe < 15", 'There is no figure "pe": did you mean pe_ratio?', ["pe_ratio"]],
  [
    "▸xyzzy > 1",
    'There is no figure "xyzzy": the names are in the list of figures, and a text stands in quotes'
  ],
  [
    "sector == ▸Technology",
    'There is no figure "Technology": the names are in the list of figures, and a text stands in quotes'
  ],
  ["▸RSI(14) > 70", 'There is no function "RSI": did you mean rsi?', ["rsi"]],
  ["▸ema(20) > 1", 'There is no function "ema": did you mean sma?', ["sma"]],
  ["▸rsi < 30", "rsi is a function: write it with parentheses, as in rsi(14)", ["rsi(14)"]],
  ["▸rank < 5", "rank is a function: write rank(market_cap) or rank(market_cap, sector)"],
  ["▸pe_ratio(3) > 1", "pe_ratio is a figure, not a function: write it without parentheses", ["pe_ratio"]],
  ["pe_ratio ▸= 15", "= is not an operator: write == to compare"],
  ["pe_ratio ▸=> 15", "=> is not an operator: write >="],
  ["pe_ratio ▸<> 15", "<> is not an operator: write !="],
  ["pe_ratio < 15 ▸and roe > 1", "and is not an operator: write &&"],
  ["▸not known(roe)", "not is not an operator: write !"],
  ["pe_ratio < 15 ▸& roe > 1", "& is not an operator: write && for and"],
  ["pe_ratio < 15 ▸| roe > 1", "| is not an operator: write || for or"],
  [
    "pe_ratio < 15▸, roe > 1",
    "A comma stands outside brackets: separate arguments and the items of a list by it"
  ],
  ["pe_ratio ▸≥ 15", "≥ is not an operator: write >="],
  [
    "pe_ratio < 15 ▸roe > 1",
    '"roe" can\'t stand here: join conditions by && or ||, columns by commas, and write texts in quotes'
  ],
  ["pe_ratio <▸", "The expression ends where a value is expected: write a figure, number or text"],
  ["pe_ratio < ▸* 2", 'A value is expected, not "*": write a figure, number or text'],
  ["(pe_ratio < 15▸", "A ) is missing: close the ( here or before"],
  ["rsi(14 > 70▸", "A ) is missing: close the ( here or before"],
  ['sector in ["Technology"▸', "A ] is missing: close the [ here or before"],
  ["pe_ratio < 15▸)", "The ) closes nothing: leave it out, or open it before"],
  ["pe_ratio < ▸.5", "A number begins with its point: write a digit before it: 0.5"],
  ["pe_ratio < 5.▸", "A . has no use here: names have no members, and numbers have digits after it: 1.5"],
  ["pe_ratio < 15%▸", "The expression ends where a value is expected: write a figure, number or text"],
  ["pe_ratio < 1▸_000", '"_000" can\'t follow a digit: write numbers as 1000000, 1e6 or 0.5'],
  ["pe_ratio < 1▸e", '"e" can\'t follow a digit: write numbers as 1000000, 1e6 or 0.5'],
  ["pe_ratio < ▸1e999", '"1e999" is beyond the range of numbers: write at most 1.7e308'],
  ["pe_ratio < ▸0x", '"0x" is not a number: write digits, such as 1000000 or 1e6'],
  [
    "pe_ratio < ▸99999999999999999999",
    '"99999999999999999999" is beyond the range of integers: write it with an exponent: 1e20'
  ],
  ["pe_ratio < 15 ? roe > 1▸", "A : is missing: write condition ? value where true : value otherwise"],
  ["▸if (pe_ratio < 15) true", "if is a reserved word: choose the name of a figure"],
  ["▸var(5) > 1", "var is a reserved word: the variance is variance(n)"],
  ['sector == ▸"Tech', "The text has no end: close its quotes in the same line"],
  ['sector == "Te▸\nch"', "The text has no end: close its quotes in the same line"],
  ['sector == "▸\\q"', "Invalid escape sequence: \\q: write the text without it, or escape it as JSON does"],
  ['pe_ratio < ▸"15"', 'pe_ratio is a number and "15" is a text: compare a number with a number'],
  ["sector == ▸5", "sector is a text and 5 is a number: compare a text with a text"],
  ['▸sector < "Technology"', "sector is a text, which < doesn't compare: write ==, != or in"],
  ['▸sector + "a" == "b"', "sector is a text, and + takes a number: write a number or a figure that is one"],
  ["last_filing_date > ▸2024", "last_filing_date is a date and 2024 is a number: compare a date with a date"],
  [
    'last_filing_date > ▸"2023-02-30"',
    '"2023-02-30" is not a date: write a day that exists, as in "2024-12-31"'
  ],
  ['last_filing_date > ▸"2024"', '"2024" is not a date: write a day that exists, as in "2024-12-31"'],
  [
    "▸last_filing_date + 30 > next_earnings_date",
    "last_filing_date is a date, and + takes a number: write a number or a figure that is one"
  ],
  [
    "last_filing_date == ▸sector",
    "last_filing_date is a date and sector is a text: compare a date with a date"
  ],
  ['-▸sector == "a"', "sector is a text, and - takes a number: write a number or a figure that is one"],
  [
    "!▸pe_ratio",
    "pe_ratio is a number, and ! takes a condition: compare it, such as x > 0, or write known(x)"
  ],
  [
    "▸pe_ratio && roe > 1",
    "pe_ratio is a number, and && takes a condition: compare it, such as x > 0, or write known(x)"
  ],
  ["(▸pe_ratio < 15) < (roe > 1)", "pe_ratio < 15 is a condition, which < doesn't compare: write && and ||"],
  ["1 < pe_ratio < ▸15", "Comparisons can't be chained: join two of them, 1 < pe_ratio && pe_ratio < 15"],
  [
    "(▸pe_ratio < 15) + 1 > 1",
    "pe_ratio < 15 is a condition, and + takes a number: write a number or a figure that is one"
  ],
  [
    "▸pe_ratio ? true : false",
    "pe_ratio is a number, and ? takes a condition: compare it, such as x > 0, or write known(x)"
  ],
  ['roe > 1 ? 1 : ▸"a"', '1 is a number and "a" is a text: write a number after the : as well'],
  [
    "roe > 1 ? pe_ratio > 1 : ▸5",
    "pe_ratio > 1 is a condition and 5 is a number: write a condition after the : as well"
  ],
  ["▸abs() > 1", "abs takes 1 argument, not 0: write abs(x)"],
  ["▸abs(roe, 1) > 1", "abs takes 1 argument, not 2: write abs(x)"],
  ["abs(▸sector) > 1", "sector is a text, and abs takes a number: write a number or a figure that is one"],
  ["▸min(roe) > 1", "min takes 2 arguments or more, not 1: write min(x, y)"],
  [
    "max(roe, ▸sector) > 1",
    "sector is a text, and max takes a number: write a number or a figure that is one"
  ],
  ["▸known() || true", "known takes 1 argument, not 0: write known(pe_ratio)"],
  ["▸known(roe, 1)", "known takes 1 argument, not 2: write known(pe_ratio)"],
  ["▸rank() < 5", "rank takes 1 to 2 arguments, not 0: write rank(market_cap) or rank(market_cap, sector)"],
  [
    "▸rank(market_cap, sector, industry) < 5",
    "rank takes 1 to 2 arguments, not 3: write rank(market_cap) or rank(market_cap, sector)"
  ],
  ["rank(▸sector) < 5", "sector is a text, and rank takes a number: write a number or a figure that is one"],
  [
    "rank(market_cap, ▸roe) < 5",
    "roe is a number, and rank groups by a text: write a text in quotes or a figure that is one"
  ],
  [
    "zscore(▸pe_ratio < 15) < 1",
    "pe_ratio < 15 is a condition, and zscore takes a number: write a number or a figure that is one"
  ],
  ["▸sma() > 1", "sma takes 1 argument, not 0: write sma(period)"],
  ["▸sma(20, 50) > 1", "sma takes 1 argument, not 2: write sma(period)"],
  ["sma(▸close) > 1", "The period of sma is not a written number: write a whole number from 1 to 1000"],
  ["sma(▸0) > 1", "The period of sma can't be 0: write a whole number from 1 to 1000"],
  ["sma(▸1001) > 1", "The period of sma can't be 1001: write a whole number from 1 to 1000"],
  ["rsi(▸14.5) > 1", "The period of rsi can't be 14.5: write a whole number from 1 to 1000"],
  ['sma(▸"200") > 1', "The period of sma is not a written number: write a whole number from 1 to 1000"],
  ["sma(▸10 * 20) > 1", "The period of sma is not a written number: write a whole number from 1 to 1000"],
  [
    "bollinger_upper(20, ▸9) > 1",
    "The deviations of bollinger_upper can't be 9: write a number from 0.5 to 5"
  ],
  ["▸ago(pe_ratio) > 1", 'ago takes 2 arguments, not 1: write ago(pe_ratio, "1y")'],
  [
    'ago(▸pe_ratio + roe, "1y") > 1',
    'ago takes a figure, not pe_ratio + roe: write it for each figure, as in ago(close, "1y") / ago(sales, "1y")'
  ],
  ['ago(▸ago(pe_ratio, "1y"), "1y") > 1', 'ago stands in ago: write one time, such as ago(pe_ratio, "2y")'],
  [
    "ago(pe_ratio, ▸1) > 1",
    '1 is not a time: write a whole number and d, w, m, q or y in quotes, such as "90d" or "1y"'
  ],
  [
    'ago(pe_ratio, ▸"1 year") > 1',
    '"1 year" is not a time: write a whole number and d, w, m, q or y in quotes, such as "90d" or "1y"'
  ],
  [
    'ago(pe_ratio, ▸"0d") > 1',
    '"0d" is not a time: write a whole number and d, w, m, q or y in quotes, such as "90d" or "1y"'
  ],
  [
    'ago(pe_ratio, ▸"1\\u0079") > 1',
    '"1\\u0079" is not a time: write a whole number and d, w, m, q or y in quotes, such as "90d" or "1y"'
  ],
  ['ago(pe_ratio, ▸"101y") > 1', '"101y" is too long ago: write at most "100y"'],
  [
    'ago(▸5, "1y") > 1',
    'ago takes a figure, not 5: write it for each figure, as in ago(close, "1y") / ago(sales, "1y")'
  ],
  ['sector in ▸"Technology"', 'in takes a list, not "Technology": write it in brackets: ["a", "b"]'],
  ["sector in [▸sector]", "sector is not a written value: write == and || for anything else"],
  ['sector in ["Technology", ▸5]', "sector is a text and 5 is a number: write a text"],
  ["pe_ratio in [1, ▸roe]", "roe is not a written value: write == and || for anything else"],
  [
    'last_filing_date in [▸"2024-13-01"]',
    '"2024-13-01" is not a date: write a day that exists, as in "2024-12-31"'
  ],
  ["(▸roe > 1) in [true]", "roe > 1 is a condition, which in doesn't compare: write && and ||"],
  ["▸[1, 2] == [1, 2]", 'A list is not a value: write it after in, as in sector in ["Technology"]'],
  ["pe_ratio == ▸null", "null is not a value: write known(x), or !known(x) for what is unknown"],
  ["▸x.map(y, y > 1)", 'A value has no function "map": write the function first, as in abs(x)'],
  ["▸[1, 2].exists(x, x > 1)", 'A value has no function "exists": write the function first, as in abs(x)'],
  ["[1].all(▸1, true)", "Macros have no use here: a figure is one value, not a list"],
  ["has(▸company.roe)", "A figure has no members: write the name of a figure without a point"],
  ["▸company.roe > 1", "A figure has no members: write the name of a figure without a point"],
  ["▸pe_ratio[0] > 1", 'A figure has no index: write ago(x, "1y") for an earlier value'],
  ['▸{"a": 1}', 'Maps have no use here: write a list, as in sector in ["Technology"]'],
  ['sector == ▸b"Tech"', "Bytes are not a value: write the text without the b before it"],
  [
    '▸timestamp("2024-01-01T00:00:00Z") > last_filing_date',
    'There is no function "timestamp": the functions are abs, ago, known, log, max, min, percentile, rank, zscore and those of the list of figures'
  ],
  [
    '▸duration("1h") > 1',
    'There is no function "duration": the functions are abs, ago, known, log, max, min, percentile, rank, zscore and those of the list of figures'
  ],
  [
    "▸size(sector) > 1",
    'There is no function "size": the functions are abs, ago, known, log, max, min, percentile, rank, zscore and those of the list of figures'
  ],
  ['▸sector.startsWith("T")', 'A value has no function "startsWith": write the function first, as in abs(x)'],
  ["▸__proto__ > 1", "__proto__ is a reserved word: choose the name of a figure"],
  [
    "▸constructor > 1",
    'There is no figure "constructor": the names are in the list of figures, and a text stands in quotes'
  ],
  [
    "▸toString() > 1",
    'There is no function "toString": the functions are abs, ago, known, log, max, min, percentile, rank, zscore and those of the list of figures'
  ]
]
