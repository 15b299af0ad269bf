import { deferHydration } from '@marehalm/static-router/inline';

// Inlined at the end of every page by `entry.server.tsx`.
deferHydration({
  // The first use of `Intl` reads the browser's table of locales: 12 ms, 50 on a phone, which would make one long task of hydration.
  warmUp: () => Intl.NumberFormat.supportedLocalesOf('en'),
});
