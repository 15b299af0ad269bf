import type { ComponentType, ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { createLocalizedClientOnlyComponent } from '@marehalm/i18n-routing/react';
import type { MessageLoadersPerLocale } from './messages';
import { PrerenderedFallback } from './prerendered-fallback';

/**
 * Returns a client-only component. Its code and messages load when it first renders; until then, and in prerendered pages, `fallback` is
 * shown. After a failure, rendering it again tries again.
 */
export const createClientOnlyComponent = <Props extends object>(
  loadMessages: MessageLoadersPerLocale,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> =>
  createLocalizedClientOnlyComponent(
    async (locale: LocaleCode) => Promise.all([load(), loadMessages[locale]()]),
    {
      Prerendered: PrerenderedFallback,
    },
  );
