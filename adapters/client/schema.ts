/** Written by scripts/openapiClient.ts: the types of openapi.json. */
export interface paths {
    "/api/public/v1/financial/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Companies by company_id; a search puts the exact symbol first, then names that begin with it, then the rest. Scope: read:financial or read:all.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company by symbol
         * @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case: today's holder of the ticker, or the one on the day. Where it isn't stored as written, `.`, `-` and `/` are one character, and Korean codes may lack the zeros that they begin with. Scope: read:financial or read:all.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}/financials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Financial statements
         * @description Those of the newest fiscal years, newest first. CSV holds them without their provenance, `lines` as columns of their own. Scope: read:financial or read:all.
         */
        get: operations["getFinancials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent prices
         * @description The newest bars, oldest first. Weekly bars are dated Monday, monthly the first. Scope: read:stock or read:all.
         */
        get: operations["getPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price history
         * @description Bars whose own date lies in the range, both ends included; a bar is made of all its days. Scope: read:stock or read:all.
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Corporate actions
         * @description Splits, stock dividends and payments by ex-date, newest first, both ends of the range included; those that are announced too. Scope: read:stock or read:all.
         */
        get: operations["listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/news/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news articles
         * @description Articles by published_at and id, newest first. One without the language asked for comes in English, else in any that it has; `locale` says which. With `symbol` those that name the company; none for a symbol that isn't known. Scope: read:news or read:all.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/news/articles/{article_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A news article
         * @description All texts are plain. Where no triggers are known there are none. Scope: read:news or read:all.
         */
        get: operations["getNewsArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/news/articles/{article_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A news article's full content
         * @description HTML has no scripts, styles, images or forms, and links to http and https alone. A language without full content gives way to one that has it. Scope: read:news or read:all.
         */
        get: operations["getNewsContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/research/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List research reports
         * @description Reports by report_date and id, newest first. With `symbol` those about the company; none for a symbol that isn't known. Scope: read:research or read:all.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/research/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A research report
         * @description The PDF is fetched by a plain GET of cdn_url. Scope: read:research or read:all.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/financial-v4/time-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time series
         * @description The newest bars in the range, oldest first. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address.
         */
        get: operations["getTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/financial-v4/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile
         * @description What a company is, and what it is worth now. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/financial-v4/fundamentals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fundamentals
         * @description Valuation, growth and market data. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address.
         */
        get: operations["getFundamentals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/reports/{folder}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report's PDF
         * @description What cdn_url of a report leads to. One range of bytes is answered with 206, several with the whole.
         */
        get: operations["getReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search companies
         * @description The eight best matches: the exact symbol, then what begins with the text, then the rest. None for a blank one. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company by slug
         * @description A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company at a glance
         * @description Margins, growth, returns and health are of the latest fiscal year, valuations of four quarters where they end later. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/financials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's financial statements
         * @description Those of the newest fiscal years, newest first. CSV holds them without their provenance. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyFinancials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The markets at a glance
         * @description A market is of the companies in a currency that were traded in the 31 days to its latest day, and of listed ones without a price, each issuer once. top_companies has at most 50, the largest first and those without a market cap last. Among tens of thousands of companies the first request after a write of prices takes many seconds. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the data is from
         * @description Runs that were taken back are left out; a file that was refused whole left none and isn't listed. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's bars
         * @description Bars whose own date lies in the range, both ends included, a bar being made of all its days; as of a day without later bars, and not adjusted by later actions. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listCompanyPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's corporate actions
         * @description Newest first, both ends of the range included; those that are announced too, but as of a day only those in effect by then. Beside them, days on which the bars look as if an action were missing. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listCompanyActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company in the market
         * @description Price, ranges, returns, valuation, and analysts' ratings by month. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/multiples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's multiples by month
         * @description Newest first, up to the month of the latest bar: its last close with the statements, shares and splits known on that day, as the page of the company as of that day has them. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listCompanyMultiples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/technical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Technical indicators
         * @description Of split-adjusted daily bars, at the last one; null while one warms up. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyTechnical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/consensus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysts' consensus
         * @description Each firm's latest target and opinion of the months. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyConsensus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sector-analyst/company/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's sector
         * @description Among the listed companies that share its sector and currency. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getSectorAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/dart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's filings
         * @description The latest of its issuer, newest first; as of a day those filed by then. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listCompanyFilings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/insider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Insiders' transactions
         * @description Newest first. Exercises, grants and gifts are no buys or sells of the summary. As of a day those filed by then. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listInsiderTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company's news
         * @description Newest first; an article that the language lacks is served in English, else in any it has. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listCompanyNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/news/{article_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article about a company
         * @description With its content, sanitised where it is HTML; not found where the article doesn't name the company, or was published later than the day asked for. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["getCompanyNewsArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/research-highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Research about a company
         * @description The latest reports, newest first, each with the firm's target before it. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address.
         */
        get: operations["listResearchHighlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The caller's own keys, newest first, without their secrets: all of them, or with limit, page or offset (limit 100 unless given) some.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The secret is in this answer and never shown again. With an Idempotency-Key it is carried out once in a day: a repetition gets 409 with the key's id, another request with the same Idempotency-Key 422.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An API key
         * @description Another owner's key is not found.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Final. Revoking again changes nothing.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Change an API key
         * @description Members that are absent stay as they are; expires_at null makes it last. A revoked key is not found.
         */
        patch: operations["changeApiKey"];
        trace?: never;
    };
    "/api/v1/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key another secret
         * @description The old secret works for grace_seconds more, never past expires_at. A revoked key is not found. With an Idempotency-Key it is carried out once in a day: a repetition gets 409 with the key's id, another request with the same Idempotency-Key 422.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an API key has used
         * @description Of its quota of the public API; asking uses nothing of it.
         */
        get: operations["getApiKeyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs of imports
         * @description Newest first, undone ones too. Scope of the token or session: admin.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/doubtful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List doubtful data
         * @description Stored prices and actions that are probably wrong, by company and date. It reads every bar, a few seconds for a million. Scope of the token or session: admin.
         */
        get: operations["listDoubts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of store, runs and syncs
         * @description Also why the last sync of a source failed. Scope of the token or session: admin.
         */
        get: operations["getAdminHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/runs/{run_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a run
         * @description Removes the rows of the run and restores those it replaced. 409 where it is undone already, or where a later run changed or refers to its rows: that one comes first. Scope of the token or session: admin.
         */
        post: operations["undoRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file
         * @description The body is the file, of any Content-Type: CSV or NDJSON, plain or gzipped. Parameters are the flags of `findata import`. A file that is refused whole is 422, with its problems as `detail`; other refused rows are in the summary. One that is larger than the server takes, or that it has no memory for, is 413. While the server takes another file, or its disk has no room, it is 503. Nothing is written of a file that doesn't arrive whole. Scope of the token or session: admin.
         */
        post: operations["importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process lives
         * @description Reaches no store.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The store answers
         * @description 503 while requests would fail, and once the server is about to stop.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Health: {
            /**
             * @description ok; there is no other
             * @enum {string}
             */
            status: "ok";
        };
        ValidationItem: {
            /** @description query, path, header or body, and the name in it */
            loc: (string | number)[];
            /** @description What is wrong, in words */
            msg: string;
            /** @description What is wrong, as a code */
            type: string;
        };
        ImportSummary: {
            /**
             * @description The kind of import
             * @enum {string}
             */
            kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news";
            /**
             * Format: int64
             * @description The run of the last file that was written; null when none was
             */
            run: number | null;
            /**
             * Format: int64
             * @description How many files were read
             */
            files: number;
            /**
             * Format: int64
             * @description Rows that were read
             */
            read: number;
            /**
             * Format: int64
             * @description Rows that were new
             */
            inserted: number;
            /**
             * Format: int64
             * @description Rows that replaced another
             */
            changed: number;
            /**
             * Format: int64
             * @description Rows that were stored already
             */
            unchanged: number;
            /**
             * Format: int64
             * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
             */
            normalised: number;
            /**
             * Format: int64
             * @description Rows that were refused
             */
            refused: number;
            /**
             * Format: int64
             * @description Rows that were accepted and are probably wrong; counted among the others too
             */
            doubtful: number;
            /** @description Why rows were refused, the first 1,000 of each file and 10,000 of all */
            problems: {
                /** @description The file's name */
                file: string;
                /**
                 * Format: int64
                 * @description The line on which the row begins, from 1; null for a problem of the whole file
                 */
                line: number | null;
                /** @description The invalid field; null when it is the whole row */
                column: string | null;
                /** @description What is wrong, in words */
                message: string;
                /** @description Locates a row of an entry without lines; absent for a row of a file with lines */
                where?: string;
            }[];
            /** @description What is probably wrong with accepted rows, the first 1,000 of each file and 10,000 of all */
            doubts: {
                /** @description The file's name */
                file: string;
                /**
                 * Format: int64
                 * @description The line on which the row begins, from 1; null for a problem of the whole file
                 */
                line: number | null;
                /** @description The invalid field; null when it is the whole row */
                column: string | null;
                /** @description What is wrong, in words */
                message: string;
                /** @description Locates a row of an entry without lines; absent for a row of a file with lines */
                where?: string;
            }[];
            /** @description Each file by itself */
            runs: {
                /** @description The file's name */
                file: string;
                /**
                 * Format: int64
                 * @description The file's run; null when nothing of the file was written
                 */
                run: number | null;
                /**
                 * Format: int64
                 * @description Rows that were read
                 */
                read: number;
                /**
                 * Format: int64
                 * @description Rows that were new
                 */
                inserted: number;
                /**
                 * Format: int64
                 * @description Rows that replaced another
                 */
                changed: number;
                /**
                 * Format: int64
                 * @description Rows that were stored already
                 */
                unchanged: number;
                /**
                 * Format: int64
                 * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
                 */
                normalised: number;
                /**
                 * Format: int64
                 * @description Rows that were refused
                 */
                refused: number;
                /**
                 * Format: int64
                 * @description Rows that were accepted and are probably wrong; counted among the others too
                 */
                doubtful: number;
                /** @description Columns left out, companies created, and the like */
                notes: string[];
                /**
                 * Format: int64
                 * @description How many of the problems are the file's
                 */
                problems: number;
                /**
                 * Format: int64
                 * @description How many of the doubts are the file's
                 */
                doubts: number;
            }[];
        };
        UndoneRun: {
            /**
             * Format: int64
             * @description The run's id
             */
            run_id: number;
            /**
             * Format: int64
             * @description Rows of the run that were removed
             */
            removed: number;
            /**
             * Format: int64
             * @description Rows that the run had replaced, restored
             */
            restored: number;
        };
        AdminHealth: {
            /**
             * @description failing: the last sync of a source failed, the store doesn't answer, or a newer findata has migrated it
             * @enum {string}
             */
            status: "ok" | "failing";
            /**
             * @description Whether the store answers
             * @enum {string}
             */
            store: "ok" | "unavailable";
            /**
             * Format: int64
             * @description How many companies are stored; null while the store doesn't answer
             */
            companies: number | null;
            /**
             * Format: int64
             * @description How many runs are recorded; null while the store doesn't answer
             */
            runs: number | null;
            /** @description The newest run; null before the first, or while the store doesn't answer */
            last_run: components["schemas"]["ImportRun_1"] | null;
            /** @description The sources of the stored data */
            sources: {
                /**
                 * @description The source of the data, in the operator's words, else import
                 * @example sec
                 */
                source: string;
                /**
                 * @description The kind of import
                 * @enum {string}
                 */
                kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news";
                last_run: {
                    /**
                     * Format: int64
                     * @description The run's id
                     */
                    run_id: number;
                    /**
                     * Format: date-time
                     * @description When the run started, UTC
                     */
                    started_at: string;
                    /**
                     * Format: date-time
                     * @description When the run finished, UTC
                     */
                    finished_at: string;
                    /**
                     * Format: int64
                     * @description Rows that were read
                     */
                    read: number;
                    /**
                     * Format: int64
                     * @description Rows that were new
                     */
                    inserted: number;
                    /**
                     * Format: int64
                     * @description Rows that replaced another
                     */
                    changed: number;
                    /**
                     * Format: int64
                     * @description Rows that were stored already
                     */
                    unchanged: number;
                    /**
                     * Format: int64
                     * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
                     */
                    normalised: number;
                    /**
                     * Format: int64
                     * @description Rows that were refused
                     */
                    refused: number;
                    /**
                     * Format: int64
                     * @description Rows that were accepted and are probably wrong; counted among the others too
                     */
                    doubtful: number;
                };
                /**
                 * Format: int64
                 * @description Runs that were not undone
                 */
                runs: number;
                /**
                 * Format: int64
                 * @description Rows that they added
                 */
                rows: number;
                /**
                 * Format: int64
                 * @description Rows that were refused
                 */
                refused: number;
                /**
                 * Format: int64
                 * @description Rows that were accepted and are probably wrong; counted among the others too
                 */
                doubtful: number;
                /**
                 * Format: date
                 * @description The newest date of its records; null where records of the kind have no date
                 */
                newest_date: string | null;
                /**
                 * Format: int64
                 * @description Runs that refused a row
                 */
                failures: number;
                /**
                 * Format: date-time
                 * @description When the source will be synced next, UTC; null when it isn't scheduled
                 */
                next_run: string | null;
                /** @description Whether the last sync of the source failed */
                failed: boolean;
                /** @description Under which terms its data may be used; null for a source of the operator's own */
                licence: string | null;
            }[];
            /** @description The syncs of sources, also of those that never succeeded */
            syncs: components["schemas"]["SyncState"][];
        };
        SyncState: {
            /** @description The source's name */
            source: string;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            finished_at: string | null;
            /** @description Why the last sync that ended failed, also without a record; null when it didn't */
            failure: string | null;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            next_run: string | null;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            held_until: string | null;
        };
        ImportRun_1: {
            /**
             * Format: int64
             * @description The run's id
             */
            run_id: number;
            /**
             * @description The kind of import, or deletion
             * @enum {string}
             */
            kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "deletion";
            /**
             * @description The source of the data, in the operator's words, else import; null for a deletion
             * @example sec
             */
            source: string | null;
            /** @description The file's name */
            file: string;
            /** @description SHA-256 of the file in hex */
            sha256: string;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the run finished, UTC
             */
            finished_at: string;
            /**
             * Format: int64
             * @description Rows that were read
             */
            read: number;
            /**
             * Format: int64
             * @description Rows that were new
             */
            inserted: number;
            /**
             * Format: int64
             * @description Rows that replaced another
             */
            changed: number;
            /**
             * Format: int64
             * @description Rows that were stored already
             */
            unchanged: number;
            /**
             * Format: int64
             * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
             */
            normalised: number;
            /**
             * Format: int64
             * @description Rows that were refused
             */
            refused: number;
            /**
             * Format: int64
             * @description Rows that were accepted and are probably wrong; counted among the others too
             */
            doubtful: number;
            /**
             * Format: date
             * @description The newest date of its records; null where records of the kind have no date
             */
            newest_date: string | null;
            /**
             * Format: date-time
             * @description When the run was undone, UTC; null unless it was
             */
            undone_at: string | null;
            /**
             * Format: date-time
             * @description When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were
             */
            pruned_at: string | null;
        };
        DoubtList: {
            doubtful: components["schemas"]["Doubt"][];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            offset: number;
        };
        Doubt: {
            /**
             * @description Why it is doubtful
             * @enum {string}
             */
            reason: "step" | "dividend" | "reference_close" | "untraded_action" | "no_step" | "spike" | "rewrite";
            /**
             * Format: int64
             * @description The company's id
             */
            company_id: number;
            /** @description Date of the bar or action, YYYY-MM-DD; null when many bars are meant */
            date: string | null;
            /** @description Type of the action; null for doubts about bars alone */
            type: ("split" | "dividend" | "stock_dividend" | "spinoff" | "rights") | null;
            /** @description The dates of the bars in question, those most probably wrong first */
            bars: string[];
            /**
             * Format: int64
             * @description The run that changed the bars; null except for a rewrite
             */
            run_id: number | null;
            /** @description What is doubtful: a sentence without its full stop */
            message: string;
            /** @description How to resolve it, as the rest of that sentence */
            remedy: string;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string | null;
            /**
             * @description The company's part of a page's address, unique and stable
             * @example apple-inc
             */
            slug: string | null;
        };
        ImportRunList: {
            runs: components["schemas"]["ImportRun"][];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            offset: number;
        };
        ImportRun: {
            /**
             * Format: int64
             * @description The run's id
             */
            run_id: number;
            /**
             * @description The kind of import, or deletion
             * @enum {string}
             */
            kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "deletion";
            /**
             * @description The source of the data, in the operator's words, else import; null for a deletion
             * @example sec
             */
            source: string | null;
            /** @description The file's name */
            file: string;
            /** @description SHA-256 of the file in hex */
            sha256: string;
            /**
             * Format: date-time
             * @description When the run started, UTC
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the run finished, UTC
             */
            finished_at: string;
            /**
             * Format: int64
             * @description Rows that were read
             */
            read: number;
            /**
             * Format: int64
             * @description Rows that were new
             */
            inserted: number;
            /**
             * Format: int64
             * @description Rows that replaced another
             */
            changed: number;
            /**
             * Format: int64
             * @description Rows that were stored already
             */
            unchanged: number;
            /**
             * Format: int64
             * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
             */
            normalised: number;
            /**
             * Format: int64
             * @description Rows that were refused
             */
            refused: number;
            /**
             * Format: int64
             * @description Rows that were accepted and are probably wrong; counted among the others too
             */
            doubtful: number;
            /**
             * Format: date
             * @description The newest date of its records; null where records of the kind have no date
             */
            newest_date: string | null;
            /**
             * Format: date-time
             * @description When the run was undone, UTC; null unless it was
             */
            undone_at: string | null;
            /**
             * Format: date-time
             * @description When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were
             */
            pruned_at: string | null;
        };
        ApiKeyUsage: {
            /**
             * Format: int64
             * @description Requests that are admitted in the period
             */
            limit: number;
            /**
             * Format: int64
             * @description How long the period is; in seconds
             */
            period: number;
            /**
             * Format: int64
             * @description Requests of the quota that were used
             */
            used: number;
            /**
             * Format: int64
             * @description Requests that are admitted now
             */
            remaining: number;
            /**
             * Format: int64
             * @description How long until the quota is whole; in seconds
             */
            reset: number;
        };
        NewApiKey: {
            /**
             * Format: int64
             * @description The key's id
             */
            id: number;
            /**
             * @description The key's display name
             * @example reports
             */
            name: string;
            /** @description The secret, ak_ and 40 letters and digits, shown only once */
            key: string;
            /**
             * @description The secret's first 11 characters
             * @example ak_EXAMPLE0
             */
            key_prefix: string;
            /** @description The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research")[];
            /**
             * Format: date-time
             * @description When it expires, UTC; null for never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was created, UTC
             */
            created_at: string;
        };
        ApiKeyRotation: {
            /**
             * @description How long the old secret goes on working
             * @default 0
             */
            grace_seconds?: number;
        };
        ApiKey: {
            /**
             * Format: int64
             * @description The key's id
             */
            id: number;
            /**
             * @description The key's display name
             * @example reports
             */
            name: string;
            /**
             * @description The secret's first 11 characters
             * @example ak_EXAMPLE0
             */
            key_prefix: string;
            /** @description The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research")[];
            /**
             * Format: int64
             * @description Requests admitted in a period
             */
            rate_limit: number;
            /**
             * Format: int64
             * @description The length of the period; in seconds
             */
            rate_period: number;
            /**
             * @description The key's tier in the basic API
             * @enum {string}
             */
            tier: "standard" | "premium" | "enterprise";
            /**
             * @description Whether it works; a key that is both revoked and expired is revoked
             * @enum {string}
             */
            status: "active" | "revoked" | "expired";
            /**
             * Format: date-time
             * @description When it was created, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it expires, UTC; null for never
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used, UTC, at most a minute late, for its first use a second; null for never
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked, UTC; null for never
             */
            revoked_at: string | null;
        };
        ApiKeyPatch: {
            /**
             * @description The key's display name
             * @example reports
             */
            name?: string;
            /** @description The scopes that the key grants */
            scopes?: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research")[];
            /**
             * Format: date-time
             * @description When it stops working, UTC; null for never
             */
            expires_at?: string | null;
            /** @description Requests admitted in a period */
            rate_limit?: number;
            /** @description The length of the period; in seconds */
            rate_period?: number;
        };
        ApiKeyList: {
            api_keys: components["schemas"]["ApiKey"][];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
        };
        ApiKeyRequest: {
            /**
             * @description The key's display name
             * @example reports
             */
            name: string;
            /** @description The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research")[];
            /**
             * Format: date-time
             * @description When it stops working, UTC; null for never
             */
            expires_at?: string | null;
            /**
             * @description Requests admitted in a period
             * @default 1000
             */
            rate_limit?: number;
            /**
             * @description The length of the period; in seconds
             * @default 3600
             */
            rate_period?: number;
        };
        ResearchHighlightsPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            highlights: components["schemas"]["ResearchHighlight"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        ResearchHighlight: {
            /**
             * Format: int64
             * @description The report's id
             */
            id: number;
            /**
             * @description Title
             * @example HBM leads
             */
            title: string;
            /**
             * Format: date
             * @description The day of the report
             * @example 2024-07-05
             */
            report_date: string;
            /**
             * @description About one company, or about an industry or sector
             * @example company_analysis
             */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /**
             * @description The firm that published it
             * @example 미래에셋증권
             */
            securities_firm: string;
            /** @description The author */
            analyst: string | null;
            /**
             * @description The rating in the broker's own words; null when there is none
             * @example Buy (유지)
             */
            opinion: string | null;
            /**
             * @description For one share as of the report's date; null when there is none; in currency
             * @example 110000
             */
            target_price: number | null;
            /** @description The firm's latest target of an earlier day, for one share as of this report's date; null when there is none in this report's currency; in currency */
            previous_target_price: number | null;
            /**
             * @description The currency of the target price
             * @example KRW
             */
            currency: string | null;
            /** @description A summary */
            summary: string | null;
            /** @description The key points; empty when unknown */
            key_points: string[];
            /** @description Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
        };
        NewsArticlePage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            article: components["schemas"]["NewsDetail"];
            content: components["schemas"]["PageArticleContent"];
        };
        PageArticleContent: {
            /**
             * @description The type of the full content
             * @example text/html
             * @enum {string}
             */
            content_type: "text/html" | "text/plain";
            /** @description The whole article; null when only its summary is known */
            full_content: string | null;
            /**
             * @description The language of its texts
             * @example ko
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
        };
        NewsDetail: {
            /**
             * Format: int64
             * @description The article's id
             */
            id: number;
            /** @description Title */
            title: string;
            /** @description A summary */
            summary: string | null;
            /**
             * @description The subject
             * @example earnings
             * @enum {string}
             */
            category: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
            /**
             * @description 1: high; 2: medium; 3: low
             * @example 2
             */
            priority: number;
            /** @description Where it was published */
            source_url: string | null;
            /**
             * Format: date-time
             * @description When it was published, UTC
             * @example 2024-07-01T00:30:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was first imported, UTC
             * @example 2024-07-01T01:00:00Z
             */
            created_at: string;
            /**
             * @description The language of its texts
             * @example ko
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
            /** @description The symbols of the companies that it names, without duplicates, by company_id; empty when it names no known company */
            symbols: string[];
            /** @description An analysis of its significance */
            ai_angle: string | null;
            /** @description What could turn out differently */
            risk: string | null;
            /** @description The drivers of the news, with their direction; empty when none are known */
            trigger: components["schemas"]["NewsTrigger"][];
        };
        NewsTrigger: {
            /**
             * @description The driver of the news
             * @example HBM
             */
            topic: string;
            /**
             * @description Its direction, in the source's words
             * @example positive
             */
            sentiment: string | null;
        };
        NewsPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description The language asked for; each article has the one that it is served in
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
            articles: components["schemas"]["NewsItem"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        NewsItem: {
            /**
             * Format: int64
             * @description The article's id
             */
            id: number;
            /** @description Title */
            title: string;
            /** @description A summary */
            summary: string | null;
            /**
             * @description The subject
             * @example earnings
             * @enum {string}
             */
            category: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
            /**
             * @description 1: high; 2: medium; 3: low
             * @example 2
             */
            priority: number;
            /** @description Where it was published */
            source_url: string | null;
            /**
             * Format: date-time
             * @description When it was published, UTC
             * @example 2024-07-01T00:30:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was first imported, UTC
             * @example 2024-07-01T01:00:00Z
             */
            created_at: string;
            /**
             * @description The language of its texts
             * @example ko
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
            /** @description The symbols of the companies that it names, without duplicates, by company_id; empty when it names no known company */
            symbols: string[];
        };
        InsidersPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            transactions: components["schemas"]["PageInsiderTransaction"][];
            summary: {
                /**
                 * Format: int64
                 * @description The number of calendar months to the day of the page
                 */
                period_months: number;
                /**
                 * Format: int64
                 * @description Purchases in the period
                 */
                buy_count: number;
                /**
                 * Format: int64
                 * @description Sales in the period
                 */
                sell_count: number;
                /** @description Shares bought in the period; in shares */
                shares_bought: number;
                /** @description Shares sold in the period; in shares */
                shares_sold: number;
                /** @description Shares bought less shares sold; in shares */
                net_shares: number;
                /** @description Purchases less sales at their prices, of those with a price in the page's currency; null when no trade has such a price, or when the sum is too large for a number; 0 without trades */
                net_value: number | null;
            };
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        PageInsiderTransaction: {
            /**
             * Format: int64
             * @description The transaction's id
             */
            id: number;
            /**
             * Format: date
             * @description When it was filed
             * @example 2024-04-03
             */
            filed_date: string;
            /**
             * Format: date
             * @description When it was made
             * @example 2024-04-01
             */
            transaction_date: string | null;
            /**
             * @description The insider
             * @example COOK TIMOTHY D
             */
            insider_name: string;
            /**
             * @description The insider's office
             * @example Chief Executive Officer
             */
            position: string | null;
            /**
             * @description The relationship to the issuer, in the source's words
             * @example officer
             */
            relationship: string | null;
            /**
             * @description The type of transaction, in the source's words
             * @example Sale
             */
            transaction_type: string | null;
            /**
             * @description SEC's code: P purchase, S sale, A grant, M exercise, G gift, F tax, C conversion
             * @example S
             */
            transaction_code: string | null;
            /**
             * @description Shares acquired; negative when disposed of; in shares
             * @example -196410
             */
            shares_change: number;
            /**
             * @description The price of one share, in the page's currency; null when the source has none in it
             * @example 171.23
             */
            price: number | null;
            /**
             * @description The value of the shares at that price, to 2 decimals, never negative; in the page's currency
             * @example 33642300
             */
            value: number | null;
            /**
             * @description Shares held after it; in shares
             * @example 3280057
             */
            shares_owned_after: number | null;
            /**
             * @description The percentage of the issuer's shares held after it; in percent
             * @example 0.02
             */
            ownership_percent: number | null;
            /**
             * @description Whether the shares are the insider's own
             * @example true
             */
            is_direct: boolean | null;
            /**
             * @description The source of the transaction, in the operator's words
             * @example sec
             */
            source: string;
            /**
             * @description The filing's id
             * @example 0001127602-24-001234
             */
            filing_id: string | null;
            /** @description Where the filing can be read */
            filing_url: string | null;
        };
        DisclosuresPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            disclosures: components["schemas"]["PageDisclosure"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        PageDisclosure: {
            /**
             * @description The filing's number: DART's 14 digits, SEC's accession number
             * @example 20240314000123
             */
            rcept_no: string;
            /**
             * @description DART's number of the issuer
             * @example 00126380
             */
            corp_code: string | null;
            /**
             * @description The issuer's name
             * @example 삼성전자
             */
            corp_name: string | null;
            /**
             * @description The ticker
             * @example 005930
             */
            stock_code: string | null;
            /**
             * @description Y: KOSPI; K: KOSDAQ; N: KONEX; E: another
             * @example Y
             */
            corp_cls: string | null;
            /**
             * @description The filing's name
             * @example 사업보고서 (2023.12)
             */
            report_nm: string;
            /**
             * @description Who filed it
             * @example 삼성전자
             */
            flr_nm: string | null;
            /**
             * Format: date
             * @description When it was filed
             * @example 2024-03-14
             */
            rcept_dt: string;
            /** @description Remarks */
            rm: string | null;
            /** @description The kind of filing, in the source's words */
            category: string | null;
            /**
             * @description Whether it corrects an earlier one
             * @example false
             */
            is_correction: boolean;
            /** @description Where it can be read */
            url: string | null;
        };
        SectorPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description Industry within the sector, in the source's words
             * @example Consumer Electronics
             */
            industry: string | null;
            /**
             * @description The language of the summary
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
            /**
             * Format: date
             * @description The day of the latest bar, on which price, market cap and multiples are based
             */
            price_date: string | null;
            /**
             * Format: date
             * @description The end of the latest statement in the multiples, of those known on the day of the price
             */
            statement_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            overview: {
                /**
                 * Format: int64
                 * @description Companies of the sector, an issuer's securities counted once
                 */
                companies_count: number;
                /** @description Of the companies whose market cap is known, in market_cap_currency */
                market_cap_total: number | null;
                /**
                 * Format: int64
                 * @description Distinct industries in the sector, of those that are known
                 */
                industries_count: number;
                /** @description The sector's market cap as a percentage of the whole market's; in percent */
                market_weight_percent: number | null;
            };
            performance: {
                /** @description Change of the price over a day, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1d": number | null;
                /** @description Change of the price over a week, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1w": number | null;
                /** @description Change of the price over a month, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1m": number | null;
                /** @description Change of the price over three months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "3m": number | null;
                /** @description Change of the price over the calendar year to date, adjusted for splits; null where history is too short or has a gap there; in percent */
                ytd: number | null;
                /** @description Change of the price over a year, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1y": number | null;
            };
            comparison: components["schemas"]["MetricComparison"][];
            top_companies: components["schemas"]["TopCompany"][];
            /** @description The sector in one sentence, in the locale's language */
            summary: string;
        };
        TopCompany: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description The company's part of a page's address, unique and stable
             * @example apple-inc
             */
            slug: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /** @description Of all the issuer's share classes, in market_cap_currency */
            market_cap: number;
            /** @description Its share of the sector's known market cap; in percent */
            weight_percent: number;
            /** @description Against the previous bar's close, adjusted for splits; null when it wasn't traded on the sector's latest day; in percent */
            price_change_percent: number | null;
        };
        MetricComparison: {
            /**
             * @description The compared metric, by its name in other bodies
             * @enum {string}
             */
            metric: "pe_ratio" | "pb_ratio" | "ps_ratio" | "ev_ebitda" | "dividend_yield" | "operating_margin" | "net_margin" | "roe" | "roa" | "debt_to_equity_ratio" | "sales_growth_1y";
            /** @description The company's value, in the metric's unit */
            company: number | null;
            /** @description The median of the companies that have it, in the metric's unit */
            sector_median: number | null;
            /** @description The mean of the companies that have it, in the metric's unit */
            sector_average: number | null;
            /** @description 0 to 100: the percentage of the other companies that are no better than this one; null without others */
            percentile: number | null;
            /**
             * Format: int64
             * @description From 1, the best; companies of equal value share the better rank
             */
            rank: number | null;
            /**
             * Format: int64
             * @description How many companies have the metric, this one among them
             */
            of: number;
        };
        ConsensusPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            company_name: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /** @description Whether a firm has a target or an opinion */
            has_consensus: boolean;
            /** @description Why there is no consensus; null where there is one */
            message: string | null;
            /** @description The latest close up to the requested day, adjusted for splits; in currency */
            current_price: number | null;
            /**
             * Format: date
             * @description The day of the current price
             */
            price_date: string | null;
            target_prices: {
                /** @description The mean of the firms' latest targets; in currency */
                average: number | null;
                /** @description The highest of the firms' latest targets; in currency */
                high: number | null;
                /** @description The lowest of the firms' latest targets; in currency */
                low: number | null;
                /** @description The population standard deviation of the firms' latest targets, 0 for a single one; in currency */
                std_dev: number | null;
                /** @description The firm with the highest target; among several the one that set it last */
                high_broker: string | null;
                /** @description The firm with the lowest target; among several the one that set it last */
                low_broker: string | null;
                /**
                 * Format: int64
                 * @description Firms that have a target
                 */
                expert_count: number;
            };
            upside_downside: {
                /** @description The latest close up to the requested day, adjusted for splits; in currency */
                current_price: number | null;
                /** @description From the current price to the highest target; null when the price is more than 10 days older than the requested day; in percent */
                to_high: number | null;
                /** @description From the current price to the average target; null when the price is more than 10 days older than the requested day; in percent */
                to_average: number | null;
                /** @description From the current price to the lowest target; null when the price is more than 10 days older than the requested day; in percent */
                to_low: number | null;
            };
            investment_opinions: {
                /**
                 * @description The rating, on one scale for every firm's words
                 * @enum {string}
                 */
                opinion: "strong_buy" | "buy" | "hold" | "sell" | "strong_sell";
                /**
                 * Format: int64
                 * @description Firms whose latest report has that rating
                 */
                count: number;
                /** @description Of the firms with a rating, to one decimal; in percent */
                percentage: number;
            }[];
            target_price_trend: {
                /**
                 * Format: date
                 * @description The day of the report
                 * @example 2021-01-28
                 */
                date: string;
                /** @description The target for one share of the requested day; in currency */
                target_price: number;
                /** @description The firm */
                broker: string;
                /** @description The report's rating; null when it has none */
                opinion: ("strong_buy" | "buy" | "hold" | "sell" | "strong_sell") | null;
            }[];
            price_history: {
                /**
                 * Format: date
                 * @description The trading day at the exchange
                 * @example 2020-08-28
                 */
                date: string;
                /**
                 * @description The last price; in currency
                 * @example 499.23
                 */
                close: number;
            }[];
            /**
             * Format: int64
             * @description The calendar months that the consensus covers
             */
            analysis_period_months: number;
            /**
             * Format: date
             * @description The day of the latest report of the months
             */
            last_report_date: string | null;
            /**
             * Format: int64
             * @description Reports of the months, with a rating or without
             */
            total_reports: number;
        };
        TechnicalPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description The length of a bar
             * @enum {string}
             */
            interval: "1day";
            /**
             * Format: date
             * @description The day of the last bar
             */
            price_date: string | null;
            /** @description The close of the last bar, adjusted for splits; in currency */
            close: number | null;
            /** @description Wilder's relative strength index, 0 to 100; null when no close has changed */
            rsi: number | null;
            macd: {
                /** @description Fast exponential mean of closes less the slow one; in currency */
                macd: number | null;
                /** @description Exponential mean of macd; in currency */
                signal: number | null;
                /** @description macd less signal; in currency */
                histogram: number | null;
            };
            bollinger_bands: {
                /** @description The middle band and the deviations above it; in currency */
                upper: number | null;
                /** @description Mean of the closes of the window; in currency */
                middle: number | null;
                /** @description The middle band less the deviations; in currency */
                lower: number | null;
            };
            /** @description Wilder's average true range; in currency */
            atr: number | null;
            /** @description Mean of the last 20 closes; in currency */
            sma_20: number | null;
            /** @description Mean of the last 50 closes; in currency */
            sma_50: number | null;
            /** @description Mean of the last 200 closes; in currency */
            sma_200: number | null;
            parameters: {
                rsi: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 14;
                };
                macd: {
                    /**
                     * @description Length of the fast exponential mean; in bars
                     * @enum {number}
                     */
                    fast: 12;
                    /**
                     * @description Length of the slow exponential mean; in bars
                     * @enum {number}
                     */
                    slow: 26;
                    /**
                     * @description Length of the signal's exponential mean; in bars
                     * @enum {number}
                     */
                    signal: 9;
                };
                bollinger_bands: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 20;
                    /**
                     * @description How many standard deviations a band lies from the middle
                     * @enum {number}
                     */
                    deviations: 2;
                };
                atr: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 14;
                };
                sma_20: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 20;
                };
                sma_50: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 50;
                };
                sma_200: {
                    /**
                     * @description Length of the window; in bars
                     * @enum {number}
                     */
                    period: 200;
                };
            };
            series?: components["schemas"]["TechnicalPoint"][];
        };
        TechnicalPoint: {
            /**
             * Format: date
             * @description The trading day at the exchange
             * @example 2020-08-28
             */
            date: string;
            /**
             * @description The last price; in currency
             * @example 499.23
             */
            close: number;
            /** @description Wilder's relative strength index, 0 to 100; null when no close has changed */
            rsi: number | null;
            /** @description Fast exponential mean of closes less the slow one; in currency */
            macd: number | null;
            /** @description Exponential mean of macd; in currency */
            macd_signal: number | null;
            /** @description macd less signal; in currency */
            macd_histogram: number | null;
            /** @description The middle band and the deviations above it; in currency */
            bollinger_upper: number | null;
            /** @description Mean of the closes of the window; in currency */
            bollinger_middle: number | null;
            /** @description The middle band less the deviations; in currency */
            bollinger_lower: number | null;
            /** @description Wilder's average true range; in currency */
            atr: number | null;
            /** @description Mean of the last 20 closes; in currency */
            sma_20: number | null;
            /** @description Mean of the last 50 closes; in currency */
            sma_50: number | null;
            /** @description Mean of the last 200 closes; in currency */
            sma_200: number | null;
        };
        MultiplesPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            multiples: {
                /**
                 * Format: date
                 * @description The day of the month's last bar, of which the multiples are: its price, and what was known then
                 */
                date: string;
                /**
                 * Format: date
                 * @description The end of the latest statement in the multiples, of those known on the day of the price
                 */
                statement_date: string | null;
                /** @description Market cap to net income, a multiple */
                pe_ratio: number | null;
                /** @description Market cap to equity, a multiple */
                pb_ratio: number | null;
                /** @description Market cap to sales, a multiple */
                ps_ratio: number | null;
                /** @description Enterprise value to EBITDA, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** @description Market cap to free cash flow, a multiple */
                pfcf_ratio: number | null;
            }[];
            /**
             * Format: int64
             * @description Months in this list
             */
            count: number;
        };
        SnapshotPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * Format: date
             * @description The day of the latest bar, on which price, market cap and multiples are based
             */
            price_date: string | null;
            /**
             * Format: date
             * @description The end of the latest statement in the multiples, of those known on the day of the price
             */
            statement_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            price: {
                /** @description The latest close, adjusted for splits; in currency */
                current: number | null;
                /** @description The latest close less that of the bar before, adjusted for splits; null where that is more than ten days older than the day before; in currency */
                change: number | null;
                /** @description The change from the close of the bar before, adjusted for splits; null as `change`; in percent */
                change_percent: number | null;
                /** @description The first price of the latest bar; in currency */
                open: number | null;
                /** @description The highest price of the latest bar; in currency */
                high: number | null;
                /** @description The lowest price of the latest bar; in currency */
                low: number | null;
                /** @description The close of the bar before, however many days earlier; in currency */
                previous_close: number | null;
                /**
                 * Format: int64
                 * @description The shares traded in the latest bar; in shares
                 */
                volume: number | null;
            };
            range_52w: {
                /** @description The highest price of the year to the latest bar; in currency */
                high: number | null;
                /**
                 * Format: date
                 * @description The latest day of that price
                 */
                high_date: string | null;
                /** @description The lowest price of the year to the latest bar; in currency */
                low: number | null;
                /**
                 * Format: date
                 * @description The latest day of that price
                 */
                low_date: string | null;
            };
            /**
             * Format: int64
             * @description Mean volume of the last 20 bars; null with fewer, or with a gap among them; in shares
             */
            average_volume_20d: number | null;
            /**
             * Format: int64
             * @description Mean volume of the last 50 bars; null with fewer, or with a gap among them; in shares
             */
            average_volume_50d: number | null;
            returns: {
                /** @description Change of the price over a week, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1w": number | null;
                /** @description Change of the price over a month, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1m": number | null;
                /** @description Change of the price over three months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "3m": number | null;
                /** @description Change of the price over six months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "6m": number | null;
                /** @description Change of the price over the calendar year to date, adjusted for splits; null where history is too short or has a gap there; in percent */
                ytd: number | null;
                /** @description Change of the price over a year, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1y": number | null;
            };
            market: {
                /** @description Of all the issuer's share classes, in market_cap_currency; null without a price */
                market_cap: number | null;
                /**
                 * Format: int64
                 * @description Of all the issuer's share classes; in shares
                 */
                shares_outstanding: number | null;
                /** @description Market cap to net income, a multiple */
                pe_ratio: number | null;
                /** @description Market cap to equity, a multiple */
                pb_ratio: number | null;
                /** @description Cash dividends of twelve months to the latest close; 0 when none was paid, null when that is unknown; in percent */
                dividend_yield: number | null;
                /** @description Slope of 60 monthly total returns on the index's; null with fewer than 24 or without an index */
                beta: number | null;
            };
            recommendations: components["schemas"]["Recommendation"][];
            target_price: {
                /** @description The mean of the firms' latest targets; in currency */
                average: number | null;
                /** @description The median of the firms' latest targets; in currency */
                median: number | null;
                /** @description The highest of the firms' latest targets; in currency */
                high: number | null;
                /** @description The lowest of the firms' latest targets; in currency */
                low: number | null;
                /**
                 * Format: int64
                 * @description Firms that have a target
                 */
                expert_count: number;
            };
        };
        Recommendation: {
            /**
             * Format: date
             * @description The first day of the month
             * @example 2020-08-01
             */
            period: string;
            /**
             * Format: int64
             * @description Firms whose latest opinion is strong buy
             */
            strong_buy: number;
            /**
             * Format: int64
             * @description Firms whose latest opinion is buy
             */
            buy: number;
            /**
             * Format: int64
             * @description Firms whose latest opinion is hold
             */
            hold: number;
            /**
             * Format: int64
             * @description Firms whose latest opinion is sell
             */
            sell: number;
            /**
             * Format: int64
             * @description Firms whose latest opinion is strong sell
             */
            strong_sell: number;
        };
        ActionsPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            actions: components["schemas"]["Action"][];
            /**
             * Format: date
             * @description The day up to which all actions are known; null when none were imported
             */
            known_to: string | null;
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
            /** @description Whether the security is a fund, a note that follows an index, or an index: it files no statements */
            is_fund: boolean;
            /** @description Days without an action on which the newest 10,000 bars step as after a split, at most the newest 100, the newest first, whatever range and type of actions are asked for; a crash looks like one too */
            doubtful_steps: components["schemas"]["DoubtfulStep"][];
            /** @description The newest 10,000 bars with a low below half of the lesser, or a high above twice the greater, of open and close, at most the newest 100, the newest first, whatever range and type of actions are asked for; such a low or high is left out of 52-week ranges. Without those that an operator took as right */
            doubtful_spikes: components["schemas"]["DoubtfulSpike"][];
        };
        DoubtfulSpike: {
            /**
             * Format: date
             * @description The day of the bar
             * @example 2010-08-31
             */
            date: string;
            /**
             * @description Its open, raw; in currency
             * @example 241.88
             */
            open: number;
            /**
             * @description Its high, raw; in currency
             * @example 244.56
             */
            high: number;
            /**
             * @description Its low, raw; in currency
             * @example 25.3
             */
            low: number;
            /**
             * @description Its close, raw; in currency
             * @example 243.37
             */
            close: number;
        };
        DoubtfulStep: {
            /**
             * Format: date
             * @description The day on which the bars step
             * @example 2014-04-03
             */
            date: string;
            /**
             * @description Its open, raw; in currency
             * @example 569.85
             */
            open: number;
            /**
             * Format: date
             * @description The day of the bar before it
             * @example 2014-04-02
             */
            previous_date: string;
            /**
             * @description The close of that day, raw; in currency
             * @example 1135.1
             */
            previous_close: number;
            /**
             * @description The split that would explain the step, new shares to old; null when no usual split does
             * @example 2:1
             */
            fits: string | null;
        };
        Action: {
            /**
             * Format: date
             * @description The ex-date: the bar of that day is on the new basis
             * @example 2020-08-31
             */
            effective_date: string;
            /**
             * @description What the company did
             * @example split
             * @enum {string}
             */
            type: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
            /**
             * @description New shares for each old one (split, stock_dividend), else the amount a share as traded on the ex-date
             * @example 4
             */
            value: number;
            /** @description The raw close before the ex-date, as imported, else of the last bar before it; null when not known or still to come; in currency */
            reference_close: number | null;
            /** @description What an amount is in: the price's own unit, or a foreign currency, and then no price is adjusted by it; null for a ratio */
            currency: string | null;
        };
        PricesPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            company_name: string;
            /**
             * @description How long a bar is
             * @enum {string}
             */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
            /** @description Whether there are items at a larger offset */
            has_more: boolean;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            offset: number;
            /**
             * Format: int64
             * @description The number of the page, from 1
             */
            page: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            total_pages: number;
            /** @description Whether items follow those of this page */
            has_next: boolean;
            /** @description Whether items precede those of this page */
            has_prev: boolean;
            /**
             * @description What the prices are adjusted for
             * @enum {string}
             */
            adjust: "none" | "splits" | "all";
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description IANA zone of its trading day
             * @example America/New_York
             */
            timezone: string;
            /** @description Whether the newest bar's week or month isn't over at the exchange; false for daily bars */
            is_last_partial: boolean;
        };
        PricePoint: {
            /**
             * @description The bar's day at the exchange's own time, without a zone
             * @example 2020-08-28T00:00:00
             */
            datetime: string;
            /**
             * @description The first price; in currency
             * @example 504.05
             */
            open: number;
            /**
             * @description The highest price; in currency
             * @example 505.77
             */
            high: number;
            /**
             * @description The lowest price; in currency
             * @example 498.31
             */
            low: number;
            /**
             * @description The last price; in currency
             * @example 499.23
             */
            close: number;
            /**
             * Format: int64
             * @description Shares traded; in shares
             * @example 46907479
             */
            volume: number;
        };
        SourcesPage: {
            sources: components["schemas"]["Source"][];
        };
        Source: {
            /**
             * @description The source of the data, in the operator's words, else import
             * @example sec
             */
            source: string;
            /**
             * @description The kind of import
             * @enum {string}
             */
            kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news";
            last_run: {
                /**
                 * Format: int64
                 * @description The run's id
                 */
                run_id: number;
                /**
                 * Format: date-time
                 * @description When the run started, UTC
                 */
                started_at: string;
                /**
                 * Format: date-time
                 * @description When the run finished, UTC
                 */
                finished_at: string;
                /**
                 * Format: int64
                 * @description Rows that were read
                 */
                read: number;
                /**
                 * Format: int64
                 * @description Rows that were new
                 */
                inserted: number;
                /**
                 * Format: int64
                 * @description Rows that replaced another
                 */
                changed: number;
                /**
                 * Format: int64
                 * @description Rows that were stored already
                 */
                unchanged: number;
                /**
                 * Format: int64
                 * @description Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows
                 */
                normalised: number;
                /**
                 * Format: int64
                 * @description Rows that were refused
                 */
                refused: number;
                /**
                 * Format: int64
                 * @description Rows that were accepted and are probably wrong; counted among the others too
                 */
                doubtful: number;
            };
            /**
             * Format: int64
             * @description Runs that were not undone
             */
            runs: number;
            /**
             * Format: int64
             * @description Rows that they added
             */
            rows: number;
            /**
             * Format: int64
             * @description Rows that were refused
             */
            refused: number;
            /**
             * Format: int64
             * @description Rows that were accepted and are probably wrong; counted among the others too
             */
            doubtful: number;
            /**
             * Format: date
             * @description The newest date of its records; null where records of the kind have no date
             */
            newest_date: string | null;
            /**
             * Format: int64
             * @description Runs that refused a row
             */
            failures: number;
            /**
             * Format: date-time
             * @description When the source will be synced next, UTC; null when it isn't scheduled
             */
            next_run: string | null;
            /** @description Whether the last sync of the source failed */
            failed: boolean;
            /** @description Under which terms its data may be used; null for a source of the operator's own */
            licence: string | null;
        };
        MarketsPage: {
            markets: components["schemas"]["MarketOverview"][];
        };
        MarketOverview: {
            /**
             * @description The currency of the market: GBP also for prices in GBX
             * @example USD
             */
            currency: string;
            /**
             * Format: date
             * @description The latest day on which one of its securities was traded; null without prices
             */
            price_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /**
             * Format: int64
             * @description Companies, an issuer's securities counted once
             */
            companies_count: number;
            /** @description Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            sectors: components["schemas"]["MarketSector"][];
            top_companies: components["schemas"]["MarketCompany"][];
        };
        MarketCompany: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description The company's part of a page's address, unique and stable
             * @example apple-inc
             */
            slug: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /** @description The latest close as traded, in `currency`; in currency */
            close: number | null;
            /**
             * Format: date
             * @description The day of the close, on which the market cap is based
             */
            price_date: string | null;
            /** @description From the previous bar's close to this one, adjusted for splits; in percent */
            price_change_percent: number | null;
            /** @description Of all the issuer's share classes, in market_cap_currency; null without a price */
            market_cap: number | null;
            /** @description As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
        };
        MarketSector: {
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * Format: int64
             * @description Companies of the sector, an issuer's securities counted once
             */
            companies_count: number;
            /** @description Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            /** @description As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
        };
        FinancialsPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description Annual for a fiscal year, Quarterly for a quarter or a half
             * @enum {string}
             */
            period: "Annual" | "Quarterly";
            statements: components["schemas"]["PageStatement"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        PageStatement: {
            /**
             * Format: date
             * @description The last day of the period
             * @example 2020-09-26
             */
            fiscal_date: string;
            /**
             * Format: int64
             * @description The fiscal year as the issuer calls it
             * @example 2020
             */
            year: number;
            /**
             * Format: int64
             * @description 1 to 4; 2 or 4 for a half; null for a fiscal year
             * @example 1
             */
            quarter: number | null;
            /**
             * @description Annual for a fiscal year, Quarterly for a quarter or a half
             * @enum {string}
             */
            period: "Annual" | "Quarterly";
            /**
             * @description How many months flows cover; 6 where the issuer reports by halves
             * @enum {number}
             */
            months: 3 | 6 | 12;
            /**
             * @description The currency of its money
             * @example USD
             */
            currency: string;
            /**
             * Format: date
             * @description When the newest of its figures was filed; null where none is dated
             * @example 2020-10-30
             */
            filed_at: string | null;
            /** @description Revenue; in currency */
            sales: number | null;
            /** @description Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** @description Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** @description Research and development expense; in currency */
            research_and_development: number | null;
            /** @description Selling, general and administrative expense; in currency */
            selling_general_and_administrative: number | null;
            /** @description Operating income; in currency */
            operating_income: number | null;
            /** @description Earnings before interest and tax; in currency */
            ebit: number | null;
            /** @description Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** @description Income before tax; in currency */
            pretax_income: number | null;
            /** @description Net income, the parent's share; in currency */
            net_income: number | null;
            /** @description Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** @description Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** @description Total assets; in currency */
            total_assets: number | null;
            /** @description Current assets; in currency */
            total_current_assets: number | null;
            /** @description Cash and its equivalents; in currency */
            cash_and_cash_equivalents: number | null;
            /** @description Trade receivables; in currency */
            accounts_receivable: number | null;
            /** @description Inventories; in currency */
            inventory: number | null;
            /** @description Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** @description Property, plant and equipment, net; in currency */
            properties: number | null;
            /** @description Intangible assets other than goodwill; in currency */
            intangible_assets: number | null;
            /** @description Goodwill; in currency */
            goodwill: number | null;
            /** @description Total liabilities; in currency */
            total_liabilities: number | null;
            /** @description Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** @description Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** @description Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** @description Retained earnings; in currency */
            retained_earnings: number | null;
            /** @description Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** @description Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** @description Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** @description Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            /** @description Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** @description Dividends paid on common stock; an outflow is positive; in currency */
            common_dividends: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                cash_and_cash_equivalents?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
            };
        };
        FigureProvenance: {
            /**
             * @description The filing's id
             * @example 0000320193-20-000096
             */
            filing_id: string | null;
            /** @description Where the filing can be read */
            filing_url: string | null;
            /**
             * @description The kind of filing
             * @example 10-K
             */
            form: string | null;
            /**
             * @description The source's name of the figure; null when it has none, and for a derived figure
             * @example us-gaap:Revenues
             */
            tag: string | null;
            /**
             * @description How the figure was derived; null for a figure as filed
             * @example 9M - 6M
             */
            derivation: string | null;
            /**
             * Format: date
             * @description When it was filed; of a derived figure, when its last operand was
             * @example 2020-10-30
             */
            filed_at: string | null;
        };
        StatementLines: {
            /** @description Research and development expense; in currency */
            research_and_development: number | null;
            /** @description Selling, general and administrative expense; in currency */
            selling_general_and_administrative: number | null;
            /** @description Interest expense; in currency */
            interest_expense: number | null;
            /** @description Income before tax; in currency */
            pretax_income: number | null;
            /** @description Income tax expense; in currency */
            income_tax: number | null;
            /** @description Depreciation and amortization; in currency */
            depreciation_and_amortization: number | null;
            /** @description Expense of shares and options granted to employees, as the cash flow adds it back; in currency */
            stock_based_compensation: number | null;
            /** @description Dividends paid on common stock; an outflow is positive; in currency */
            common_dividends: number | null;
            /** @description Payments for the issuer's own shares; an outflow is positive; in currency */
            share_repurchases: number | null;
            /** @description Weighted average shares; in shares */
            shares_basic: number | null;
            /** @description Weighted average shares after dilution; in shares */
            shares_diluted: number | null;
            /** @description Dividends declared per share of common stock; on the same shares as eps_basic; in currency */
            dividends_per_share: number | null;
            /** @description Investments due within a year; in currency */
            short_term_investments: number | null;
            /** @description Property, plant and equipment, net; in currency */
            properties: number | null;
            /** @description Intangible assets other than goodwill; in currency */
            intangible_assets: number | null;
            /** @description Goodwill; in currency */
            goodwill: number | null;
            /** @description Debt due within a year; in currency */
            short_term_debt: number | null;
            /** @description Debt due after a year; in currency */
            long_term_debt: number | null;
            /** @description Short-term and long-term debt; in currency */
            total_debt: number | null;
            /** @description Preferred stock; in currency */
            preferred_stock: number | null;
            /** @description Equity of others in subsidiaries; in currency */
            non_controlling_interest: number | null;
            /** @description Retained earnings; in currency */
            retained_earnings: number | null;
        };
        CompanyDetailPage: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            id: number;
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /** @description What the issuer does, in prose */
            description: string | null;
            /** @description Chief executive */
            ceo: string | null;
            /**
             * @description The issuer's website
             * @example https://www.apple.com
             */
            website: string | null;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description Industry within the sector, in the source's words
             * @example Consumer Electronics
             */
            industry: string | null;
            /** @description The latest close, adjusted for splits; in currency */
            current_price: number | null;
            /** @description The latest close less that of the bar before, adjusted for splits; null where that is more than ten days older than the day before; in currency */
            price_change: number | null;
            /** @description The change from the close of the bar before, adjusted for splits; null as `change`; in percent */
            price_change_percent: number | null;
            /**
             * Format: date
             * @description The day of the latest bar, on which price, market cap and multiples are based
             */
            price_date: string | null;
            /**
             * Format: date
             * @description The end of the latest statement in the multiples, of those known on the day of the price
             */
            statement_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /**
             * Format: int64
             * @description Full-time employees; in people
             * @example 164000
             */
            employees: number | null;
            /**
             * Format: int64
             * @description The fiscal year of the latest annual statement, the basis of margins, growth, returns, health and revenue
             */
            fiscal_year: number | null;
            /**
             * Format: date
             * @description The last day of that fiscal year
             */
            fiscal_date: string | null;
            profile: {
                /** @description Of all the issuer's share classes, in market_cap_currency; null without a price */
                market_cap: number | null;
                /** @description Revenue; in currency */
                revenue: number | null;
                /**
                 * Format: int64
                 * @description Of all the issuer's share classes; in shares
                 */
                shares_outstanding: number | null;
                /**
                 * Format: int64
                 * @description Full-time employees; in people
                 * @example 164000
                 */
                employees: number | null;
            };
            margins: {
                /** @description Gross profit to sales; in percent */
                gross_margin: number | null;
                /** @description EBITDA to sales; in percent */
                ebitda_margin: number | null;
                /** @description Operating income to sales; in percent */
                operating_margin: number | null;
                /** @description Income before tax to sales; in percent */
                pretax_margin: number | null;
                /** @description Net income to sales; in percent */
                net_margin: number | null;
            };
            valuation: {
                /** @description Market cap to net income, a multiple */
                pe_ratio: number | null;
                /** @description Market cap to equity, a multiple */
                pb_ratio: number | null;
                /** @description Market cap to sales, a multiple */
                ps_ratio: number | null;
                /** @description Enterprise value to EBITDA, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** @description Market cap to free cash flow, a multiple */
                pfcf_ratio: number | null;
            };
            growth: {
                /** @description Growth of sales a year, compounded over 3 years; in percent */
                sales_growth_3y_cagr: number | null;
                /** @description Growth of sales a year, compounded over 5 years; in percent */
                sales_growth_5y_cagr: number | null;
                /** @description Growth of operating income a year, compounded over 3 years; in percent */
                operating_income_growth_3y_cagr: number | null;
                /** @description Growth of operating income a year, compounded over 5 years; in percent */
                operating_income_growth_5y_cagr: number | null;
                /** @description Growth of net income a year, compounded over 3 years; in percent */
                net_income_growth_3y_cagr: number | null;
                /** @description Growth of net income a year, compounded over 5 years; in percent */
                net_income_growth_5y_cagr: number | null;
            };
            returns: {
                /** @description Net income to total assets; in percent */
                roa: number | null;
                /** @description Net income to equity; in percent */
                roe: number | null;
                /** @description Operating income after tax to debt and equity less cash; in percent */
                roic: number | null;
            };
            financial_health: {
                /** @description Cash and its equivalents; in the statement's currency */
                cash: number | null;
                /** @description Total debt less cash and short-term investments, below 0 with more of these than debt; in the statement's currency */
                net_debt: number | null;
                /** @description Total debt to equity, a multiple */
                debt_to_equity_ratio: number | null;
                /** @description EBIT to interest expense, a multiple; below 0 for a loss */
                interest_coverage_ratio: number | null;
            };
        };
        SlugResult: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            id: number;
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * Format: date
             * @description The day asked for, else today, at the company's exchange
             */
            as_of: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
        };
        CompanySearchResult: {
            companies: components["schemas"]["CompanyMatch"][];
        };
        CompanyMatch: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            id: number;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description The company's part of a page's address, unique and stable
             * @example apple-inc
             */
            slug: string;
        };
        FundamentalsBySymbol: {
            [key: string]: components["schemas"]["Fundamentals"] | components["schemas"]["SymbolError"];
        };
        SymbolError: {
            /**
             * @description error, where it is ok for a symbol that is answered
             * @enum {string}
             */
            status: "error";
            /** @description What is wrong with the symbol, in words */
            detail: string;
        };
        Fundamentals: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            valuation: {
                /** @description Market cap to net income, a multiple */
                pe_ratio: number | null;
                /** @description Market cap to equity, a multiple */
                pb_ratio: number | null;
                /** @description Market cap to sales, a multiple */
                ps_ratio: number | null;
                /** @description Enterprise value to EBITDA, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** @description Market cap to free cash flow, a multiple */
                pfcf_ratio: number | null;
            };
            growth: {
                /** @description Growth of sales over one year; in percent */
                sales_growth_1y: number | null;
                /** @description Growth of sales a year, compounded over 3 years; in percent */
                sales_growth_3y_cagr: number | null;
                /** @description Growth of sales a year, compounded over 5 years; in percent */
                sales_growth_5y_cagr: number | null;
                /** @description Growth of operating income over one year; in percent */
                operating_income_growth_1y: number | null;
                /** @description Growth of operating income a year, compounded over 3 years; in percent */
                operating_income_growth_3y_cagr: number | null;
                /** @description Growth of operating income a year, compounded over 5 years; in percent */
                operating_income_growth_5y_cagr: number | null;
            };
            market_data: {
                /** @description Of all the issuer's share classes, in market_cap_currency; null without a price */
                market_cap: number | null;
                /** @description The latest close as traded; in currency */
                latest_price: number | null;
                /**
                 * Format: int64
                 * @description Shares traded on the day of the latest bar; in shares
                 */
                latest_volume: number | null;
                /** @description Cash dividends of twelve months to the latest close; 0 when none was paid, null when that is unknown; in percent */
                dividend_yield: number | null;
                /**
                 * Format: int64
                 * @description Of all the issuer's share classes; in shares
                 */
                shares_outstanding: number | null;
            };
            /**
             * Format: date
             * @description The day of the latest bar, on which price, market cap and multiples are based
             */
            price_date: string | null;
            /**
             * Format: date
             * @description The end of the latest statement in the multiples, of those known on the day of the price
             */
            statement_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /**
             * @description ok, where it is error for a symbol of several that is refused
             * @enum {string}
             */
            status: "ok";
        };
        ProfileBySymbol: {
            [key: string]: components["schemas"]["Profile"] | components["schemas"]["SymbolError"];
        };
        Profile: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description ISO 10383 market identifier
             * @example XNAS
             */
            mic_code: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description Industry within the sector, in the source's words
             * @example Consumer Electronics
             */
            industry: string | null;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * @description Financial Instrument Global Identifier
             * @example BBG000B9XRY4
             */
            figi_code: string | null;
            /**
             * @description ISO 6166 number
             * @example US0378331005
             */
            isin: string | null;
            /**
             * @description CUSIP; null for securities outside the US
             * @example 037833100
             */
            cusip: string | null;
            /** @description What the issuer does, in prose */
            description: string | null;
            /** @description Chief executive */
            ceo: string | null;
            /**
             * Format: int64
             * @description Full-time employees; in people
             * @example 164000
             */
            employees: number | null;
            /**
             * @description The issuer's website
             * @example https://www.apple.com
             */
            website: string | null;
            /** @description Street and number of the head office */
            address: string | null;
            /** @description City of the head office */
            city: string | null;
            /** @description State or province of the head office */
            state: string | null;
            /** @description Postal code of the head office */
            zip_code: string | null;
            /**
             * @description English name of the issuer's home country
             * @example United States
             */
            country: string | null;
            /** @description Telephone of the head office */
            phone: string | null;
            /**
             * Format: int64
             * @description Of all the issuer's share classes; in shares
             */
            shares_outstanding: number | null;
            /**
             * @description What kind of security it is, in the source's words
             * @example Common Stock
             */
            stock_type: string | null;
            /** @description The latest close as traded; in currency */
            latest_price: number | null;
            /**
             * Format: int64
             * @description Of all the issuer's share classes, to the whole unit of market_cap_currency
             */
            market_cap: number | null;
            /**
             * Format: date
             * @description The day of the latest bar, on which price, market cap and multiples are based
             */
            price_date: string | null;
            /**
             * Format: date
             * @description The end of the latest statement in the multiples, of those known on the day of the price
             */
            statement_date: string | null;
            /** @description The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /**
             * @description ok, where it is error for a symbol of several that is refused
             * @enum {string}
             */
            status: "ok";
        };
        TimeSeriesBySymbol: {
            [key: string]: components["schemas"]["TimeSeries"] | components["schemas"]["SymbolError"];
        };
        TimeSeries: {
            meta: {
                /**
                 * @description Ticker on its exchange
                 * @example AAPL
                 */
                symbol: string;
                /**
                 * @description English name
                 * @example Apple Inc.
                 */
                name: string;
                /**
                 * @description The exchange's code
                 * @example NASDAQ
                 */
                exchange: string;
                /**
                 * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
                 * @example USD
                 */
                currency: string | null;
                /**
                 * @description How long a bar is
                 * @enum {string}
                 */
                interval: "1day" | "1week" | "1month";
                /**
                 * Format: int64
                 * @description Bars in this body
                 */
                data_points: number;
                /**
                 * Format: int64
                 * @description Bars in the range
                 */
                total: number;
                /** @description Whether there are items at a larger offset */
                has_more: boolean;
                /**
                 * @description What the prices are adjusted for
                 * @enum {string}
                 */
                adjust: "none" | "splits" | "all";
                /**
                 * @description IANA zone of its trading day
                 * @example America/New_York
                 */
                timezone: string;
            };
            values: components["schemas"]["PricePoint"][];
            /**
             * @description ok, where it is error for a symbol of several that is refused
             * @enum {string}
             */
            status: "ok";
        };
        Report: {
            /**
             * Format: int64
             * @description The report's id
             */
            id: number;
            /**
             * @description Title
             * @example HBM leads
             */
            title: string;
            /**
             * Format: date
             * @description The day of the report
             * @example 2024-07-05
             */
            report_date: string;
            /**
             * @description About one company, or about an industry or sector
             * @example company_analysis
             */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /**
             * @description The firm that published it
             * @example 미래에셋증권
             */
            securities_firm: string;
            /**
             * @description The company's name as the firm writes it
             * @example 삼성전자
             */
            stock_name: string | null;
            /**
             * @description The industry, in the firm's words
             * @example 반도체
             */
            industry_category: string | null;
            /** @description Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
            /**
             * @description The symbol of the company that it is about; null when none is known
             * @example 005930
             */
            symbol: string | null;
            /** @description The PDF's key in its store; null when there is no PDF */
            s3_key: string | null;
        };
        ReportList: {
            reports: components["schemas"]["ReportItem"][];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description The number of the page, from 1
             */
            page: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            page_size: number;
            /** @description Whether items follow those of this page */
            has_next: boolean;
        };
        ReportItem: {
            /**
             * Format: int64
             * @description The report's id
             */
            id: number;
            /**
             * @description Title
             * @example HBM leads
             */
            title: string;
            /**
             * Format: date
             * @description The day of the report
             * @example 2024-07-05
             */
            report_date: string;
            /**
             * @description About one company, or about an industry or sector
             * @example company_analysis
             */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /**
             * @description The firm that published it
             * @example 미래에셋증권
             */
            securities_firm: string;
            /**
             * @description The company's name as the firm writes it
             * @example 삼성전자
             */
            stock_name: string | null;
            /**
             * @description The industry, in the firm's words
             * @example 반도체
             */
            industry_category: string | null;
            /** @description Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
            /**
             * @description The symbol of the company that it is about; null when none is known
             * @example 005930
             */
            symbol: string | null;
        };
        NewsContent: {
            /**
             * Format: int64
             * @description The article's id
             */
            id: number;
            /** @description Title */
            title: string;
            /**
             * @description The type of the full content
             * @example text/html
             * @enum {string}
             */
            content_type: "text/html" | "text/plain";
            /** @description The whole article; null when only its summary is known */
            full_content: string | null;
            /**
             * @description The language of its texts
             * @example ko
             * @enum {string}
             */
            locale: "ko" | "en" | "ja" | "zh";
        };
        NewsList: {
            articles: components["schemas"]["NewsItem"][];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            skip: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            /**
             * Format: int64
             * @description The number of the page, from 1
             */
            page: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            total_pages: number;
            /** @description Whether items follow those of this page */
            has_next: boolean;
            /** @description Whether items precede those of this page */
            has_prev: boolean;
        };
        ActionList: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            actions: components["schemas"]["Action"][];
            /**
             * Format: date
             * @description The day up to which all actions are known; null when none were imported
             */
            known_to: string | null;
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        PriceHistory: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            company_name: string;
            /**
             * @description How long a bar is
             * @enum {string}
             */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
            /** @description Whether there are items at a larger offset */
            has_more: boolean;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            offset: number;
            /**
             * Format: int64
             * @description The number of the page, from 1
             */
            page: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description How many pages there are
             */
            total_pages: number;
            /** @description Whether items follow those of this page */
            has_next: boolean;
            /** @description Whether items precede those of this page */
            has_prev: boolean;
            /**
             * @description What the prices are adjusted for
             * @enum {string}
             */
            adjust: "none" | "splits" | "all";
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description IANA zone of its trading day
             * @example America/New_York
             */
            timezone: string;
            /** @description Whether the newest bar's week or month isn't over at the exchange; false for daily bars */
            is_last_partial: boolean;
        };
        PriceSeries: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            company_name: string;
            /**
             * @description How long a bar is
             * @enum {string}
             */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
            /**
             * @description What the prices are adjusted for
             * @enum {string}
             */
            adjust: "none" | "splits" | "all";
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description IANA zone of its trading day
             * @example America/New_York
             */
            timezone: string;
            /** @description Whether the newest bar's week or month isn't over at the exchange; false for daily bars */
            is_last_partial: boolean;
        };
        PublicFinancials: {
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            company_name: string;
            /**
             * @description Annual for a fiscal year, Quarterly for a quarter or a half
             * @enum {string}
             */
            period: "Annual" | "Quarterly";
            /** @description What the money of the newest statement is in; null without any */
            currency: string | null;
            statements: components["schemas"]["PublicStatement"][];
            /**
             * Format: int64
             * @description How many items this body lists
             */
            count: number;
        };
        PublicStatement: {
            /**
             * Format: date
             * @description The last day of the period
             * @example 2020-09-26
             */
            fiscal_date: string;
            /**
             * Format: int64
             * @description The fiscal year as the issuer calls it
             * @example 2020
             */
            year: number;
            /**
             * Format: int64
             * @description 1 to 4; 2 or 4 for a half; null for a fiscal year
             * @example 1
             */
            quarter: number | null;
            /**
             * @description Annual for a fiscal year, Quarterly for a quarter or a half
             * @enum {string}
             */
            period: "Annual" | "Quarterly";
            /**
             * @description How many months flows cover; 6 where the issuer reports by halves
             * @enum {number}
             */
            months: 3 | 6 | 12;
            /**
             * @description The currency of its money
             * @example USD
             */
            currency: string;
            /**
             * Format: date
             * @description When the newest of its figures was filed; null where none is dated
             * @example 2020-10-30
             */
            filed_at: string | null;
            /** @description Revenue; in currency */
            sales: number | null;
            /** @description Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** @description Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** @description Operating income; in currency */
            operating_income: number | null;
            /** @description Net income, the parent's share; in currency */
            net_income: number | null;
            /** @description Earnings before interest and tax; in currency */
            ebit: number | null;
            /** @description Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** @description Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** @description Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** @description Total assets; in currency */
            total_assets: number | null;
            /** @description Current assets; in currency */
            total_current_assets: number | null;
            /** @description Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** @description Total liabilities; in currency */
            total_liabilities: number | null;
            /** @description Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** @description Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** @description Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** @description Cash and its equivalents; in currency */
            cash: number | null;
            /** @description Inventories; in currency */
            inventory: number | null;
            /** @description Trade receivables; in currency */
            accounts_receivable: number | null;
            /** @description Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** @description Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** @description Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** @description Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** @description Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                cash?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
            };
        };
        Company: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description English name of the issuer's home country, or its two-letter code where the request paged by offset
             * @example United States
             */
            country: string | null;
            /**
             * @description ISO 3166-1 code of the issuer's home country
             * @example US
             */
            country_code: string | null;
            /**
             * @description False when its listing ended
             * @example true
             */
            listed: boolean;
            /**
             * @description Industry within the sector, in the source's words
             * @example Consumer Electronics
             */
            industry: string | null;
            /**
             * @description What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths
             * @example USD
             */
            currency: string | null;
            /**
             * @description ISO 10383 market identifier
             * @example XNAS
             */
            mic_code: string;
            /**
             * @description ISO 6166 number
             * @example US0378331005
             */
            isin: string | null;
            /**
             * @description The issuer's website
             * @example https://www.apple.com
             */
            website: string | null;
            /** @description What the issuer does, in prose */
            description: string | null;
        };
        CompanyData: {
            data: components["schemas"]["CompanyDataItem"][];
        };
        CompanyDataItem: {
            /**
             * @description The company's id as text
             * @example 320
             */
            company_id: string;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            ticker: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description English name of the issuer's home country, or its two-letter code where the request paged by offset
             * @example United States
             */
            country: string | null;
            /**
             * @description ISO 3166-1 code of the issuer's home country
             * @example US
             */
            country_code: string | null;
            /**
             * @description False when its listing ended
             * @example true
             */
            listed: boolean;
        };
        CompanyList: {
            companies: components["schemas"]["CompanyItem"][];
            pagination: components["schemas"]["Pagination"];
            /**
             * Format: int64
             * @description Items on all pages
             */
            total: number;
            /**
             * Format: int64
             * @description The most items on a page
             */
            limit: number;
            /**
             * Format: int64
             * @description Items before the first of this body
             */
            offset: number;
        };
        CompanyItem: {
            /**
             * Format: int64
             * @description The company's id, never reused; a company is one listed security
             * @example 320
             */
            company_id: number;
            /**
             * @description Ticker on its exchange
             * @example AAPL
             */
            symbol: string;
            /**
             * @description English name
             * @example Apple Inc.
             */
            name: string;
            /**
             * @description Name in the local language; null where none is known
             * @example 삼성전자
             */
            alias_name: string | null;
            /**
             * @description The exchange's code
             * @example NASDAQ
             */
            exchange: string;
            /**
             * @description Sector, in the source's words
             * @example Technology
             */
            sector: string | null;
            /**
             * @description English name of the issuer's home country, or its two-letter code where the request paged by offset
             * @example United States
             */
            country: string | null;
            /**
             * @description ISO 3166-1 code of the issuer's home country
             * @example US
             */
            country_code: string | null;
            /**
             * @description False when its listing ended
             * @example true
             */
            listed: boolean;
        };
        Error: {
            /** @description What went wrong, in words */
            detail: string;
        };
        ValidationError: {
            /** @description All that is wrong */
            detail: components["schemas"]["ValidationItem"][];
        };
        RepetitionError: {
            /** @description What went wrong, in words */
            detail: string;
            /**
             * Format: int64
             * @description The key's id
             */
            id: number;
        };
    };
    responses: {
        /** @description The request line, the URL or a header can't be read */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key is missing, unknown, expired or revoked */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The bearer token is missing, wrong, expired or not yet valid */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key, the bearer token or the session lacks a scope, or a page of another origin writes with the session */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the path or the query names is not there */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path is known, but not with the method; Allow names those that it has */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request took longer to arrive than the server waits */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request was carried out before; its secret is not shown again */
        Repeated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RepetitionError"];
            };
        };
        /** @description What is there doesn't allow it; the detail says what comes first */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the detail says; the connection is closed */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The URL is longer than 8192 characters */
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not said to be application/json */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file ends before the range; Content-Range says how long it is */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Parameters or members of the body are wrong; all faults are listed */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The quota is used up; Retry-After says when the next request is admitted */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The header fields are too large */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the service; its log has it under the request's id */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The store can't be reached now, or too many long requests are under way; Retry-After says when to come back */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description An id of the client's own, repeated in the answer and in the log */
        RequestId: string;
        /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
        IfNoneMatch: string;
        /**
         * @description One range of bytes, answered with 206; several are answered with the whole
         * @example bytes=0-1023
         */
        Range: string;
        /** @description The ETag of the part that the client has: the range counts only while it is current */
        IfRange: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's id, the client's own where it sent one.
         * @example 5f0c8b1e-7c1b-4c53-9f0d-1d2f
         */
        "X-Request-Id": string;
        /**
         * @description Changes with the body and its coding; to be sent as If-None-Match.
         * @example "b6589fc6ab0dc82cf12099d1c2d40ab9"
         */
        ETag: string;
        /**
         * @description Which caches may store the answer, and for how long.
         * @example private
         */
        "Cache-Control": string;
        /**
         * @description Request headers that change the body.
         * @example X-API-Key, Accept, Accept-Encoding
         */
        Vary: string;
        /** @description The language of the body, where it is one. */
        "Content-Language": "ko" | "en" | "ja" | "zh";
        /**
         * @description Requests that are admitted in a window of seconds. On answers to a key, and to clients without one where these are limited.
         * @example "default";q=1000;w=3600
         */
        "RateLimit-Policy": string;
        /**
         * @description Requests that are admitted now, and seconds until the quota is whole. On answers to a key, and to clients without one where these are limited.
         * @example "default";r=999;t=3600
         */
        RateLimit: string;
        /**
         * @description Requests that are admitted in a window. On answers to a key, and to clients without one where these are limited.
         * @example 1000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that are admitted now. On answers to a key, and to clients without one where these are limited.
         * @example 999
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Seconds until the quota is whole. On answers to a key, and to clients without one where these are limited.
         * @example 3600
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Seconds after which the request may be sent again.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description How to authenticate.
         * @example ApiKey realm="findata"
         */
        "WWW-Authenticate": string;
        /**
         * @description The methods of the path.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description Ranges of bytes may be asked for.
         * @example bytes
         */
        "Accept-Ranges": string;
        /**
         * @description Which bytes these are, of how many; only how many after a 416.
         * @example bytes 0-1023/51200
         */
        "Content-Range": string;
        /**
         * @description The name to keep the file under.
         * @example attachment; filename="045ddc2cefedb83a.pdf"
         */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export interface operations {
    listCompanies: {
        parameters: {
            query?: {
                /** @description Part of a name, local name or symbol, in any case */
                search?: string;
                /** @description The sector's whole name, in any case */
                sector?: string;
                /** @description English name or ISO 3166-1 two-letter code */
                country?: string;
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** @description data: the list as {data: [...]}, ids as text and symbols as ticker */
                variant?: "data";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"] | components["schemas"]["CompanyData"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinancials: {
        parameters: {
            query?: {
                /** @description Annual: fiscal years; Quarterly: discrete quarters, or halves of issuers that report by halves; in any case */
                period?: "Annual" | "Quarterly";
                /** @description The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "splits" | "none";
                /** @description Between commas: lines: the stored lines beside the others; provenance: the filing that each figure is from */
                include?: string;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFinancials"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrices: {
        parameters: {
            query?: {
                /** @description What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** @description Items at the most */
                limit?: number;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceSeries"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: {
                /** @description What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description Actions of this type alone */
                type?: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionList"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description What the news is about */
                category?: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
                /** @description 1: high; 2: medium; 3: low */
                priority?: number;
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page */
                skip?: number;
            };
            header?: {
                /** @description The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsList"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of an article in the list */
                article_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsDetail"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of an article in the list */
                article_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsContent"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Reports on a page */
                page_size?: number;
                /** @description The firm's whole name, in any case */
                securities_firm?: string;
                /** @description The whole name of the stock that reports are about, in any case */
                stock_name?: string;
                /** @description company_analysis: of one company; industry_analysis: of an industry or sector */
                report_type?: "company_analysis" | "industry_analysis";
                /** @description The industry's whole name, in any case */
                industry_category?: string;
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description Part of the title, in any case */
                title?: string;
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The id of a report in the list */
                report_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeSeries: {
        parameters: {
            query: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
                /** @description What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** @description Bars at the most: the newest of the range */
                outputsize?: number;
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeSeries"] | components["schemas"]["TimeSeriesBySymbol"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"] | components["schemas"]["ProfileBySymbol"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFundamentals: {
        parameters: {
            query: {
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fundamentals"] | components["schemas"]["FundamentalsBySymbol"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes, answered with 206; several are answered with the whole
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /** @description The ETag of the part that the client has: the range counts only while it is current */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description As cdn_url has it */
                folder: string;
                /** @description As cdn_url has it */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range of bytes that was asked for */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** @description Part of a name, local name or symbol, in any case */
                search: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearchResult"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyBySlug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description URL slug, in any case; a ticker does as well */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlugResult"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyDetail: {
        parameters: {
            query?: {
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetailPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyFinancials: {
        parameters: {
            query?: {
                /** @description Annual: fiscal years; Quarterly: discrete quarters, or halves of issuers that report by halves; in any case */
                period?: "Annual" | "Quarterly";
                /** @description The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "splits" | "none";
                /** @description Between commas: lines: the stored lines beside the others; provenance: the filing that each figure is from */
                include?: string;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialsPage"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarkets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketsPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyPrices: {
        parameters: {
            query?: {
                /** @description What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** @description none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricesPage"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyActions: {
        parameters: {
            query?: {
                /** @description First date of a bar, action or report, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** @description Last date of a bar, action or report, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** @description Actions of this type alone */
                type?: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
                /** @description The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionsPage"];
                    "text/csv": string;
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanySnapshot: {
        parameters: {
            query?: {
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyMultiples: {
        parameters: {
            query?: {
                /** @description The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiplesPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyTechnical: {
        parameters: {
            query?: {
                /** @description Also the points of the last bars, this many at the most */
                series?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TechnicalPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyConsensus: {
        parameters: {
            query?: {
                /** @description Calendar months that end today, or on the day asked for */
                months?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsensusPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSectorAnalysis: {
        parameters: {
            query?: {
                /** @description The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFilings: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosuresPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInsiderTransactions: {
        parameters: {
            query?: {
                /** @description Calendar months that end today, or on the day asked for */
                months?: number;
                /** @description Items at the most */
                limit?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsidersPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyNews: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyNewsArticle: {
        parameters: {
            query?: {
                /** @description The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
                /** @description The id of an article in the list */
                article_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsArticlePage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResearchHighlights: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** @description The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id, as lists and searches have it */
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchHighlightsPage"];
                };
            };
            /** @description What the client has is current: its ETag is among those of If-None-Match */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's own name of this request, 1 to 255 printable characters of ASCII */
                "idempotency-key"?: string;
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description What was made */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The key's number, as the list of keys has it */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The key's number, as the list of keys has it */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The key's number, as the list of keys has it */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyPatch"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's own name of this request, 1 to 255 printable characters of ASCII */
                "idempotency-key"?: string;
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The key's number, as the list of keys has it */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"] | null;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKeyUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The key's number, as the list of keys has it */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyUsage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRunList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoubts: {
        parameters: {
            query?: {
                /** @description Items at the most */
                limit?: number;
                /** @description Page number from 1; not together with offset or skip */
                page?: number;
                /** @description Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubtList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminHealth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The run's id, as the list of runs has it */
                run_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importFile: {
        parameters: {
            query?: {
                /** @description The file's name, in messages and in the run */
                name?: string;
                /** @description SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** @description Whether the symbol is taken from `name`, such as AAPL.csv or 005930.KS.csv */
                symbol_from_name?: "true" | "false";
                /** @description The exchange of rows that name none, such as NASDAQ, XNAS or KOSPI */
                exchange?: string;
                /** @description The company of every row, whatever its symbol: by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or id */
                company?: string;
                /** @description Where the data is from; stored with the run */
                source?: string;
                /** @description The fields of the file's columns: FILECOLUMN=FIELD,... */
                map?: string;
                /** @description Values of fields for rows without their own: FIELD=VALUE,... */
                set?: string;
                /** @description The order of dates that neither begin with their year nor name their month */
                date_order?: "ymd" | "mdy" | "dmy";
                /** @description The decimal mark */
                decimal?: "." | "," | "point" | "comma";
                /** @description The thousands mark */
                thousands?: "." | "," | "point" | "comma" | " " | "'" | "space" | "apostrophe" | "none";
                /** @description The encoding of the text, such as windows-949; by default UTF-8, or that of the byte order mark */
                encoding?: string;
                /** @description The vendor of a file of prices, which implies its columns, notation and basis */
                price_format?: "yfinance" | "yahoo" | "nasdaq" | "investing" | "stooq" | "alphavantage" | "tiingo" | "eodhd" | "krx" | "fdr";
                /** @description How prices are adjusted; by default as the format is, else raw */
                basis?: "raw" | "splits" | "all";
                /** @description Whether open, high and low are taken from the close, as for funds and indices */
                close_only?: "true" | "false";
                /** @description Whether a company is created for an unknown symbol */
                create_companies?: "true" | "false";
                /** @description Whether one row that is refused or doubtful refuses the file */
                strict?: "true" | "false";
            };
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The kind of import */
                kind: "companies" | "exchanges" | "listings" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
