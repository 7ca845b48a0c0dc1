/** What the modules of the site look at when they are loaded, as in a browser that speaks English; imported before them. */
Object.assign(globalThis, { localStorage: { getItem: () => null }, document: { documentElement: {} } })
