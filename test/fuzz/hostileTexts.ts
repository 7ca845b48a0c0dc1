/** Texts that have broken parsers, queries, logs or pages elsewhere. */

/** At and around the limits of numbers, and in notations that a lenient parser accepts. */
export const numerals = [
  "0",
  "-0",
  "-1",
  "1.5",
  "1e3",
  "0x10",
  "0b1",
  "0o7",
  "1_000",
  "1,000",
  "٣",
  "１",
  "1e400",
  "-1e400",
  "NaN",
  "Infinity",
  "2147483647",
  "2147483648",
  "4294967296",
  "9007199254740993",
  "9223372036854775808",
  "1".repeat(400),
  " 5 ",
  "+5",
  "05",
  "5.0",
  "5;",
  "5 5",
  "1\u0000"
] as const

/** Dates that don't exist, or that are written otherwise than asked for. */
export const dates = [
  "2021-02-29",
  "2024-02-30",
  "2024-13-01",
  "2024-00-10",
  "2024-1-1",
  "20240101",
  "2024-01-01T00:00:00",
  "2024-01-01Z",
  "0000-01-01",
  "0999-12-31",
  "9999-12-31",
  "10000-01-01",
  "-2024-01-01",
  "+002024-01-01",
  "２０２４-01-01",
  "today",
  "now",
  "infinity",
  "epoch"
] as const

/** SQL that would return more, fail, wait or write, were it not a bound parameter. */
export const injections = [
  "'",
  "''",
  '"',
  "`",
  "\\",
  "\\'",
  "' or '1'='1",
  "' or 1=1 --",
  "' or 1=1 #",
  "' or 1=1/*",
  "') or ('1'='1",
  "1 or 1=1",
  "1; drop table company",
  "'; drop table company; --",
  "'; select pg_sleep(10); --",
  "' || pg_sleep(10) || '",
  "' and 1=cast((select version()) as int) --",
  "' union select null --",
  "' union all select sqlite_version(), null --",
  "' union select sql from sqlite_master --",
  "' union select table_name from information_schema.tables --",
  "'; attach database '/tmp/x' as x; --",
  "'; copy company to program 'true'; --",
  "' and load_extension('x') --",
  "$$; select 1; $$",
  "$1",
  "?1",
  ":name",
  "@name",
  "%27%20or%201=1",
  "' or 'x' like '%",
  "*",
  "* OR *",
  '"a" NEAR "b"',
  "a AND NOT b",
  "^a",
  "{a b}: c",
  "name:apple",
  "a:*",
  "!a & (b | c)",
  "a <-> b",
  "'a':1A"
] as const

/** Patterns of LIKE, GLOB and regular expressions, which are plain characters here. */
export const patterns = [
  "%",
  "_",
  "%%",
  "a%",
  "%a_",
  "\\%",
  "\\",
  "[a-z]",
  "(a+)+$",
  "^(a|a)*$",
  ".*",
  "?",
  "%".repeat(150),
  "_".repeat(150),
  `${"a".repeat(80)}!`
] as const

/** Names of members that every object has, and templates. */
export const reserved = [
  "__proto__",
  "constructor",
  "constructor.prototype",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "\u{24}{7*7}",
  "{{7*7}}",
  "<%= 7*7 %>",
  "%s%n%x",
  "=cmd|'/c calc'!A1",
  "+1+1",
  "@SUM(1)"
] as const

/** Paths out of a directory, and addresses. */
export const places = [
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "..\\..\\windows\\win.ini",
  "....//....//etc/passwd",
  "/etc/passwd",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]:1/",
  "//evil.example/x",
  "C:\\boot.ini",
  "\\\\host\\share",
  "CON",
  "a/./b",
  ".hidden"
] as const

/** Characters that are invisible, combine, change direction or end a line. */
export const characters = [
  " ",
  "\t",
  "\u0000",
  "a\u0000b",
  "\r\nX-Injected: 1",
  "a\nb",
  "\u001b[31mred",
  "\u0007",
  "\u007f",
  "\u0085",
  "\u2028",
  "\u200b",
  "\ufeff",
  "\u202etxt.exe",
  "\ufffd",
  "\uffff",
  "é",
  "e\u0301",
  "ß",
  "İ",
  "ı",
  "ﬁ",
  "ΑΠΠΛΕ",
  "애플",
  "株式会社",
  "👩‍👩‍👧‍👦",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "𝔸𝔸ℙ𝕃",
  "Z\u0351\u036b\u0343".repeat(20)
] as const

/** Markup that would run in a page. */
export const markup = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "<svg/onload=alert(1)>",
  "]]><!--",
  "&lt;b&gt;",
  "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
] as const

const long = ["x".repeat(101), "x".repeat(301), "é".repeat(400), ",".repeat(400), "9".repeat(4000)]

export const hostileTexts: ReadonlyArray<string> = [
  "",
  ...numerals,
  ...dates,
  ...injections,
  ...patterns,
  ...reserved,
  ...places,
  ...characters,
  ...markup,
  ...long
]

/** Escapes of a URL that are no text: cut, not hexadecimal, or not UTF-8. */
export const brokenEscapes = [
  "%",
  "%z",
  "%zz",
  "%2",
  "%ff",
  "%c0%80",
  "%ed%a0%80",
  "%u0041",
  "%00%ff"
] as const
