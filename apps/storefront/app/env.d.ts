/// <reference types="vite/client" />
/// <reference path="../../../tools/messages/client.d.ts" />

interface ImportMetaEnv {
  readonly SHOP: import('../build-steps/configuration').PublicConfiguration;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}

/** A tap or a key that only scripts can answer. */
interface HeldTap {
  readonly target: Element;
  readonly type: string;
  readonly replay: () => void;
}

interface Window {
  /** What waits for React on a page that came as HTML, first made first; see `boot/boot.ts` and `shell/come-alive.ts`. */
  heldTaps?: HeldTap[];
  /** Links that have loaded, or failed to: `load` or `error`. */
  endedLinks?: WeakMap<EventTarget, string>;
  /** Set by React Router once the page is hydrated. */
  readonly __reactRouterDataRouter?: import('react-router').DataRouter;
  /** Which routes there are, and their code by id as far as it is here; React Router's own. */
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string; readonly hasClientLoader: boolean }>>;
  };
  readonly __reactRouterRouteModules?: Record<string, unknown>;
}
