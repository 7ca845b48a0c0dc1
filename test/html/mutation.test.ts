/** HTML that browsers read differently from parsers: raw text, foreign elements, comments, tables (mutation XSS). */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { type Cases, sanitise } from "./sanitise.ts"

const cases: Cases = [
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x', "x"],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ""
  ],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ""],
  ["<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>", ""],
  ["<p><svg><title><style></title></svg><img src=x onerror=alert(1)></style></p>", "<p></p>"],
  [
    "<table><td><a href='https://e.example'><table><td></a><img src=x onerror=alert(1)>",
    '<table><td><a href="https://e.example/" rel="noopener noreferrer nofollow"><table><td></td></table></a></td></table>'
  ],
  ["<textarea><p title='</textarea><img src=x onerror=alert(1)>'></textarea>x", "'&gt;x"],
  ["<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>x", "'&gt;x"],
  ["<template><script>alert(1)</script></template>x", "x"],
  ["<plaintext><script>alert(1)</script>", ""],
  ["<!--><img src=x onerror=alert(1)>-->x", "--&gt;x"],
  ["<!--!><img src=x onerror=alert(1)>--!>x", "x"],
  ["<![CDATA[<img src=x onerror=alert(1)>]]>x", "x"],
  ["<?xml version='1.0'?><p>x</p>", "<p>x</p>"],
  [
    "<!doctype html><html><head><title>t</title></head><body onload=alert(1)><p>x</p></body></html>",
    "<p>x</p>"
  ]
]

it.for(cases)("%s gains nothing in a browser", ([given, left]) => {
  assert.deepStrictEqual(sanitise(given), Result.succeed(left))
})
