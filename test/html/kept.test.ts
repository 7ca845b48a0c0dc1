/** The HTML in which news is written is preserved, complete and well-formed. */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { type Cases, sanitise } from "./sanitise.ts"

const cases: Cases = [
  [
    "<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>",
    "<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>"
  ],
  [
    "<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote><pre><code>d &lt; e</code></pre>",
    "<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote><pre><code>d &lt; e</code></pre>"
  ],
  [
    "<p>a <strong>b</strong> <em>c</em></p><div>d</div>",
    "<p>a <strong>b</strong> <em>c</em></p><div>d</div>"
  ],
  [
    "<table><caption>Sales</caption><thead><tr><th>Q</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>",
    "<table><caption>Sales</caption><thead><tr><th>Q</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>"
  ],
  ['<td colspan="2" rowspan="3">x</td>', '<td colspan="2" rowspan="3">x</td>'],
  ["<td colspan='0' rowspan='1000'>x</td><th colspan=javascript:x scope=row>y</th>", "<td>x</td><th>y</th>"],
  [
    "<b>a</b><i>b</i><u>c</u><span class=x>d</span><font color=red>e</font>",
    "<strong>a</strong><em>b</em>cde"
  ],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["&amp;lt;script&amp;gt;", "&amp;lt;script&amp;gt;"],
  ["&#60;img src=x onerror=alert(1)&#62;", "&lt;img src=x onerror=alert(1)&gt;"],
  ["&#x3c;b>", "&lt;b&gt;"],
  [
    "<p>a &amp;&amp; b &lt; c &#8364; &nbsp; &euro; &copy</p>",
    "<p>a &amp;&amp; b &lt; c \u20ac \u00a0 \u20ac \u00a9</p>"
  ],
  ["&#0;&#xD800;&#x110000;", "\ufffd\ufffd\ufffd"],
  ["\u2028<p>\ufeff</p>", "\u2028<p>\ufeff</p>"],
  ["<p>one<p>two", "<p>one</p><p>two</p>"],
  ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
  ["<b>x<i>y</b>z</i>", "<strong>x<em>y</em></strong>z"],
  ["<h1>x</p></h1>", "<h1>x<p></p></h1>"],
  ["<td>x", "<td>x</td>"],
  ["<p", "p"],
  ["<a href='https://e.example", ""],
  ["<<p>x</p>>", "&lt;<p>x</p>&gt;"],
  ["< p>x</ p>", "&lt; p&gt;x"],
  ["<p>x</p foo>", "<p>x</p>"],
  ["<p/>x", "<p>x</p>"],
  ["<br></br><br/>", "<br /><br /><br />"],
  ["<P>X</P>", "<p>X</p>"]
]

it.for(cases)("%s is preserved", ([given, left]) => {
  assert.deepStrictEqual(sanitise(given), Result.succeed(left))
})
