/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly SHOP: import('../site/configuration').PublicConfiguration;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}
