import type { ComponentType, ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { createBrowserComponent } from '@marehalm/i18n-routing/react';
import type { LoadMessages } from './messages';
import { NoScriptFallback } from './without-scripts';

/**
 * Returns a client-only component. Its code and messages load when it first renders; until then, and in prerendered pages, `fallback` is
 * shown. After a failure, rendering it again tries again.
 */
export const createClientOnlyComponent = <Props extends object>(
  loadMessages: LoadMessages,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> =>
  createBrowserComponent(async (locale: LocaleCode) => Promise.all([load(), loadMessages[locale]()]), {
    Prerendered: NoScriptFallback,
  });
