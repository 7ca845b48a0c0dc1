/** Links lead to http and https alone, however another scheme is written. */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { type Cases, sanitise } from "./sanitise.ts"

const cases: Cases = [
  ["<a href='javascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='JaVaScRiPt:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href=' \u0001javascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='java\tscript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='java\nscript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='java&#x0A;script:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='&#106;&#97;vascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='&#x6A&#x61vascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='javascript&colon;alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='java&Tab;script:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='javascript:alert(1)//https://e.example'>x</a>", "<a>x</a>"],
  ["<a href='vbscript:x'>x</a>", "<a>x</a>"],
  ["<a href='data:text/html,<script>alert(1)</script>'>x</a>", "<a>x</a>"],
  ["<a href='file:///etc/passwd'>x</a>", "<a>x</a>"],
  ["<a href='//evil.example'>x</a>", "<a>x</a>"],
  ["<a href='/path'>x</a>", "<a>x</a>"],
  ["<a href='#x'>x</a>", "<a>x</a>"],
  [
    "<a href='https:evil.example'>x</a>",
    '<a href="https://evil.example/" rel="noopener noreferrer nofollow">x</a>'
  ],
  ["<a href='feed:javascript:alert(1)'>x</a>", "<a>x</a>"],
  ["<a href='https://www.example.com@evil.example/'>x</a>", "<a>x</a>"],
  [
    '<a href="https://e.example/" onclick="x">x</a>',
    '<a href="https://e.example/" rel="noopener noreferrer nofollow">x</a>'
  ],
  [
    "<a href='https://e.example/\"onclick=alert(1) x=\"'>x</a>",
    '<a href="https://e.example/%22onclick=alert(1)%20x=%22" rel="noopener noreferrer nofollow">x</a>'
  ],
  [
    "<a href='https://e.example/' target=_blank rel=opener>x</a>",
    '<a href="https://e.example/" rel="noopener noreferrer nofollow">x</a>'
  ],
  [
    "<a href='https://e.example/a?b=1&amp;c=&lt;2&gt;'>x</a>",
    '<a href="https://e.example/a?b=1&amp;c=%3C2%3E" rel="noopener noreferrer nofollow">x</a>'
  ]
]

it.for(cases)("%s links nowhere else", ([given, left]) => {
  assert.deepStrictEqual(sanitise(given), Result.succeed(left))
})
