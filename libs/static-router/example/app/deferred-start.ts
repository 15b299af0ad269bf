import { deferHydration } from '@marehalm/static-router/inline';

deferHydration({
  // The first use of `Intl` reads the browser's table of locales.
  warmUp: () => Intl.NumberFormat.supportedLocalesOf('en'),
});
