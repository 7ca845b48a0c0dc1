/** The source `rss`: headlines of feeds, each with its title, link and time. */
import { Effect, Stream } from "effect"
import {
  answerBatches,
  type Entry,
  FetchFailed,
  type Fetching,
  type Source,
  type UnreadableFile
} from "../../../core/mod.ts"
import { feedRows, maxFeed } from "./FeedRows.ts"
import { type Feed, feedsOf, noSetting } from "./FeedSettings.ts"

type FeedEntry = Entry<UnreadableFile | FetchFailed>

const entryOf = ({ choice, subjects, web }: Fetching, feed: Feed): FeedEntry => ({
  name: feed.name,
  version: null,
  batches: answerBatches(web.get(feed.url, { ifChanged: true, max: maxFeed }), (file) =>
    Stream.unwrap(Effect.map(subjects, (known) => feedRows(file, choice, feed, known)))
  )
})

const fetch = (fetching: Fetching): Stream.Stream<FeedEntry, FetchFailed> => {
  const feeds = feedsOf(fetching.settings["RSS_FEEDS"] ?? "")
  return typeof feeds === "string"
    ? Stream.fail(new FetchFailed({ url: "RSS_FEEDS", status: null, message: feeds }))
    : Stream.fromArray(feeds.map((feed) => entryOf(fetching, feed)))
}

export const rss: Source = {
  name: "rss",
  title: "RSS and Atom feeds",
  forms: [
    "RSS 2.0 (and 0.9x), RSS 1.0 and Atom 1.0, of news, companies, central banks",
    "EDGAR's Atom feeds of filings (browse-edgar?...&output=atom)"
  ],
  kinds: ["news"],
  licence:
    "Headlines and links belong to their publishers: findata stores an item's title, link and time only, and each feed's terms apply.",
  needs: [
    {
      name: "RSS_FEEDS",
      meaning:
        "Addresses of feeds, separated by spaces; after # what a feed doesn't state: https://example.com/ir.xml#symbol=AAPL&locale=en&category=earnings",
      isSecret: false
    }
  ],
  pace: { perSecond: 2 },
  read: (file, choice) =>
    Stream.make({
      name: file.name,
      version: null,
      batches: feedRows(file, choice, noSetting, choice.subjects ?? [])
    }),
  fetch
}
