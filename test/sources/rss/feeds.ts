/** Feeds made up for tests, and what the source `rss` reads in them. */
import { Effect, Stream } from "effect"
import type { Choice } from "../../../core/mod.ts"
import { memoryFile, rss } from "../../../adapters/sources/mod.ts"

export const everything: Choice = { subjects: null, since: null, today: "2026-01-10" }

/** The rows of a feed as cells with their line and place, and the messages of its broken items. */
export const readFeed = (content: string | Uint8Array, choice = everything) =>
  rss.read(memoryFile("some.xml", content), choice).pipe(
    Stream.flatMap(({ batches }) => batches),
    Stream.runCollect,
    Effect.map((batches) => ({
      rows: batches.flatMap(({ rows }) => [...rows]),
      broken: batches.flatMap(({ broken }) => broken)
    }))
  )

/** The one value of a field in each row. */
export const fieldOf = (content: string | Uint8Array, field: string) =>
  Effect.map(readFeed(content), ({ rows }) => rows.map(({ cells }) => cells[field]))

/** The message of a file that isn't read. */
export const refusalOf = (content: string | Uint8Array) =>
  Effect.map(Effect.flip(readFeed(content)), ({ message }) => message)

/** RSS 2.0 with a channel of these elements and items. */
export const rss2 = (items: string, channel = "<language>en-us</language>", attributes = ""): string =>
  `<?xml version="1.0"?><rss version="2.0"${attributes}><channel><title>Harbour Wire</title>
<link>https://wire.example/news/</link><description>Made up</description>${channel}${items}</channel></rss>`

export const item = (elements: string, time = "<pubDate>Mon, 01 Jul 2024 09:30:00 GMT</pubDate>"): string =>
  `<item>${elements}${time}</item>`

/** An item with a title and a link of its number. */
export const titled = (title: string, number = 1): string =>
  item(`${title}<link>https://wire.example/news/${number}</link>`)

/** Atom 1.0 with these entries. */
export const atom = (entries: string, head = "", attributes = ""): string =>
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"${attributes}>
<title>Harbour Wire</title><id>urn:x:feed</id><updated>2024-07-01T00:00:00Z</updated>${head}${entries}</feed>`

/** All entries of EDGAR's latest filings in its form: a current report, and a form 4 of two parties. */
export const edgarLatest = `<?xml version="1.0" encoding="ISO-8859-1" ?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Latest Filings - Thu, 01 Aug 2024 16:31:00 EDT</title>
<link rel="alternate" href="/cgi-bin/browse-edgar?action=getcurrent"/>
<link rel="self" href="https://www.sec.gov/cgi-bin/browse-edgar?action=getcurrent&amp;output=atom"/>
<id>https://www.sec.gov/cgi-bin/browse-edgar?action=getcurrent</id>
<author><name>Webmaster</name><email>webmaster@sec.gov</email></author>
<updated>2024-08-01T16:31:00-04:00</updated>
<entry>
<title>8-K - HARBOUR FOODS INC (0009990001) (Filer)</title>
<link rel="alternate" type="text/html" href="https://www.sec.gov/Archives/edgar/data/9990001/000999000124000007/0009990001-24-000007-index.htm"/>
<summary type="html">
 &lt;b&gt;Filed:&lt;/b&gt; 2024-08-01 &lt;b&gt;AccNo:&lt;/b&gt; 0009990001-24-000007 &lt;b&gt;Size:&lt;/b&gt; 300 KB
&lt;br&gt;Item 2.02: Results of Operations and Financial Condition
&lt;br&gt;Item 9.01: Financial Statements and Exhibits
</summary>
<updated>2024-08-01T16:30:29-04:00</updated>
<category scheme="https://www.sec.gov/" label="form type" term="8-K"/>
<id>urn:tag:sec.gov,2008:accession-number=0009990001-24-000007</id>
</entry>
<entry>
<title>4 - DOE JANE (0009990009) (Reporting)</title>
<link rel="alternate" type="text/html" href="https://www.sec.gov/Archives/edgar/data/9990009/000999000924000003/0009990009-24-000003-index.htm"/>
<summary type="html">&lt;b&gt;Filed:&lt;/b&gt; 2024-08-01 &lt;b&gt;Size:&lt;/b&gt; 2.02 KB</summary>
<updated>2024-08-01T16:29:00-04:00</updated>
<category scheme="https://www.sec.gov/" label="form type" term="4"/>
<id>urn:tag:sec.gov,2008:accession-number=0009990009-24-000003</id>
</entry>
<entry>
<title>4 - HARBOUR FOODS INC (0009990001) (Issuer)</title>
<link rel="alternate" type="text/html" href="https://www.sec.gov/Archives/edgar/data/9990001/000999000924000003/0009990009-24-000003-index.htm"/>
<summary type="html">&lt;b&gt;Filed:&lt;/b&gt; 2024-08-01 &lt;b&gt;Size:&lt;/b&gt; 2.02 KB</summary>
<updated>2024-08-01T16:29:00-04:00</updated>
<category scheme="https://www.sec.gov/" label="form type" term="4"/>
<id>urn:tag:sec.gov,2008:accession-number=0009990009-24-000003</id>
</entry>
</feed>`

/** A company's filings at EDGAR in its form. */
export const edgarCompany = `<?xml version="1.0" encoding="ISO-8859-1" ?>
<feed xmlns="http://www.w3.org/2005/Atom">
<author><email>webmaster@sec.gov</email><name>Webmaster</name></author>
<company-info><cik>0009990001</cik><conformed-name>HARBOUR FOODS INC</conformed-name></company-info>
<entry>
<category label="form type" scheme="https://www.sec.gov/" term="8-K"/>
<content type="text/xml"><accession-number>0009990001-24-000007</accession-number>
<filing-date>2024-08-01</filing-date><form-name>Current report</form-name>
<items-desc>items 2.02 and 9.01</items-desc></content>
<id>urn:tag:sec.gov,2008:accession-number=0009990001-24-000007</id>
<link href="https://www.sec.gov/Archives/edgar/data/9990001/000999000124000007/0009990001-24-000007-index.htm" rel="alternate" type="text/html"/>
<summary type="html"> &lt;b&gt;Filed:&lt;/b&gt; 2024-08-01 &lt;b&gt;Size:&lt;/b&gt; 300 KB&lt;br&gt;Item 2.02: Results of Operations</summary>
<title>8-K  - Current report</title>
<updated>2024-08-01T16:30:29-04:00</updated>
</entry>
<title>HARBOUR FOODS INC  (0009990001)</title>
<updated>2024-08-01T16:31:00-04:00</updated>
</feed>`
