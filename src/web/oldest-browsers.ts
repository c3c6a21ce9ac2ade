/**
 * The oldest browsers that the page works in: it is built for them (vite.config.ts), checked against them (test/support), and
 * tells older ones so (index.html).
 */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 121, safari: 16 } as const;
